// Applies the server's list filters to cached rows. Pure.

import { limits } from '../../../contract/limits/limits.ts'
import type { AllMatchBody, LeagueEntry } from '../../../contract/match/match.ts'
import type { MatchDetail } from '../../../contract/match/match-detail.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import type { NewsCard } from '../../../contract/news.ts'
import { productNow } from '../clock/product-clock.ts'
import { addDays, dayOf } from '../text/format.ts'
import type { ScheduleContent } from './content/schedule.ts'

const defaultZone = 'Asia/Shanghai'

/** Rows that a list call selects, by kick-off; the screens sort them further. */
export function matchRows(rows: readonly MatchRow[], body: AllMatchBody): MatchRow[] {
  const { from, to, tz } = rangeOf(body)
  const ids = body.ids && new Set(body.ids)
  const teams = new Set(body.team_ids)
  const leagues = new Set(body.league_ids)
  const isFollowed = (row: MatchRow): boolean => leagues.has(row.league_id) || teams.has(row.home_team_id) || teams.has(row.away_team_id)
  const wanted = rows.filter((row) => {
    if (ids && !ids.has(row.id)) return false
    if (body.sport && row.sport !== body.sport) return false
    if (body.status && row.status !== body.status) return false
    if (body.league_id && row.league_id !== body.league_id) return false
    if ((body.team_ids || body.league_ids) && !isFollowed(row)) return false
    if (from === null) return true
    const day = dayOf(row.match_time, tz)
    return day >= from && day <= to
  })
  return wanted
    .sort((a, b) => Date.parse(a.match_time) - Date.parse(b.match_time) || (a.id < b.id ? -1 : 1))
    .slice(0, body.limit ?? limits.pageSize)
}

interface DayRange {
  /** First day; null for any. */
  from: string | null
  to: string
  tz: string
}

function rangeOf({ day, days = 1, tz = defaultZone, ids, league_id }: AllMatchBody): DayRange {
  if (day === undefined && (ids || league_id)) return { from: null, to: '', tz }
  const from = day ?? dayOf(productNow(), tz)
  return { from, to: addDays(from, day === undefined ? 0 : days - 1), tz }
}

/** Whether the cache holds every match of the requested days. False for another zone, whose days begin at other hours. */
export function isComplete(packed: ScheduleContent | undefined, body: AllMatchBody): boolean {
  const { from, to, tz } = rangeOf(body)
  if (!packed || from === null || tz !== packed.tz) return false
  return from >= packed.day && to <= addDays(packed.day, packed.days - 1)
}

/** The hot matches nearest to now, twelve at most. */
export function hotRows(rows: readonly MatchRow[]): MatchRow[] {
  const now = productNow()
  const away = (row: MatchRow): number => Math.abs(Date.parse(row.match_time) - now)
  return rows
    .filter((row) => row.hot)
    .sort((a, b) => away(a) - away(b))
    .slice(0, 12)
}

/** Details of a match that has not begun: all of them empty. */
export function emptyDetail(match: MatchRow, tables: readonly NonNullable<MatchDetail['standings']>[]): MatchDetail {
  const own = tables.find(({ rows }) => rows.some(({ team_id }) => team_id === match.home_team_id))
  return {
    match,
    events: [],
    text: [],
    statistics: [],
    momentum: [],
    lineups: null,
    players: null,
    head_to_head: [],
    form: { home: [], away: [] },
    standings: own ?? null,
    venue: null,
    referee: null,
  }
}

export const findLeagues = (leagues: readonly LeagueEntry[], sport: string | undefined): LeagueEntry[] =>
  leagues.filter((league) => !sport || league.sport === sport)

export function findNews(
  cards: readonly NewsCard[],
  { sport, topic, league_id, page = '1', limit = '20' }: Record<string, string | undefined>,
): { list: NewsCard[]; total: number; article: null } {
  const wanted = cards.filter(
    (card) => (!sport || card.sport === sport) && (!topic || card.topic === topic) && (!league_id || card.league_id === league_id),
  )
  const size = Number(limit)
  const from = (Number(page) - 1) * size
  return { list: wanted.slice(from, from + size), total: wanted.length, article: null }
}
