// Legend of the marks under the days: offline in a line under the strip, else at the end of the chips and in the side menu, where it
// takes no space from the list. Each day also has its own text for screen readers.
import type { Lang } from '../../../../../contract/limits/limits.ts'
import { network } from '../../../../core/api/freshness.ts'
import type { ListAvailability } from '../../../../core/packs/list-availability.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useStore } from '../../../../ui/use-store.ts'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import { availabilityMessages, marksWord } from './availability-messages.ts'
import { availableDays } from './available-days.ts'
import styles from './DayAvailability.module.css'

const marks: readonly ListAvailability[] = ['whole', 'part', 'none']

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
  const availability = new Set(useStore(availableDays).values())
  const shown = marks.filter((mark) => availability.has(mark) && !(mark === 'none' && isOnline))
  if (shown.length === 0) return null
  return (
    <p className={styles.small} data-marks="">
      <VisuallyHidden>{marksWord[lang]}</VisuallyHidden>
      <Meanings of={shown} lang={lang} />
    </p>
  )
}

function Meanings({ of, lang }: { of: readonly ListAvailability[]; lang: Lang }) {
  return of.map((availability) => (
    <span key={availability} className={styles.meaning}>
      <i className={classNames(styles.swatch, styles[availability])} aria-hidden="true" />
      {availabilityMessages[lang][availability]}
    </span>
  ))
}
