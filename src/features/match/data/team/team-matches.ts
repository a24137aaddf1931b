// Sorts the matches of a team page by their current state: an upcoming match may have started since the page was read, a live one may have
// ended. Pure.
import type { MatchRow } from '../../../../../contract/match/match-row.ts'
import { isAwaitingResult } from '../../../../../rules/match/match-clock.ts'
import { compare } from '../../../../../rules/text/compare.ts'

type Stands = Pick<MatchRow, 'status' | 'match_time'>

export interface TeamMatches<R> {
  /** The live match, otherwise the next one. */
  first: R | undefined
  /** Earliest first; postponed matches have no date yet. */
  upcoming: R[]
  /** Newest first. */
  results: R[]
}

const soonest = (left: Stands, right: Stands): number => compare(left.match_time, right.match_time)

/** Leaves out overdue matches without any report: they are neither upcoming nor results. */
export function teamMatches<R extends Stands>(rows: readonly R[], nowMs: number): TeamMatches<R> {
  const inOrder = rows.filter((row) => !isAwaitingResult(row, nowMs)).sort(soonest)
  const running = inOrder.findLast(({ status }) => status === 'live')
  return {
    first: running ?? inOrder.find(({ status }) => status === 'upcoming'),
    upcoming: inOrder.filter(({ status }) => status === 'upcoming' || status === 'postponed'),
    results: inOrder.filter((row) => row.status === 'over' || (row.status === 'live' && row !== running)).reverse(),
  }
}
