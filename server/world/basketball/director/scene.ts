// Everything visible of a basketball match at one time. Lengths in metres (see court.ts), speeds in metres per second, angles in radians
// from the x axis, ages in seconds.
import type { Phase, Side } from '../../../../contract/match/match-row.ts'
import type { Name } from '../../../../contract/wire/name.ts'
import type { Club } from '../../director/scene.ts'

/** Actions beside standing, walking and running. */
export type ActionType = 'shoot' | 'layup' | 'dunk' | 'pass' | 'contest' | 'rebound' | 'tip' | 'stumble' | 'celebrate' | 'signal' | 'clap'
export interface Action {
  type: ActionType
  /** Seconds since the release or the apex of the jump: negative during preparation. */
  age: number
  length: number
}
/** What the hands do with the ball. */
export type Hold = 'dribble' | 'hold' | 'raise' | 'dunk'

export interface Person {
  x: number
  y: number
  vx: number
  vy: number
  facing: number
  /** Phase of the stride: grows by 2π per two steps. */
  stride: number
  action: Action | null
  /** Seed of skin and hair. */
  seed: number
}
export interface Player extends Person {
  id: string
  side: Side
  number: number
  name: Name
  /** G F C. */
  role: string
  hold: Hold | null
  isGuarding: boolean
  /** In a huddle or seated: bent forward. */
  isResting: boolean
  /** False in the tunnel. */
  isVisible: boolean
}

export interface Board {
  clubs: Record<Side, Club>
  score: [number, number]
  /** Points by period, home first. */
  periods: [number, number][]
  phase: Phase
  /** "Q3", "OT2"; empty before the match. */
  period: string
  /** "07:31", the time left in the period; empty between the periods. */
  clock: string
}

interface OverlayBase {
  side: Side
  /** Seconds since it appeared, and until it disappears. */
  age: number
  left: number
}
export type Overlay = OverlayBase &
  (
    | { type: 'threes'; player: Name; number: number; count: number; points: number }
    | { type: 'lead'; player: Name; number: number; points: number }
    | { type: 'run'; own: number }
    | { type: 'timeout' }
    | { type: 'period'; phase: Phase; periods: [number, number][] }
  )

export interface Scene {
  matchId: string
  /** Product milliseconds. */
  t: number
  ball: { x: number; y: number; z: number }
  /** During the warm-up. */
  moreBalls: { x: number; y: number; z: number }[]
  players: Player[]
  referees: Person[]
  /** Side in possession; null if nobody plays. */
  possession: Side | null
  /** Loudness from 0 to 1, and who cheers: positive for the home side. */
  excitement: number
  cheer: number
  board: Board
  /** Seconds since a basket at each end, for its net; null for none recently. */
  nets: { left: number | null; right: number | null }
  /** Where the camera points, with inertia; zoom 1 is the default frame. */
  camera: { x: number; y: number; zoom: number }
  overlays: Overlay[]
}
