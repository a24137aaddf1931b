// Under the strip of days, without a network: what its marks mean. Each day says its own in words to those who hear it.
import type { Lang } from '../../../../contract/limits/limits.ts'
import type { ListKept } from '../../../core/packs/kept-lists.ts'
import { classNames } from '../../../ui/class-names.ts'
import styles from './DayKept.module.css'
import { keptWords } from './kept-words.ts'

const marks: readonly ListKept[] = ['whole', 'part', 'none']

export function DayLegend({ lang }: { lang: Lang }) {
  return (
    <p className={styles.legend} aria-hidden="true" data-legend="">
      {marks.map((kept) => (
        <span key={kept} className={styles.meaning}>
          <i className={classNames(styles.swatch, styles[kept])} />
          {keptWords[lang][kept]}
        </span>
      ))}
    </p>
  )
}
