// Data of /schedule: a day and the next, for one type of sport, filtered by league and pins, kept stable.
import { useMemo, useState } from 'react'
import { scheduleSport } from '../../../../rules/screen/bodies.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { useStore } from '../../../ui/use-store.ts'
import { isHosted, showsLive } from '../list/list-order.ts'
import { useSettled } from '../list/use-settled.ts'
import { scheduleQuery } from '../queries.ts'
import { useRowView } from '../row-view.ts'
import { useRowsById } from '../state/row/moved-rows.ts'
import { useMatchList } from '../state/use-match-list.ts'
import { useOpenedDay } from '../state/use-opened-day.ts'
import { isDayUnderWay, isOfType, scheduleDays } from './schedule-order.ts'
import type { ScheduleSearch } from './schedule-type.ts'

export function useSchedule(search: ScheduleSearch) {
  const view = useRowView()
  const { today, opened } = useOpenedDay(view.tz)
  const [showsOver, setShowsOver] = useState(false)
  const { pinnedLeagues } = useStore(preferences)
  const day = search.day ?? opened
  const type = search.type ?? 4
  const listQuery = scheduleQuery(scheduleSport(type), day, view.tz)
  const list = useMatchList(listQuery)
  const wanted = useMemo(
    () =>
      list.rows.filter(
        (row) =>
          isOfType(row, type) &&
          (!search.league || row.league_id === search.league) &&
          (!search.mine || pinnedLeagues.includes(row.league_id)) &&
          (!search.hosted || isHosted(row)),
      ),
    [list.rows, type, search.league, search.mine, search.hosted, pinnedLeagues],
  )
  // On the current day finished matches are folded to show upcoming ones; on a past day they are all there is.
  const foldsOver = isDayUnderWay(day, today, opened) && !showsOver
  const over = wanted.filter((row) => row.status === 'over' || row.status === 'cancelled').length
  const fresh = useMemo(
    () => wanted.filter((row) => !foldsOver || (row.status !== 'over' && row.status !== 'cancelled')).map(({ id }) => id),
    [wanted, foldsOver],
  )
  const chosen = [type, day, search.league ?? '', search.mine ? pinnedLeagues.join() : '', search.hosted ?? '', foldsOver, view.tz].join(
    '|',
  )
  const settled = useSettled(fresh, chosen)
  const byId = useRowsById(list.rows, settled.ids)
  const days = useMemo(
    () =>
      scheduleDays(
        settled.ids.flatMap((id) => byId.get(id) ?? []),
        view.tz,
      ),
    [settled.ids, byId, view.tz],
  )
  return {
    view,
    today,
    opened,
    day,
    keyOf: (of: string) => scheduleQuery(scheduleSport(type), of, view.tz).queryKey,
    type,
    list,
    listQuery,
    days,
    byId,
    runs: showsLive(settled.ids, byId),
    settled,
    over: foldsOver ? over : 0,
    showOver: () => setShowsOver(true),
  }
}
