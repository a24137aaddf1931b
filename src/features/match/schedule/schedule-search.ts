// The address of the schedule: type, day, league, mine, hosted. What is not understood is left out.
import { readDay, readId } from '../../../core/read-address.ts'
import { type ScheduleSearch, scheduleTypes } from './schedule-type.ts'

export function readScheduleSearch(search: Record<string, unknown>): ScheduleSearch {
  // Only text and numbers: what else an address parses to may not even become a number.
  const said = typeof search.type === 'string' || typeof search.type === 'number' ? Number(search.type) : null
  const type = scheduleTypes.find((known) => known === said)
  return {
    type,
    day: readDay(search.day),
    league: readId(search.league),
    mine: search.mine === true || undefined,
    hosted: search.hosted === true || undefined,
  }
}
