// Queries and bodies of the first screens' reads. The app's own queries use the same, so that they hit the server's entries in the cache.
import type { AllMatchBody } from '../../contract/match/match.ts'
import type { Sport } from '../../contract/match/match-row.ts'

/** Matches of one sport on one day of the reader's zone. */
export const dayMatchesBody = (sport: Sport, day: string, tz: string): AllMatchBody => ({ sport, day, tz, limit: 2_000 })
/** Matches of the schedule: a day and the next one. */
export const scheduleBody = (sport: Sport | undefined, day: string, tz: string): AllMatchBody => ({
  ...(sport ? { sport } : {}),
  day,
  days: 2,
  tz,
  limit: 2_000,
})
/** The sport of /schedule's `type`: 1 football, 2 basketball; 3 (other) and 4 (all) are filtered on the client. */
export const scheduleSport = (type: string | number | null | undefined): Sport | undefined =>
  String(type) === '1' ? 'football' : String(type) === '2' ? 'basketball' : undefined
/** News on the home page. */
export const homeNewsQuery = { limit: '9' }
/** Articles per page of /news. */
export const newsSize = 20
export const newsPageQuery = ({ sport, topic }: { sport?: string; topic?: string }, page: number) => ({
  ...(sport ? { sport } : {}),
  ...(topic ? { topic } : {}),
  page: String(page),
  limit: String(newsSize),
})
/** Other articles of the same league. */
export const leagueNewsQuery = (leagueId: string) => ({ league_id: leagueId, limit: '6' })
/** Matches by id, in a canonical order: the reader's follows, or the subjects of an article. */
export const matchesByIdBody = (ids: readonly string[]): AllMatchBody => ({ ids: [...ids].sort().slice(0, 500), limit: 500 })
/** Schemes per page. */
export const schemeSize = 20
/** Upcoming matches with schemes per page, and experts per page. */
export const forecastSize = 10
export const expertSize = 50
/** Videos per page, and the query key of their pages, followed by the filter. */
export const videoSize = 24
export const videoGridKey = 'video-grid'
/** Recordings per page. */
export const playbackSize = 24

/** The live rooms of a match, hottest first. */
export const roomsOfMatch = (matchId: string) => ({ match_id: matchId, limit: '7' })

interface RoomListQuery {
  /** 0: all of them. */
  type?: number
  /** For type 3: a game. */
  id?: string
  /** The random marker of a reload. */
  r?: string
}
/** A page of the rooms of a type. */
export const typeRoomsBody = ({ type = 0, id, r }: RoomListQuery, page = 1) => ({
  type,
  ...(id && { id }),
  ...(r && { r }),
  limit: 60,
  ...(page > 1 && { page }),
})
/** Recordings of a type. */
export const replaysBody = ({ type = 0, id }: RoomListQuery) => ({ type, ...(id && { id }), limit: 8 })
/** Scheduled broadcasts of a type, next first: some of them may be live already. */
export const comingQuery = ({ type = 0 }: RoomListQuery) => ({ ...(type > 0 && { type: String(type) }), limit: '12' })
/** Tickets in the strip of /anchor. */
const mostTickets = 4

/** Scheduled broadcasts shown as tickets: the next ones that have not started. `nowMs` in product milliseconds. */
export const ticketsOf = <One extends { state: string; start_at: string }>(list: readonly One[], nowMs: number): One[] =>
  list.filter(({ state, start_at }) => state === 'announced' && Date.parse(start_at) > nowMs).slice(0, mostTickets)

/** The ranking of the site's streamers. */
export const roomRankQuery = <Range extends string, By extends string>(range: Range, by: By) => ({ range, by, limit: '50' })
