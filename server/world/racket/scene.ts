// What can be seen of a match of tennis or badminton at one instant. x runs across the court (to the right of who sees it from the
// near end), y along it (the net at 0, towards the camera above it), z up. Metres, seconds, metres per second, radians.
import type { Phase, Side } from '../../../contract/match/match-row.ts'
import type { Club } from '../director/scene.ts'

export type RacketSport = 'tennis' | 'badminton'
/** Which half of the court: 1 is the near one. */
export type End = 1 | -1

/** How a racket meets the ball. */
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
  /** Seconds since the contact or the beginning: below 0 while a racket swings back. */
  age: number
  length: number
  /** Where a racket meets the ball: metres to the right of who strikes it, and above the ground. */
  reach: number
  height: number
}

export interface Person {
  x: number
  y: number
  vx: number
  vy: number
  /** Where he looks: angle from the x axis. */
  facing: number
  /** Phase of the stride: 2π are two steps. */
  stride: number
  action: Action | null
  /** What does not change about somebody (skin, hair) comes from it. */
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
  /** Way of a shuttle, whose cork flies first. */
  vx: number
  vy: number
  vz: number
}

export interface Board {
  clubs: Record<Side, Club>
  phase: Phase
  /** Sets won, home first. */
  sets: readonly [number, number]
  /** Games or points of each set that has begun. */
  periods: readonly (readonly [number, number])[]
  /** As the umpire calls them, in tennis. */
  points: readonly [string, string] | null
  server: Side | null
}

export type OverlayType = 'ace' | 'double-fault' | 'break-point' | 'set-point' | 'match-point' | 'break' | 'set' | 'match' | 'interval'
export interface Overlay {
  type: OverlayType
  side: Side
  /** Seconds since it came, and until it goes. */
  age: number
  left: number
  /** Of a set that was won: which, and its games or points. */
  set: number
}

export interface Scene {
  matchId: string
  leagueId: string
  sport: RacketSport
  /** Product milliseconds. */
  t: number
  /** The one in play, if there is one, and one that is dead and still rolls. */
  balls: Ball[]
  players: [home: Player, away: Player]
  kids: Person[]
  /** -1 to 1: where the umpire looks. */
  umpire: number
  /** Loudness of the stands from 0 to 1, and who cheers: above 0 the home side. */
  excitement: number
  cheer: number
  board: Board
  overlays: Overlay[]
  /** What the live camera shows. */
  shot: 'court' | 'bench' | 'net'
  isNight: boolean
}
