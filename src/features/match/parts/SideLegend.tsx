// Colour legend of a chart: home plain, away hatched.
import type { Lang } from '../../../../contract/limits/limits.ts'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { teamShort } from '../../../../rules/text/name/name.ts'
import styles from './SideLegend.module.css'

export function SideLegend({ row, lang }: { row: MatchRow; lang: Lang }) {
  return (
    <>
      <span className={styles.side} translate="no">
        <i className={styles.home} />
        {teamShort(row, 'home', lang)}
      </span>
      <span className={styles.side} translate="no">
        <i className={styles.away} />
        {teamShort(row, 'away', lang)}
      </span>
    </>
  )
}
