// The director of tennis and badminton: returns the scene of a simulated match at any time. Pure: the same match and time give the same
// scene, regardless of earlier calls.

import type { Side } from '../../../contract/match/match-row.ts'
import type { SimMatch } from '../../feed/simulator/model.ts'
import { clamp } from '../director/pitch.ts'
import { lengthOf } from '../length.ts'
import { type BoardState, lastAt } from './board.ts'
import { flightAt } from './flight.ts'
import { overlaysAt } from './overlay.ts'
import { type BallLeg, type Plan, type Played, planOf } from './plan.ts'
import type { Action, Ball, Board, End, Person, Player, Scene } from './scene.ts'
import type { Track } from './track.ts'

/** Loudness right after a point by what it decided, and its half-life in seconds. */
const points = { plain: [0.36, 2.2], long: [0.66, 3], game: [0.58, 4], set: [0.9, 8], match: [1, 22] } as const

function kindOf({ script }: Plan, { point, strokes }: Played, next: Played | undefined): keyof typeof points {
  if (!next) return point.at >= (script.points.at(-1)?.at ?? 0) ? 'match' : 'plain'
  if (next.point.rest === 'break') return 'set'
  if (next.point.rest === 'change' || next.point.rest === 'interval') return 'game'
  return strokes >= 11 ? 'long' : 'plain'
}

export function moodAt(plan: Plan, t: number): { excitement: number; cheer: number } {
  const { played, enter, leave, script } = plan
  if (t < enter - 300 || t > leave + 60) return { excitement: 0.03, cheer: 0 }
  const index = lastAt(played, t, ({ serve }) => serve)
  const one = played[index]
  let excitement = 0.1 + 0.03 * Math.sin(t * 0.09) * Math.sin(t * 0.013)
  let cheer = 0
  if (!one || one.point.isWarmUp || t < script.begins) return { excitement, cheer }
  const { point, serve, strokes } = one
  if (t < point.at) {
    const long = clamp(strokes / 18, 0, 1)
    return { excitement: 0.12 + 0.34 * long * clamp((t - serve) / (point.at - serve), 0, 1), cheer: 0 }
  }
  const since = t - point.at
  const [loud, half] = points[kindOf(plan, one, played[index + 1])]
  const left = loud * 0.5 ** (Math.max(0, since - 1) / half)
  if (left > excitement) {
    excitement = left
    cheer = (point.winner === 'home' ? 0.5 : -0.5) * clamp(1.3 - since / 12, 0, 1)
  }
  // The stands fall silent before a serve.
  const next = played[index + 1]
  if (next && next.serve - t < 3) excitement = Math.min(excitement, 0.1 + Math.max(0, next.serve - t - 1) * 0.2)
  return { excitement: clamp(excitement, 0, 1), cheer }
}

/** Seconds of one bounce of the ball before a serve, and height of the hand. */
const dribbles = 0.64
const hand = 0.94
/** Seconds before a serve from which both wait for it, and after a point until they relax. */
const waits = 1.9
const relaxes = 0.35
/** Position of the free hand that holds the ball: metres to the left and in front of the body. */
const inHand = { left: 0.27, before: 0.2, z: 1.06 }

const seedOf = (id: string): number => {
  let sum = 7
  for (let index = 0; index < id.length; index += 1) sum = (Math.imul(sum, 31) + id.charCodeAt(index)) >>> 0
  return sum
}

function actionAt(track: Track, t: number, isWaiting: boolean): Action | null {
  const act = track.actAt(t)
  if (!act) return isWaiting ? { type: 'receive', age: 0, length: 1, reach: 0, height: 1 } : null
  const { type, at, to, reach, height } = act
  return { type, age: t - at, length: to - at, reach, height }
}

function personAt(track: Track, t: number, end: End, isWaiting: boolean, seed: number): Person {
  const { x, y, vx, vy, stride } = track.motionAt(t)
  const action = actionAt(track, t, isWaiting)
  const speed = lengthOf(vx, vy)
  // During a rally they face the net and sidestep.
  const facing = action?.type === 'sit' ? 0 : isWaiting || speed < 0.25 ? (-end * Math.PI) / 2 : Math.atan2(vy, vx)
  return { x, y, vx, vy, facing, stride, action, seed }
}

function legAt(legs: readonly BallLeg[], t: number): BallLeg | null {
  const last = lastAt(legs, t, ({ t0 }) => t0)
  for (let index = last; index >= Math.max(0, last - 1); index -= 1) {
    const leg = legs[index] as BallLeg
    if (t < leg.t1) return leg
  }
  return null
}

function ballOf(leg: BallLeg, t: number, players: Record<Side, Person>): Ball {
  if (leg.type === 'fly') return flightAt(leg.flight, t)
  const { x, y, vx, vy } = players[leg.side]
  const end = y > 0 ? 1 : -1
  const at = { x: x - end * inHand.left, y: y - end * inHand.before, vx, vy, vz: 0 }
  if (leg.type === 'hold') return { ...at, z: inHand.z }
  const share = ((t - leg.t0) / dribbles) % 1
  return { ...at, z: hand * (1 - (1 - Math.abs(2 * share - 1)) ** 2) + 0.04 }
}

/** The current rally, from shortly before its serve. */
const rallyAt = ({ played }: Plan, t: number): Played | null => {
  const one = played[lastAt(played, t, ({ serve }) => serve - waits)]
  return one && t < one.point.at + relaxes ? one : null
}

/** Before the first ball of a set the row has no server yet; the board shows the player with the ball. */
function boardAt({ match, states, script }: Plan, t: number): Board {
  const { phase, sets, periods, points, server } = states[lastAt(states, t, ({ at }) => at)] as BoardState
  const isNew = phase.startsWith('set-') && phase !== 'set-break' && periods.at(-1)?.every((count) => count === 0)
  const next = isNew ? script.points[lastAt(script.points, t, ({ from }) => from)] : undefined
  return { clubs: { home: match.home, away: match.away }, phase, sets, periods, points, server: server ?? next?.server ?? null }
}

/** Seconds after the last point between which the camera is at the net. */
const handshake = { from: 6.2, to: 12 }

function shotAt({ script }: Plan, t: number, players: readonly Player[]): Scene['shot'] {
  const since = t - (script.points.at(-1)?.at ?? 0)
  if (since > handshake.from && since < handshake.to) return 'net'
  const sitting = (player: Player): boolean =>
    player.isVisible && player.action?.type === 'sit' && player.action.age > 1.5 && player.action.length - player.action.age > 1
  return players.every(sitting) ? 'bench' : 'court'
}

/** Under floodlights, if it begins in the evening, local time. */
const isEvening = (start: number): boolean => {
  const hour = (start / 3_600_000 + 8) % 24
  return hour >= 18 || hour < 6
}

/** `t` in product milliseconds, unrestricted: the match may be long over or not started. */
export function sceneAt(match: SimMatch, t: number): Scene {
  const plan = planOf(match)
  const { tracks, kids, enter, leave, sport } = plan
  const passed = (t - match.start) / 1000
  const rally = rallyAt(plan, passed)
  const isVisible = passed >= enter && passed < leave
  const playerOf = (side: Side): Player => {
    const y = tracks[side].motionAt(passed).y
    const end: End = y > 0 ? 1 : -1
    const { id, kind } = match[side]
    return { ...personAt(tracks[side], passed, end, rally !== null, seedOf(id)), side, end, isVisible, isWoman: kind === 'women' }
  }
  const players: Scene['players'] = [playerOf('home'), playerOf('away')]
  const bySide = { home: players[0], away: players[1] }
  const balls = [legAt(plan.live, passed), legAt(plan.dead, passed)].flatMap((leg) => (leg ? [ballOf(leg, passed, bySide)] : []))
  return {
    matchId: match.id,
    leagueId: match.league.feed.id,
    sport: sport.type,
    t,
    balls,
    players,
    kids: isVisible
      ? kids.map((kid, index) => personAt(kid, passed, (sport.kids[index]?.[1] ?? 0) > 0 ? 1 : -1, false, 31 + index * 7))
      : [],
    umpire: rally && balls[0] ? clamp(balls[0].y / sport.court.length, -1, 1) : 0,
    ...moodAt(plan, passed),
    board: boardAt(plan, passed),
    overlays: overlaysAt(plan.captions, passed),
    shot: shotAt(plan, passed, players),
    isNight: sport.type === 'tennis' && isEvening(match.start),
  }
}
