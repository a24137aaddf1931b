// A match planned once: tracks of both players, the ball kids and the ball. Cached for the matches that are watched.
import type { Side } from '../../../contract/match/match-row.ts'
import { memo } from '../../feed/simulator/memo.ts'
import type { SimMatch } from '../../feed/simulator/model.ts'
import { type Random, randomOf } from '../../feed/simulator/random.ts'
import { afterLast, beforeFirst } from './around.ts'
import type { Lying } from './between.ts'
import { type BoardState, boardStates } from './board.ts'
import type { Flight } from './flight.ts'
import { type Caption, captionsOf } from './overlay.ts'
import { playPoint } from './point.ts'
import type { Finish } from './rally.ts'
import type { End, RacketSport } from './scene.ts'
import { type Point, type Script, scriptOf } from './script.ts'
import { type Sport, sports } from './sport.ts'
import type { Track } from './track.ts'

/** The ball during an interval: in flight, or in the server's hand. */
export type BallLeg = { t0: number; t1: number } & ({ type: 'fly'; flight: Flight } | { type: 'hold' | 'dribble'; side: Side })
/** A point as it is played. */
export interface Played {
  point: Point
  ends: Record<Side, End>
  /** Times of the valid serve, and of the decision. */
  serve: number
  finish: Finish
  strokes: number
}
/** All times in seconds after the scheduled start. */
export interface Plan {
  match: SimMatch
  sport: Sport
  script: Script
  states: BoardState[]
  captions: Caption[]
  tracks: Record<Side, Track>
  kids: Track[]
  /** In play, and dead ones still rolling. */
  live: BallLeg[]
  dead: BallLeg[]
  played: Played[]
  /** From when players are on court, and until when. */
  enter: number
  leave: number
}

/** State during planning. */
export interface Draft extends Omit<Plan, 'states' | 'captions' | 'leave'> {
  random: Random
  lying: Lying | null
  ends: Record<Side, End>
}

/** Cached plans: about a megabyte each. */
const capacity = 8

function make(match: SimMatch): Plan {
  const sport = sports[match.sport as RacketSport]
  const random = randomOf(match.id, 'racket')
  const near: Side = random.chance(0.5) ? 'home' : 'away'
  const script = scriptOf(match, random.chance(0.5) ? 'home' : 'away')
  const draft = beforeFirst(match, sport, script, random, near)
  for (const point of script.points) playPoint(draft, point)
  const leave = afterLast(draft)
  for (const track of [draft.tracks.home, draft.tracks.away, ...draft.kids]) track.close()
  draft.dead.sort((one, other) => one.t0 - other.t0)
  draft.live.sort((one, other) => one.t0 - other.t0)
  const states = boardStates(sport.type, script.events, match.start)
  const captions = captionsOf(sport.type, match.bestOf, script, states, draft.played)
  const { tracks, kids, live, dead, played, enter } = draft
  return { match, sport, script, tracks, kids, live, dead, played, enter, leave, states, captions }
}

const known = new Map<string, SimMatch>()
const planned = memo(capacity, (key: string): Plan => make(known.get(key) as SimMatch))

/** The id of a match contains its world: equal ids and starts mean the same match. */
export function planOf(match: SimMatch): Plan {
  const key = `${match.id} ${match.start}`
  known.set(key, match)
  const plan = planned(key)
  known.delete(key)
  return plan
}
