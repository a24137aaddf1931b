// Matches of followed teams or leagues in the next days; a tap reserves one.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CalendarX, Star } from 'lucide-react'
import { apiQuery } from '../../../core/api/api-query.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { DayHead } from '../../match/list/day/DayHead.tsx'
import { GroupedRows } from '../../match/list/GroupedRows.tsx'
import { listKey } from '../../match/queries.ts'
import { useRowView } from '../../match/row-view.ts'
import { scheduleDays } from '../../match/schedule/schedule-order.ts'
import { Ticket } from '../../match/schedule/Ticket.tsx'
import { useMovedRows } from '../../match/state/row/moved-rows.ts'
import { useMatchList } from '../../match/state/use-match-list.ts'
import { useOpenedDay } from '../../match/state/use-opened-day.ts'
import { useFollowedIds } from '../use-follow.ts'

const sizes = { desktop: { head: 42, row: 61 }, phone: { head: 42, row: 93 } }
/** Days ahead; fewer for leagues, which play more often than a team. */
const daysOf = { team: 14, league: 7 }

export function FollowedFixtures({ kind }: { kind: 'team' | 'league' }) {
  const { t } = useLingui()
  const view = useRowView()
  const ids = [...useFollowedIds(kind)].sort()
  // The range stays at the day of opening: midnight must not empty the list while the user reads it.
  const { opened } = useOpenedDay(view.tz)
  const range = { day: opened, days: daysOf[kind], tz: view.tz, limit: 500 }
  const list = useMatchList({
    ...apiQuery(listKey, { body: kind === 'team' ? { ...range, team_ids: ids } : { ...range, league_ids: ids } }),
    enabled: ids.length > 0,
  })
  const rows = useMovedRows(list.rows).filter(({ status }) => status === 'upcoming' || status === 'live' || status === 'postponed')
  const byId = new Map(rows.map((row) => [row.id, row]))
  if (ids.length === 0)
    return (
      <EmptyState
        icon={<Star />}
        title={kind === 'team' ? t`还没有关注球队` : t`还没有关注联赛`}
        text={t`关注以后，它们接下来的比赛会列在这里，一点就能预约。`}
        action={
          <Button render={<Link to="/attention" search={{ kind }} />}>
            <Trans>去关注</Trans>
          </Button>
        }
      />
    )
  if (list.query.isPending) return <SkeletonRows count={6} height={61} label={t`数据加载中，请稍候！`} />
  if (list.query.isLoadingError) return <ErrorState onRetry={() => void list.query.refetch()} />
  if (rows.length === 0) return <EmptyState icon={<CalendarX />} title={kind === 'team' ? t`两周内没有比赛` : t`七天内没有比赛`} />
  return (
    <GroupedRows
      groups={scheduleDays(rows, view.tz)}
      sizes={sizes}
      head={({ day, ids: of }) => <DayHead day={day} count={of.length} view={view} />}
      row={(id) => {
        const row = byId.get(id)
        return row && <Ticket row={row} view={view} />
      }}
    />
  )
}
