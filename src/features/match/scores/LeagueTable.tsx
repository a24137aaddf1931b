// The table of a match's league beside a list; nothing if the competition has none. The component loads once the data has.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { leagueName } from '../../../../rules/text/name/name.ts'
import { MoreLink } from '../../../ui/button/MoreLink.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { lazyPart } from '../../../ui/layer/lazy-part.ts'
import { matchSearch } from '../match-link.ts'
import { standingsQuery } from '../queries.ts'
import type { RowView } from '../row-view.ts'

const StandingsTable = lazyPart(async () => (await import('../league/standings/StandingsTable.tsx')).StandingsTable)

export interface LeagueTableProps {
  row: MatchRow
  view: RowView
  /** Maximum rows. */
  most: number
  className?: string
  /** Content below, which the table must not push down: rendered with it, or once it is known that there is none. */
  after?: ReactNode
}

export function LeagueTable({ row, view, most, className, after }: LeagueTableProps) {
  const { data, isPending } = useQuery(standingsQuery(row.league_id))
  const teams = [row.home_team_id, row.away_team_id]
  const standings = data?.list.find(({ rows }) => rows.some(({ team_id }) => teams.includes(team_id)))
  if (!standings) return isPending ? null : after
  return (
    <Suspense>
      <section className={className}>
        <SectionHead
          title={standings.provisional ? <Trans>即时积分榜</Trans> : <Trans>积分榜</Trans>}
          note={leagueName(row, view.lang)}
          more={
            <MoreLink render={<Link to="/score-detail" search={{ ...matchSearch(row), tab: 'table' }} />}>
              <Trans>完整</Trans>
            </MoreLink>
          }
        />
        <StandingsTable standings={standings} lang={view.lang} marked={teams} most={most} sport={row.sport} match={row.id} linked />
      </section>
      {after}
    </Suspense>
  )
}
