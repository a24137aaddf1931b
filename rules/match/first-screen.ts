// Which reads the first screen of a rendered route needs. The server answers them before it renders and the route's
// own queries use the same functions, so that the app finds everything in its cache and asks for nothing again.
import type { ApiKey } from '../../contract/api.ts'
import type { AllMatchBody } from '../../contract/match/match.ts'
import type { Sport } from '../../contract/match/match-row.ts'
import { dayIn } from '../time/day.ts'

export interface FirstRead {
  key: ApiKey
  params: { query?: Record<string, string>; body?: unknown }
}
interface FirstContext {
  /** IANA zone of the reader. */
  tz: string
  /** Product milliseconds. */
  nowMs: number
}

/** Matches of one sport on one day of the reader's zone. */
export const dayMatchesBody = (sport: Sport, day: string, tz: string): AllMatchBody => ({ sport, day, tz, limit: 2_000 })
/** Matches of the schedule: a day and the one after it. */
export const scheduleBody = (sport: Sport | undefined, day: string, tz: string): AllMatchBody => ({
  ...(sport ? { sport } : {}),
  day,
  days: 2,
  tz,
  limit: 2_000,
})
/** The sport of /schedule's `type`: 1 football, 2 basketball; 3 (other) and 4 (all) are filtered on the screen. */
export const scheduleSport = (type: string | number | null | undefined): Sport | undefined =>
  String(type) === '1' ? 'football' : String(type) === '2' ? 'basketball' : undefined
/** News on the home page. */
export const homeNewsQuery = { limit: '9' }

const dayPattern = /^(19|2\d)\d\d-\d\d-\d\d$/

/** The reads of a rendered route, or null when the route is not rendered on the server. */
export function firstScreenReads(url: string, { tz, nowMs }: FirstContext): FirstRead[] | null {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const asked = searchParams.get('day') ?? ''
  const day = dayPattern.test(asked) ? asked : dayIn(nowMs, tz)
  const hot: FirstRead = { key: 'GET api/hot_match/recommend', params: {} }
  if (pathname === '/main') return [hot, { key: 'GET api/Portal_post/getList2', params: { query: homeNewsQuery } }]
  if (pathname === '/football')
    return [
      { key: 'POST api/hot_match/all_match', params: { body: dayMatchesBody('football', day, tz) } },
      { key: 'GET api/hot_match/initial_list', params: { query: { sport: 'football' } } },
    ]
  if (pathname === '/schedule')
    return [{ key: 'POST api/hot_match/all_match', params: { body: scheduleBody(scheduleSport(searchParams.get('type')), day, tz) } }]
  return null
}
