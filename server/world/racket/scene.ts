// Everything visible of a match of tennis or badminton at one time. x runs across the court (to the right as seen from the near end), y
// along it (the net at 0, positive towards the camera), z up. Metres, seconds, metres per second, radians.
import type { Phase, Side } from '../../../contract/match/match-row.ts'
import type { Club } from '../director/scene.ts'

export type RacketSport = 'tennis' | 'badminton'
/** Half of the court: 1 is the near one. */
export type End = 1 | -1

/** Types of strokes. */
export type Swing = 'serve' | 'low-serve' | 'forehand' | 'backhand' | 'volley' | 'overhead' | 'lunge'
export type ActionType =
  | Swing
  | 'receive'
  | 'dribble'
  | 'hold'
  | 'catch'
  | 'pick'
  | 'towel'
  | 'sit'
  | 'drink'
  | 'celebrate'
  | 'deject'
  | 'wave'
  | 'shake'
export interface Action {
  type: ActionType
  /** Seconds since the contact or the start: negative during the backswing. */
  age: number
  length: number
  /** Contact point: metres to the right of the striker, and above the ground. */
  reach: number
  height: number
}

export interface Person {
  x: number
  y: number
  vx: number
  vy: number
  /** Facing: angle from the x axis. */
  facing: number
  /** Phase of the stride: 2π are two steps. */
  stride: number
  action: Action | null
  /** Seed of constant traits (skin, hair). */
  seed: number
}
export interface Player extends Person {
  side: Side
  end: End
  isVisible: boolean
  isWoman: boolean
}
export interface Place {
  x: number
  y: number
  z: number
}
export interface Ball extends Place {
  /** Velocity of a shuttle, whose cork points forward. */
  vx: number
  vy: number
  vz: number
}

export interface Board {
  clubs: Record<Side, Club>
  phase: Phase
  /** Sets won, home first. */
  sets: readonly [number, number]
  /** Games or points of each started set. */
  periods: readonly (readonly [number, number])[]
  /** As called by the umpire, in tennis. */
  points: readonly [string, string] | null
  server: Side | null
}

export type OverlayType = 'ace' | 'double-fault' | 'break-point' | 'set-point' | 'match-point' | 'break' | 'set' | 'match' | 'interval'
export interface Overlay {
  type: OverlayType
  side: Side
  /** Seconds since it appeared, and until it disappears. */
  age: number
  left: number
  /** For a set won: its number, and its games or points. */
  set: number
}

export interface Scene {
  matchId: string
  leagueId: string
  sport: RacketSport
  /** Product milliseconds. */
  t: number
  /** The ball in play, if any, and a dead one still rolling. */
  balls: Ball[]
  players: [home: Player, away: Player]
  kids: Person[]
  /** -1 to 1: where the umpire looks. */
  umpire: number
  /** Loudness of the stands from 0 to 1, and who cheers: positive for the home side. */
  excitement: number
  cheer: number
  board: Board
  overlays: Overlay[]
  /** Subject of the live camera. */
  shot: 'court' | 'bench' | 'net'
  isNight: boolean
}
