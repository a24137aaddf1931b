// The address of the schedule: type, day, league, mine. What is not understood is left out.
import { readDay } from './day-strip.ts'
import { type ScheduleSearch, scheduleTypes } from './schedule-order.ts'
import { readId } from './scores-search.ts'

export function readScheduleSearch(search: Record<string, unknown>): ScheduleSearch {
  const type = scheduleTypes.find((known) => known === Number(search.type))
  return { type, day: readDay(search.day), league: readId(search.league), mine: search.mine === true || undefined }
}
