// State while a map of the arena is planned: positions, availability, and what has been settled.
import type { Side } from '../../../../contract/match/match-row.ts'
import type { SimMatch } from '../../../feed/simulator/model.ts'
import { type Random, randomOf } from '../../../feed/simulator/random.ts'
import type { Point } from '../../director/pitch.ts'
import type { MapScript } from '../script.ts'
import { type Gait, Track } from '../track.ts'
import { along } from '../way.ts'
import type { Fall, Push } from './front.ts'
import { fountains, route, towerPlaces } from './land.ts'
import { type Cast, type Kill, roles, type Stage, type Who } from './plan-model.ts'

/** The bases are fifty seconds apart. */
export const gait: Gait = { route, fastest: 3.6, slowest: 1.7, sway: 0.75 }

/** Grows while a map is planned. */
export interface Draft {
  script: MapScript
  random: Random
  tracks: Record<Side, Track[]>
  /** Time from which each hero is available. */
  free: Record<Side, number[]>
  falls: Fall[]
  pushes: Push[]
  phase: number
  casts: Cast[]
  kills: Kill[]
  stages: Stage[]
}

export const trackOf = ({ tracks }: Pick<Draft, 'tracks'>, { side, role }: Who): Track => tracks[side][role] as Track
export const lateness = ({ script }: Draft, t: number): number => (t - script.start) / (script.end - script.start)
/** Living heroes of a side at a time. */
export const living = (draft: Draft, side: Side, t: number): Who[] =>
  roles.map((role): Who => ({ side, role })).filter((who) => !trackOf(draft, who).death(t))

/** Seconds by which a hero would be late at a place; 0 if in time. */
export function tardiness(draft: Draft, who: Who, place: Point, by: number): number {
  const track = trackOf(draft, who)
  const free = Math.max(draft.free[who.side][who.role] as number, by - 30)
  if (free > by) return free - by + track.needs(free, place)
  return Math.max(0, track.needs(free, place) - (by - free))
}
/** A point a short walk from a place towards a side's fountain. */
export const homewards = (place: Point, side: Side): Point => along(route(place, fountains[side]), 7)

/** Sends a hero to a place by a time, leaving as late as possible. */
export function send(draft: Draft, who: Who, place: Point, by: number): number {
  const track = trackOf(draft, who)
  const first = Math.max(draft.free[who.side][who.role] as number, by - 30)
  const late = Math.max(first, by - track.needs(first, place) * 1.15 - 0.5)
  // The hero may have changed direction by then.
  const leaves = track.needs(late, place) > by - late ? first : late
  return track.go(leaves, place, Math.max(by, leaves + 0.5))
}

export function draftOf(match: SimMatch, script: MapScript): Draft {
  const random = randomOf(match.id, 'heroes', script.number)
  const team = (side: Side): Track[] => roles.map(() => new Track(gait, fountains[side], script.start, random.between(0, 6.3)))
  return {
    script,
    random,
    tracks: { home: team('home'), away: team('away') },
    free: { home: roles.map(() => script.start), away: roles.map(() => script.start) },
    falls: towerPlaces.map((tower) => ({ tower, at: Number.POSITIVE_INFINITY })),
    pushes: [],
    phase: random.between(0, 6.3),
    casts: [],
    kills: [],
    stages: [],
  }
}
