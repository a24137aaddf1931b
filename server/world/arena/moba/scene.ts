// Everything visible on a map of the arena at one time. Positions in map units, ages and lengths in seconds.
import type { Side } from '../../../../contract/match/match-row.ts'
import type { Name } from '../../../../contract/wire/name.ts'
import type { Point } from '../../director/pitch.ts'
import type { Board } from '../board.ts'
import type { Overlay } from '../overlay.ts'
import type { FeedLine } from '../panels.ts'
import type { TowerPlace } from './land.ts'
import type { Cast, Role } from './plan-model.ts'

export interface Hero extends Point {
  side: Side
  role: Role
  /** Emblem, and name of the player. */
  sign: number
  name: Name
  level: number
  health: number
  /** Seconds since the fall, and until the return; null while alive. */
  fallen: { age: number; left: number } | null
  kills: number
  deaths: number
  /** 0 to 1: presence for its neighbours. */
  presence: number
}
export interface Tower {
  place: TowerPlace
  health: number
  /** Seconds since it fell; null while it stands. */
  fallen: number | null
}
export interface Minion extends Point {
  side: Side
  health: number
}
export interface Beast extends Point {
  type: 'dragon' | 'baron'
  health: number
}
export interface Spell {
  type: Cast['type']
  side: Side
  from: Point
  to: Point
  /** 0 to 1. */
  share: number
}
export interface View extends Point {
  /** Width of the picture in units. */
  width: number
}
export interface ArenaScene {
  /** Product milliseconds. */
  t: number
  /** Seconds after the scheduled start of the match. */
  passed: number
  board: Board
  /** Null between maps. */
  field: {
    heroes: Hero[]
    towers: Tower[]
    cores: Record<Side, { health: number; fallen: number | null }>
    minions: Minion[]
    beasts: Beast[]
    spells: Spell[]
    feed: FeedLine[]
    view: View
  } | null
  overlay: Overlay | null
}
