// The schedule: three days of all matches, fourteen of what this device follows.
import { limits } from '../../../../contract/limits/limits.ts'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { call } from '../../api/api.ts'
import { productNow } from '../../clock/product-clock.ts'
import { db } from '../../storage/db.ts'
import { dayOf } from '../../text/format.ts'
import type { PackSource } from '../packs.ts'

const listKey = 'POST api/hot_match/all_match'

export interface ScheduleContent {
  rows: MatchRow[]
  /** First of the days that are complete, in the zone of the request. */
  day: string
  days: number
  tz: string
}

async function followed(): Promise<{ team_ids: string[]; league_ids: string[]; ids: string[] }> {
  const follows = await db.follow.toArray()
  const of = (kind: string): string[] => follows.flatMap((follow) => (follow.kind === kind ? [follow.id] : [])).slice(0, 500)
  const reserved = (await db.reservation.toArray()).map(({ id }) => id)
  return { team_ids: of('team'), league_ids: of('league'), ids: [...new Set([...of('match'), ...reserved])].slice(0, 500) }
}

export const schedulePack: PackSource = {
  name: 'schedule',
  refreshAfter: 6 * 3_600_000,
  async load({ tz, signal, progress }) {
    const day = dayOf(productNow(), tz)
    const range = { day, tz, limit: limits.pageSizeMax }
    const rows = new Map<string, MatchRow>()
    const add = ({ list }: { list: MatchRow[] }): void => {
      for (const row of list) rows.set(row.id, row)
    }
    add(await call(listKey, { body: { ...range, days: limits.packDays }, signal }))
    progress(0.5)
    const { ids, team_ids, league_ids } = await followed()
    if (team_ids.length + league_ids.length > 0)
      add(await call(listKey, { body: { ...range, days: limits.packDaysFollowed, team_ids, league_ids }, signal }))
    if (ids.length > 0) add(await call(listKey, { body: { ids, limit: limits.pageSizeMax }, signal }))
    const content: ScheduleContent = { rows: [...rows.values()], day, days: limits.packDays, tz }
    return { items: [{ key: 'rows', data: content }], count: rows.size }
  },
}
