// The matches of a team's page as they stand now: one that was to come when the page was read may run, and one that ran may be over. Pure.
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { isUntold } from '../../../../rules/match/match-clock.ts'
import { compare } from '../../../../rules/text/compare.ts'

type Stands = Pick<MatchRow, 'status' | 'match_time'>

export interface TeamMatches<R> {
  /** What runs, else what comes next. */
  first: R | undefined
  /** The soonest first; what was put off has no day yet. */
  upcoming: R[]
  /** The newest first. */
  results: R[]
}

const soonest = (left: Stands, right: Stands): number => compare(left.match_time, right.match_time)

/** What was to be played long ago and nobody has spoken of is neither to come nor a result. */
export function teamMatches<R extends Stands>(rows: readonly R[], nowMs: number): TeamMatches<R> {
  const inOrder = rows.filter((row) => !isUntold(row, nowMs)).sort(soonest)
  const running = inOrder.findLast(({ status }) => status === 'live')
  return {
    first: running ?? inOrder.find(({ status }) => status === 'upcoming'),
    upcoming: inOrder.filter(({ status }) => status === 'upcoming' || status === 'postponed'),
    results: inOrder.filter((row) => row.status === 'over' || (row.status === 'live' && row !== running)).reverse(),
  }
}
