// Legend of the marks under the days: offline in a line under the strip, else at the end of the chips and in the side menu, where it
// takes no space from the list. Each day also has its own text for screen readers.
import type { Lang } from '../../../../contract/limits/limits.ts'
import { network } from '../../../core/api/freshness.ts'
import type { ListKept } from '../../../core/packs/kept-lists.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useStore } from '../../../ui/use-store.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './DayKept.module.css'
import { keptDays } from './kept-days.ts'
import { keptWords, marksWord } from './kept-words.ts'

const marks: readonly ListKept[] = ['whole', 'part', 'none']

export function DayLegend({ lang }: { lang: Lang }) {
  return (
    <p className={styles.legend} aria-hidden="true" data-legend="">
      <Meanings of={marks} lang={lang} />
    </p>
  )
}

/** Nothing to explain if no day has a mark. Online, days that are not cached have none. */
export function SmallLegend({ lang }: { lang: Lang }) {
  const isOnline = useStore(network)
  const kept = new Set(useStore(keptDays).values())
  const shown = marks.filter((mark) => kept.has(mark) && !(mark === 'none' && isOnline))
  if (shown.length === 0) return null
  return (
    <p className={styles.small} data-marks="">
      <VisuallyHidden>{marksWord[lang]}</VisuallyHidden>
      <Meanings of={shown} lang={lang} />
    </p>
  )
}

function Meanings({ of, lang }: { of: readonly ListKept[]; lang: Lang }) {
  return of.map((kept) => (
    <span key={kept} className={styles.meaning}>
      <i className={classNames(styles.swatch, styles[kept])} aria-hidden="true" />
      {keptWords[lang][kept]}
    </span>
  ))
}
