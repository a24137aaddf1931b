// The path of the ball: consecutive legs, each from the end of the previous one, readable at any time.
import type { Side } from '../../../contract/match/match-row.ts'
import { lengthOf } from '../length.ts'
import { clamp, ease, mix, type Point } from './pitch.ts'
import type { Track } from './track.ts'

export const ballRadius = 0.11
/** Metres per second squared. */
const gravity = 9.81
/** Distance of the ball in front of a dribbler, at rest and at full speed. */
const nearFeet = 0.42
const farFeet = 0.95
/** Height of a ball in the hands, and distance from the body. */
const handHeight = 1.15
const handReach = 0.3

export interface Place3 extends Point {
  z: number
}
interface LegBase {
  /** Seconds after the scheduled start. */
  t0: number
  t1: number
  /** Last touch; null before the first kick. */
  side: Side | null
  body: number | null
}
/** In flight. `roll` slows down on the grass, `fly` follows a parabola, `shot` keeps its speed, `drop` falls. */
export interface Flight extends LegBase {
  type: 'flight'
  curve: 'roll' | 'fly' | 'shot' | 'drop'
  from: Place3
  to: Place3
}
/** At a player's feet or in the hands; `from` and `to` are metres from the body, where the leg begins and ends. */
export interface Carry extends LegBase {
  type: 'carry'
  body: number
  inHands: boolean
  /** 1 or -1 along x: position of the ball while its carrier stands. */
  ahead: number
  from: Place3
  to: Place3 | null
}
export interface Rest extends LegBase, Place3 {
  type: 'rest'
}
export type Leg = Flight | Carry | Rest

/** Ratio by which a rolling ball's initial speed exceeds its mean. */
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
  const speed = lengthOf(person.vx, person.vy)
  const run = speed / (speed + 1.2)
  // Touched once per stride: pushed ahead, caught up with.
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

/** Index of the current leg; the first one before all of them. */
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
