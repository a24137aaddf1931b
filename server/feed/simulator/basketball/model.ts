// The moments of a basketball match.
import type { PlayerLine } from '../../../../contract/match/match-detail.ts'
import type { Phase, Side } from '../../../../contract/match/match-row.ts'
import type { Player } from '../people/squad.ts'

export interface Stamp {
  /** Milliseconds after the announced start. */
  at: number
  /** Seconds left of the period. */
  left: number
  /** Minutes played in the match. */
  minute: number
  /** The quarter, from 1; overtimes follow. */
  period: number
}
export type Shot = 'two' | 'three' | 'dunk' | 'layup'
export type Happening =
  | { kind: 'phase'; phase: Phase }
  | { kind: 'points'; key: string; side: Side; player: Player; count: 1 | 2 | 3; manner: Shot | 'free'; assist: Player | null }
  | { kind: 'miss'; side: Side; player: Player; manner: Shot | 'free'; by: Player | null; rebound: { side: Side; player: Player } | null }
  | { kind: 'turnover'; side: Side; player: Player; steal: Player | null }
  | { kind: 'foul'; side: Side; player: Player; on: Player }
  | { kind: 'timeout'; side: Side }
export type Incident = Stamp & Happening
/** Within a period the game clock stops or resumes. */
export type ClockChange = Stamp & { kind: 'clock'; running: boolean }

export interface BasketballPlay {
  incidents: Incident[]
  /** Empty in a brief play. */
  clockChanges: ClockChange[]
  starters: Record<Side, Player[]>
  /** Box score per player, counted in a brief play too. */
  lines: Record<Side, PlayerLine[]>
  periods: [number, number][]
  length: number
  score: [number, number]
  winner: Side
}

/** Both in time order; at the same time the clock turns after the moment that causes it. */
export const withClockChanges = ({
  incidents,
  clockChanges,
}: Pick<BasketballPlay, 'incidents' | 'clockChanges'>): (Incident | ClockChange)[] =>
  [...incidents, ...clockChanges].sort((one, other) => one.at - other.at)
