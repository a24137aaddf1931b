// The plan of an arena map: tracks, fights, spells, towers. Seconds after the scheduled start of the match.
import type { Side } from '../../../../contract/match/match-row.ts'
import type { Point } from '../../director/pitch.ts'
import type { MapScript } from '../script.ts'
import type { Track } from '../track.ts'
import type { Lines } from './front.ts'

/** Index of a hero in the team, from 0: top, jungle, middle, marksman, support. */
export type Role = 0 | 1 | 2 | 3 | 4
export const roles: readonly Role[] = [0, 1, 2, 3, 4]
export interface Who {
  side: Side
  role: Role
}

export interface Cast {
  at: number
  /** Duration in seconds. */
  length: number
  by: Who
  /** Target: a hero, or a place. */
  to: Who | Point
  type: 'arrow' | 'orb' | 'slash' | 'slam' | 'ward' | 'ultimate'
}
export interface Kill {
  at: number
  killer: Who
  victim: Who
}
/** An event for the camera. */
export interface Stage {
  from: number
  at: number
  place: Point
  type: 'pick' | 'fight' | 'tower' | 'dragon' | 'baron' | 'core'
  side: Side
  /** Number of falls. */
  count: number
}
export interface MapPlan {
  script: MapScript
  tracks: Record<Side, readonly Track[]>
  lines: Lines
  casts: readonly Cast[]
  kills: readonly Kill[]
  stages: readonly Stage[]
}
