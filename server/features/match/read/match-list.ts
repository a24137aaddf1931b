// Selects and orders the matches of a list call. Pure.

import { limits } from '../../../../contract/limits/limits.ts'
import type { AllMatchBody } from '../../../../contract/match/match.ts'
import type { MatchStatus, Sport } from '../../../../contract/match/match-row.ts'
import { compare } from '../../../../rules/text/compare.ts'
import { dayIn } from '../../../../rules/time/day.ts'
import type { MatchCore } from '../state.ts'
import { type DayRange, dayAfter, dayRange, zoneOf } from './day-range.ts'

export const defaultZone = 'Asia/Shanghai'

export interface ListQuery {
  sport: Sport | null
  status: MatchStatus | null
  league: string | null
  ids: ReadonlySet<string> | null
  /** A match of any of these teams or leagues is included. */
  followed: { teams: ReadonlySet<string>; leagues: ReadonlySet<string> } | null
  /** Null: everything in memory. */
  range: DayRange | null
  /** A range around now includes every live match, whenever it began. */
  live: boolean
  /** Starts of the days in the range; a list of several days is grouped by day. */
  days: number[]
  from: number
  limit: number
}

/** Parses a body at product time `now`; null if its zone or day is invalid. */
export function listQuery(body: AllMatchBody, now: number): ListQuery | null {
  const zone = zoneOf(body.tz ?? defaultZone)
  if (zone === null) return null
  const limit = body.limit ?? limits.pageSize
  const query: ListQuery = {
    sport: body.sport ?? null,
    status: body.status ?? null,
    league: body.league_id ?? null,
    ids: body.ids ? new Set(body.ids) : null,
    followed: body.team_ids || body.league_ids ? { teams: new Set(body.team_ids), leagues: new Set(body.league_ids) } : null,
    range: null,
    live: false,
    days: [],
    from: ((body.page ?? 1) - 1) * limit,
    limit,
  }
  if (body.day === undefined && (query.ids || query.league)) return query
  const first = body.day ?? dayIn(now, zone)
  if (!dayRange(first, 1, zone)) return null
  const days = body.day === undefined ? 1 : (body.days ?? 1)
  const ranges = Array.from({ length: days }, (_, index) => dayRange(dayAfter(first, index), 1, zone))
  const [start, end] = [ranges[0], ranges.at(-1)]
  if (!start || !end) return null
  const range = { from: start.from, to: end.to }
  return { ...query, range, live: range.from <= now && now < range.to, days: ranges.map((one) => one?.from ?? 0) }
}

/** The order of every list, the same for all users: hot leagues first, then league, kick-off, id. */
export function inListOrder<T extends { core: MatchCore; time: number }>(entries: Iterable<T>, isHot: (leagueId: string) => boolean): T[] {
  const cold = ({ core }: T): number => (isHot(core.league_id) ? 0 : 1)
  return [...entries].sort(
    (a, b) => cold(a) - cold(b) || compare(a.core.league_id, b.core.league_id) || a.time - b.time || compare(a.core.id, b.core.id),
  )
}

/** One cache key for all equivalent queries. */
export const queryKey = ({ sport, status, league, range, live, days, from, limit }: ListQuery): string =>
  [sport, status, league, range?.from, range?.to, live, days.length, from, limit].join(' ')

const isFollowed = (core: MatchCore, { teams, leagues }: NonNullable<ListQuery['followed']>): boolean =>
  leagues.has(core.league_id) || teams.has(core.home_team_id) || teams.has(core.away_team_id)

function isWanted(core: MatchCore, time: number, query: ListQuery): boolean {
  if (query.sport && core.sport !== query.sport) return false
  if (query.status && core.status !== query.status) return false
  if (query.league && core.league_id !== query.league) return false
  if (query.ids && !query.ids.has(core.id)) return false
  if (query.followed && !isFollowed(core, query.followed)) return false
  if (!query.range) return true
  return (time >= query.range.from && time < query.range.to) || (query.live && core.status === 'live')
}

/** Selects a page from entries in list order: grouped by day if there are several, then sliced. */
export function pageOf<T extends { core: MatchCore; time: number }>(all: readonly T[], query: ListQuery): { list: T[]; total: number } {
  const wanted = all.filter(({ core, time }) => isWanted(core, time, query))
  const dayNumber = ({ time }: T): number => query.days.findLastIndex((start) => time >= start)
  if (query.days.length > 1) wanted.sort((a, b) => dayNumber(a) - dayNumber(b))
  return { list: wanted.slice(query.from, query.from + query.limit), total: wanted.length }
}
