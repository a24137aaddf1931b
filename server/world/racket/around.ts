// Before the first point and after the last: entry, warm-up, handshake, exit.
import type { Side } from '../../../contract/match/match-row.ts'
import type { SimMatch } from '../../feed/simulator/model.ts'
import type { Random } from '../../feed/simulator/random.ts'
import { opponent, sides } from '../director/people.ts'
import { benchOf, fetchBall, lieUntil } from './between.ts'
import type { Draft } from './plan.ts'
import { playPoint } from './point.ts'
import type { Point, Script } from './script.ts'
import type { Sport } from './sport.ts'
import { Track, walk } from './track.ts'

/** Seconds before the first set of the entry, and of the warm-up. */
const comes = 430
const warmsUp = { from: 330, to: 80 }
const warmUpEvery = { tennis: 26, badminton: 17 } as const
/** Seconds before the first set at which players get up. */
const risesBefore = 12

/** The gate: the far corner, behind the chair. */
const gate = ({ side, back }: Sport, lane: number): { x: number; y: number } => ({ x: -side + 0.9 + lane, y: -back + 0.7 })

export function beforeFirst(match: SimMatch, sport: Sport, script: Script, random: Random, near: Side): Draft {
  const enter = script.begins - comes
  const draft: Draft = {
    match,
    sport,
    script,
    random,
    ends: { home: near === 'home' ? 1 : -1, away: near === 'away' ? 1 : -1 },
    tracks: { home: new Track(gate(sport, 0), enter), away: new Track(gate(sport, 0.9), enter + 2) },
    kids: sport.kids.map(([x, y]) => new Track({ x, y }, enter)),
    live: [],
    dead: [],
    lying: null,
    played: [],
    enter,
  }
  for (const [lane, side] of sides.entries()) {
    const track = draft.tracks[side]
    const until = script.begins - warmsUp.from - 20
    walk(sport, track, [{ ...benchOf(draft, side), wait: 20, action: 'sit', isLong: true }], until, lane, lane * 2 - 1)
  }
  const every = warmUpEvery[sport.type]
  for (let at = script.begins - warmsUp.from + every; at < script.begins - warmsUp.to; at += every) {
    const server: Side = draft.played.length % 2 === 0 ? 'home' : 'away'
    const winner: Side = random.chance(0.5) ? 'home' : 'away'
    const isRight = draft.played.length % 4 < 2
    const base = { server, winner, isRight, wanted: 'free', rest: 'none', isChange: false, set: 0, isWarmUp: true } as const
    playPoint(draft, { ...base, from: at - every, at } satisfies Point)
  }
  if (sport.type === 'tennis') fetchBall(draft, script.begins - 40)
  else lieUntil(draft, script.begins - 60)
  for (const [lane, side] of sides.entries()) {
    const until = script.begins - risesBefore
    walk(sport, draft.tracks[side], [{ ...benchOf(draft, side), wait: 20, action: 'sit', isLong: true }], until, 2, lane * 2 - 1)
  }
  return draft
}

/** Handshakes at the net and with the umpire; the winner thanks the stands; then both leave. */
export function afterLast(draft: Draft): number {
  const { sport, tracks, script, ends } = draft
  const last = script.points.at(-1) as Point
  const { winner } = last
  const meets = last.at + 8.5
  tracks[winner].act('celebrate', last.at + 0.2, 0, 3.2)
  tracks[opponent(winner)].act('deject', last.at + 0.4, 0, 2.6)
  if (sport.type === 'tennis') fetchBall(draft, last.at + 40)
  else lieUntil(draft, last.at + 30)
  let leave = 0
  for (const [index, side] of sides.entries()) {
    const track = tracks[side]
    const end = ends[side]
    const lane = index * 2 - 1
    walk(sport, track, [{ x: end * 0.4, y: end * 0.6, wait: 0 }], meets, side === winner ? 3 : 2.6, lane)
    track.act('shake', meets, 0.3, 2.2, 0.3, 1.1)
    track.stay(meets + 2.3)
    walk(sport, track, [{ x: sport.passage + 0.35, y: end * 0.75, wait: 0 }], meets + 8 + index, 0, lane)
    track.act('shake', track.t, 0.2, 1.6, 0.4, 1.5)
    track.stay(track.t + 1.8)
    if (side === winner) {
      walk(sport, track, [{ x: 0, y: end * 4.5, wait: 0 }], track.t + 7, 0, lane)
      track.act('wave', track.t, 0, 9)
      track.stay(track.t + 9)
    }
    const goes = last.at + (side === winner ? 120 : 80)
    walk(sport, track, [{ ...benchOf(draft, side), wait: 15, action: 'sit', isLong: true }], goes, 0, lane)
    walk(sport, track, [{ ...gate(sport, index * 0.9), wait: 0 }], goes + 24, 0, lane)
    leave = Math.max(leave, track.t)
  }
  return leave
}
