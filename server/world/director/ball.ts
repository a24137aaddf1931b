// The way of the ball: legs one after the other, each from where the last one ended, read at any instant.
import type { Side } from '../../../contract/match/match-row.ts'
import { clamp, ease, mix, type Point } from './pitch.ts'
import type { Track } from './track.ts'

export const ballRadius = 0.11
/** Metres per second squared. */
const gravity = 9.81
/** How far in front of somebody the ball runs, at rest and at full speed. */
const nearFeet = 0.42
const farFeet = 0.95
/** Height of a ball in the hands, and how far in front of the body. */
const handHeight = 1.15
const handReach = 0.3

export interface Place3 extends Point {
  z: number
}
interface LegBase {
  /** Seconds after the announced start. */
  t0: number
  t1: number
  /** Who touched it last; null before the first kick. */
  side: Side | null
  body: number | null
}
/** On its way without anybody. `roll` slows down on the grass, `fly` follows a parabola, `shot` keeps its speed, `drop` falls. */
export interface Flight extends LegBase {
  type: 'flight'
  curve: 'roll' | 'fly' | 'shot' | 'drop'
  from: Place3
  to: Place3
}
/** At somebody's feet or in his hands; `from` and `to` are metres from the body, where the leg takes over and hands on. */
export interface Carry extends LegBase {
  type: 'carry'
  body: number
  inHands: boolean
  /** 1 or -1 along x: where the ball is when its carrier stands. */
  ahead: number
  from: Place3
  to: Place3 | null
}
export interface Rest extends LegBase, Place3 {
  type: 'rest'
}
export type Leg = Flight | Carry | Rest

/** How much faster than its mean a rolling ball begins. */
const rollLoss = 0.24

function flightAt(leg: Flight, t: number): Place3 {
  const whole = leg.t1 - leg.t0
  const k = whole > 0 ? clamp((t - leg.t0) / whole, 0, 1) : 1
  const share = leg.curve === 'roll' ? k * (1 + rollLoss - rollLoss * k) : k
  const at = { x: mix(leg.from.x, leg.to.x, share), y: mix(leg.from.y, leg.to.y, share), z: mix(leg.from.z, leg.to.z, k) }
  if (leg.curve === 'fly') at.z += (gravity / 2) * whole * whole * k * (1 - k)
  else if (leg.curve === 'shot') at.z += (gravity / 2) * whole * whole * k * (1 - k) * 0.5
  else if (leg.curve === 'drop') at.z = Math.max(leg.to.z, leg.from.z - (gravity / 2) * (t - leg.t0) ** 2)
  return { ...at, z: Math.max(ballRadius, at.z) }
}

function carryAt(leg: Carry, t: number, track: Track): Place3 {
  const person = track.motion(leg.body, t)
  const speed = Math.hypot(person.vx, person.vy)
  const run = speed / (speed + 1.2)
  // Touched once a stride: pushed ahead, caught up with.
  const touch = leg.inHands ? 0 : (0.5 - 0.5 * Math.cos(track.stride(leg.body, t))) * run
  const reach = leg.inHands ? handReach : mix(nearFeet, mix(nearFeet, farFeet, touch), run)
  const ux = speed > 0.01 ? (person.vx / speed) * run + leg.ahead * (1 - run) : leg.ahead
  const uy = speed > 0.01 ? (person.vy / speed) * run : 0
  const free = { x: ux * reach, y: uy * reach, z: leg.inHands ? handHeight : ballRadius }
  const blend = Math.min(0.4, (leg.t1 - leg.t0) / 2)
  const fromShare = blend > 0 ? 1 - ease((t - leg.t0) / blend) : 0
  const toShare = leg.to && blend > 0 ? 1 - ease((leg.t1 - t) / blend) : 0
  const offset = (axis: 'x' | 'y' | 'z'): number =>
    mix(mix(free[axis], leg.from[axis], fromShare), leg.to ? leg.to[axis] : free[axis], toShare)
  return { x: person.x + offset('x'), y: person.y + offset('y'), z: Math.max(ballRadius, offset('z')) }
}

/** Index of the last leg that has begun by then; the first one before all of them. */
export function legIndexAt(legs: readonly Leg[], t: number): number {
  let low = 0
  let high = legs.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((legs[middle] as Leg).t0 <= t) low = middle + 1
    else high = middle
  }
  return Math.max(0, low - 1)
}

export function ballOn(leg: Leg, t: number, track: Track): Place3 {
  if (leg.type === 'flight') return flightAt(leg, t)
  if (leg.type === 'rest') return { x: leg.x, y: leg.y, z: leg.z }
  return carryAt(leg, t, track)
}
