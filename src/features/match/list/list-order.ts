// Which matches a tab shows, in which order, and how the order stays stable while the user reads. Pure.
import type { LeagueEntry } from '../../../../contract/match/match.ts'
import type { MatchRow, MatchStatus } from '../../../../contract/match/match-row.ts'
import { isAwaitingResult } from '../../../../rules/match/match-clock.ts'
import { compare } from '../../../../rules/text/compare.ts'
import { type ScoreTab, scoreTabs } from './score-tab.ts'

export interface RowGroup {
  leagueId: string
  /** Any row of the group, for the league's name, mark and round. */
  head: MatchRow
  ids: string[]
}

/** Whether a row belongs to a tab. Postponed matches count as upcoming; cancelled ones, and overdue ones without a result, as over. */
export function isInTab(row: MatchRow, tab: ScoreTab, followed: ReadonlySet<string>, nowMs: number): boolean {
  if (tab === 'all') return true
  if (tab === 'followed') return followed.has(row.id)
  if (tab === 'upcoming') return row.status === 'postponed' || (row.status === 'upcoming' && !isAwaitingResult(row, nowMs))
  if (tab === 'over') return row.status === 'over' || row.status === 'cancelled' || isAwaitingResult(row, nowMs)
  return row.status === 'live'
}

/** Whether a streamer covers the match, or has announced to. */
export const isHosted = ({ rooms, announced }: Pick<MatchRow, 'rooms' | 'announced'>): boolean => rooms + announced > 0

/** Whether any of these matches is live. */
export const showsLive = (ids: readonly string[], byId: ReadonlyMap<string, Pick<MatchRow, 'status'>>): boolean =>
  ids.some((id) => byId.get(id)?.status === 'live')

export function countTabs(rows: readonly MatchRow[], followed: ReadonlySet<string>, nowMs: number): Record<ScoreTab, number> {
  const counts: Record<ScoreTab, number> = { all: 0, live: 0, upcoming: 0, over: 0, followed: 0 }
  for (const row of rows) for (const tab of scoreTabs) if (isInTab(row, tab, followed, nowMs)) counts[tab] += 1
  return counts
}

/** Ranks of leagues that come first: the user's pins in their order, then the operator's. */
export function leagueRanks(pinned: readonly string[], leagues: readonly LeagueEntry[]): Map<string, number> {
  const ranks = new Map<string, number>()
  for (const { id, hot } of leagues) if (hot) ranks.set(id, pinned.length)
  for (const [index, id] of pinned.entries()) ranks.set(id, index)
  return ranks
}

/** Order of statuses: live, then upcoming, then over. */
const statusRank: Record<MatchStatus, number> = { live: 0, upcoming: 1, postponed: 1, over: 2, cancelled: 2 }

const byStatus = (left: MatchRow, right: MatchRow): number =>
  statusRank[left.status] - statusRank[right.status] || compare(left.match_time, right.match_time) || compare(left.id, right.id)

/**
 * All rows of a day in list order: leagues by rank, then by their first match; within a league live, upcoming, over, each by
 * kick-off, then by id. Tabs filter this order, so a match keeps its neighbours in every tab. It is the order in which a list opens:
 * `settle` keeps a match that begins or ends in place.
 */
export function orderRows(rows: readonly MatchRow[], ranks: ReadonlyMap<string, number>): MatchRow[] {
  const lowest = ranks.size + 1
  const sorted = [...rows].sort(byStatus)
  const first = new Map<string, number>()
  sorted.forEach((row, index) => {
    if (!first.has(row.league_id)) first.set(row.league_id, index)
  })
  const rankOf = (row: MatchRow): number => ranks.get(row.league_id) ?? lowest
  // The sort is stable: within a league the rows keep their order.
  return sorted.sort(
    (left, right) => rankOf(left) - rankOf(right) || (first.get(left.league_id) as number) - (first.get(right.league_id) as number),
  )
}

/** Groups adjacent rows of the same league. */
export function groupRows(rows: readonly MatchRow[]): RowGroup[] {
  const groups: RowGroup[] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last?.leagueId === row.league_id) last.ids.push(row.id)
    else groups.push({ leagueId: row.league_id, head: row, ids: [row.id] })
  }
  return groups
}

export interface Settled {
  ids: readonly string[]
  /** Number of new matches that wait until the user requests them. */
  waiting: number
}

/**
 * Compares the shown list with the current one. Shown rows neither move nor disappear; new ones wait.
 */
export function settle(shown: readonly string[], fresh: readonly string[]): Settled {
  const known = new Set(shown)
  return { ids: shown, waiting: fresh.reduce((count, id) => count + (known.has(id) ? 0 : 1), 0) }
}
