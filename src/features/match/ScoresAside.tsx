// The third column: the match in focus, and the table of its league with both teams marked.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { MatchRow } from '../../../contract/match.ts'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'
import { MatchCard } from './MatchCard.tsx'
import { matchSearch } from './match-link.ts'
import { standingsQuery } from './queries.ts'
import type { RowView } from './row-view.ts'
import styles from './ScoresAside.module.css'
import { StandingsTable } from './StandingsTable.tsx'
import { useWide } from './use-wide.ts'

export function ScoresAside({ row, view }: { row: MatchRow; view: RowView }) {
  const { t } = useLingui()
  const wide = useWide()
  return (
    <aside className={styles.aside} aria-label={t`焦点比赛`}>
      <MatchCard row={row} view={view} quiet={!wide} />
      {wide && <LeagueTable row={row} view={view} />}
    </aside>
  )
}

/** Rows that the column has room for. */
const most = 6

function LeagueTable({ row, view }: { row: MatchRow; view: RowView }) {
  const { data } = useQuery(standingsQuery(row.league_id))
  const teams = [row.home_team_id, row.away_team_id]
  const standings = data?.list.find(({ rows }) => rows.some(({ team_id }) => teams.includes(team_id)))
  if (!standings) return null
  return (
    <section className={styles.table}>
      <SectionHead
        title={standings.provisional ? <Trans>即时积分榜</Trans> : <Trans>积分榜</Trans>}
        more={
          <MoreLink render={<Link to="/score-detail" search={{ ...matchSearch(row), tab: 'table' }} />}>
            <Trans>完整</Trans>
          </MoreLink>
        }
      />
      <StandingsTable standings={standings} lang={view.lang} marked={teams} most={most} />
    </section>
  )
}
