// Search params of the schedule: type, day, league, mine, hosted. Unknown values are dropped.
import { readDay, readId } from '../../../core/read-address.ts'
import { type ScheduleSearch, scheduleTypes } from './schedule-type.ts'

export function readScheduleSearch(search: Record<string, unknown>): ScheduleSearch {
  // Accept only strings and numbers: other parsed values may throw in Number().
  const asked = typeof search.type === 'string' || typeof search.type === 'number' ? Number(search.type) : null
  const type = scheduleTypes.find((known) => known === asked)
  return {
    type,
    day: readDay(search.day),
    league: readId(search.league),
    mine: search.mine === true || undefined,
    hosted: search.hosted === true || undefined,
  }
}
