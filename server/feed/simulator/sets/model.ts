// The moments of a set match: tennis, badminton, e-sports.
import { type Objective, objectives } from '../../../../contract/match/match-event.ts'
import type { Phase, Side } from '../../../../contract/match/match-row.ts'

export interface Stamp {
  /** Milliseconds after the announced start. */
  at: number
  /** Minutes of the match; of the map in e-sports. */
  minute: number
  /** The current set, from 1. */
  set: number
}
/** How a point was won: selects its text line. */
export type Manner = 'hold' | 'break' | 'tie-break' | 'rally' | 'smash' | 'long' | 'fight' | 'pick' | 'round'
export type Note = 'ace' | 'break-point' | 'set-point' | 'interval' | 'challenge' | Objective
export const isObjective = (note: Note): note is Objective => objectives.some((one) => one === note)
export type Happening =
  | { kind: 'phase'; phase: Phase }
  | { kind: 'points'; key: string; side: Side; count: number; manner: Manner; running: [number, number] }
  | { kind: 'set'; key: string; side: Side; score: [number, number]; periods: [number, number][] }
  | { kind: 'note'; key: string; side: Side; note: Note; running: [number, number] }
export type Incident = Stamp & Happening

export interface SetsPlay {
  incidents: Incident[]
  periods: [number, number][]
  length: number
  score: [number, number]
  winner: Side
}

/** A set before it is placed in time: its points with their durations. */
export interface Leg {
  winner: Side
  points: LegPoint[]
  /** Games or points at the end, home first. */
  tally: [number, number]
}
export interface LegPoint {
  side: Side
  count: number
  manner: Manner
  /** Seconds since the point before. */
  seconds: number
  /** In order; `before` is the remaining share of these seconds. */
  notes: { side: Side; note: Note; before: number }[]
}
