// The third column: the focused match, and the table of its league with both teams marked.
import { useLingui } from '@lingui/react/macro'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import type { RowView } from '../row-view.ts'
import { useWide } from '../use-wide.ts'
import { LeagueTable } from './LeagueTable.tsx'
import { MatchCard } from './MatchCard.tsx'
import styles from './ScoresAside.module.css'

export function ScoresAside({ row, view }: { row: MatchRow; view: RowView }) {
  const { t } = useLingui()
  const wide = useWide()
  return (
    <aside className={styles.aside} aria-label={t`焦点比赛`}>
      <MatchCard row={row} view={view} quiet={!wide} />
      {wide && <LeagueTable most={most} className={styles.table} row={row} view={view} />}
    </aside>
  )
}

/** Maximum rows of the table. */
const most = 6
