// The product's own row of a simulated match, message by message: the reference for a film of the match.
import { reduce } from '../../../server/features/match/reduce/reduce.ts'
import { type MatchState, newState } from '../../../server/features/match/state.ts'
import { day, iso } from '../../../server/feed/simulator/days.ts'
import { fixtureOf } from '../../../server/feed/simulator/match.ts'
import type { SimMatch } from '../../../server/feed/simulator/model.ts'
import { scriptOf } from '../../../server/feed/simulator/telling/script.ts'

export type Row = MatchState['core']
export interface RowState {
  /** Seconds after the start. */
  at: number
  core: Row
}

export function rowStates(match: SimMatch): RowState[] {
  let state = newState(fixtureOf(match), iso(match.start - day))
  const rows: RowState[] = [{ at: Number.NEGATIVE_INFINITY, core: state.core }]
  for (const { at, event } of scriptOf(match).events) {
    state = reduce(state, event).state
    rows.push({ at: (at - match.start) / 1000, core: state.core })
  }
  return rows
}
export const rowAt = (rows: readonly RowState[], t: number): Row => (rows.findLast(({ at }) => at <= t + 1e-6) as RowState).core
