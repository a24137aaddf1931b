// The path of the ball: consecutive legs, each from the end of the previous one. Ends in hands are resolved on read, so that a pass leaves
// and reaches the hands wherever they are by then.
import type { Side } from '../../../../contract/match/match-row.ts'
import { clamp, ease, mix } from '../../director/pitch.ts'
import type { Track } from '../../director/track.ts'
import { lengthOf } from '../../length.ts'
import { ballRadius, court, type End } from './court.ts'
import type { Hold } from './scene.ts'

export interface Place3 {
  x: number
  y: number
  z: number
}
/** Position on a body: in front of the chest, above the head in a jump shot, at arm's length of a lay-up or a rebound. */
export type Grip = 'chest' | 'release' | 'reach'
export type Anchor = Place3 | { body: number; grip: Grip }

interface LegBase {
  /** Seconds after the scheduled start. */
  t0: number
  t1: number
  side: Side | null
}
export interface Held extends LegBase {
  type: 'held'
  body: number
  hold: Hold
  /** The basket that the holder faces. */
  end: End
  /** Start and end; a dunk ends in the ring. */
  from: Grip
  to: Grip | Place3
}
/** `throw` follows gravity; `bounce` touches the floor on its way. */
export interface Flight extends LegBase {
  type: 'flight'
  from: Anchor
  to: Anchor
  curve: 'throw' | 'bounce'
}
/** Falls from `from` and bounces along (vx, vy); at its end a player holds it, or it lies still. */
export interface Drop extends LegBase {
  type: 'drop'
  from: Place3
  /** Initial velocity in metres per second: vertical, and horizontal. */
  vz: number
  vx: number
  vy: number
  to: Anchor | null
}
export type Leg = Held | Flight | Drop

const gravity = 9.81
/** Seconds from one bounce of a dribble to the next. */
const dribbleTime = 0.58
const heights: Record<Grip, number> = { chest: 1.22, release: 2.92, reach: 3 }
const reaches: Record<Grip, number> = { chest: 0.36, release: 0.22, reach: 0.3 }
/** Minimum metres between a raised hand and the axis of a ring. */
const ringClearance = 0.32

function gripOf(track: Track, body: number, grip: Grip, end: End, t: number): Place3 {
  const { x, y, vx, vy } = track.motion(body, t)
  const speed = lengthOf(vx, vy)
  const run = speed / (speed + 1.5)
  const reach = reaches[grip]
  const place = {
    x: x + ((vx / (speed + 1e-6)) * run + end * (1 - run)) * reach,
    y: y + (vy / (speed + 1e-6)) * run * reach,
    z: heights[grip],
  }
  return grip === 'reach' ? besideRing(place) : place
}

/** A raised hand does not hold the ball inside a ring: that would look like a basket. */
function besideRing(place: Place3): Place3 {
  const ring = Math.sign(place.x) * court.ring
  const [dx, dy] = [place.x - ring, place.y]
  const distance = lengthOf(dx, dy)
  if (distance >= ringClearance) return place
  if (distance < 1e-3) return { ...place, x: ring - Math.sign(place.x) * ringClearance }
  const out = ringClearance / distance
  return { ...place, x: ring + dx * out, y: dy * out }
}

/** Facing of the holder: independent of the leg before or after, so that both legs agree. */
const placeOf = (anchor: Anchor, track: Track, end: End, t: number): Place3 =>
  'body' in anchor ? gripOf(track, anchor.body, anchor.grip, end, t) : anchor

const between = (one: Place3, other: Place3, share: number): Place3 => ({
  x: mix(one.x, other.x, share),
  y: mix(one.y, other.y, share),
  z: mix(one.z, other.z, share),
})

function heldAt({ t0, t1, body, hold, end, from, to }: Held, t: number, track: Track): Place3 {
  const whole = t1 - t0
  const chest = gripOf(track, body, 'chest', end, t)
  let at = chest
  if (hold === 'dribble') {
    // On the side away from the middle of the picture's depth, down and up: fast at the floor, slow at the hand.
    const share = ease((t - t0) / 0.3) * ease((t1 - t) / 0.3)
    const phase = ((t - t0) / dribbleTime) % 1
    const up = 1 - Math.abs(phase * 2 - 1)
    const z = mix(0.98, ballRadius, 1 - (1 - up) ** 1.5)
    at = between(chest, { x: chest.x + end * 0.08, y: chest.y + 0.3, z }, share)
  }
  if (from !== 'chest') at = between(gripOf(track, body, from, end, t), at, ease((t - t0) / Math.min(0.45, whole)))
  const target = typeof to === 'string' ? (to === 'chest' ? null : gripOf(track, body, to, end, t)) : to
  if (!target) return at
  const lift = typeof to === 'string' ? Math.min(0.42, whole) : Math.min(0.55, whole)
  if (typeof to === 'string') return between(at, target, ease((t - t1 + lift) / lift))
  // A dunk: up above the ring, then down into it.
  const over = between(gripOf(track, body, 'reach', end, t), { ...target, z: target.z + 0.42 }, ease((t - t1 + 0.3) / 0.2))
  const high = between(at, over, ease((t - t1 + lift) / (lift - 0.14)))
  return between(high, target, clamp((t - t1 + 0.1) / 0.1, 0, 1))
}

function flightAt({ t0, t1, from, to, curve }: Flight, t: number, track: Track, ends: [End, End]): Place3 {
  const [a, b] = [placeOf(from, track, ends[0], t0), placeOf(to, track, ends[1], t1)]
  const whole = Math.max(1e-3, t1 - t0)
  const k = clamp((t - t0) / whole, 0, 1)
  const at = between(a, b, k)
  if (curve === 'throw') return { ...at, z: at.z + (gravity / 2) * whole * whole * k * (1 - k) }
  const half = 0.6
  at.z = k < half ? mix(a.z, ballRadius, (k / half) ** 1.4) : mix(ballRadius, b.z, 1 - (1 - (k - half) / (1 - half)) ** 1.6)
  return at
}

function fallen(z: number, vz: number, t: number): number {
  let [left, height, speed] = [t, z - ballRadius, vz]
  for (let bounce = 0; bounce < 6; bounce += 1) {
    const lands = (speed + Math.sqrt(speed * speed + 2 * gravity * height)) / gravity
    if (left <= lands) return ballRadius + height + speed * left - (gravity / 2) * left * left
    left -= lands
    speed = (gravity * lands - speed) * 0.68
    height = 0
    if (speed < 0.5) break
  }
  return ballRadius
}

/** Position of a free ball. */
export function droppedAt({ t0, from, vx, vy, vz }: Drop, t: number): Place3 {
  const since = t - t0
  const along = (1 - Math.exp(-since * 0.9)) / 0.9
  return { x: from.x + vx * along, y: from.y + vy * along, z: fallen(from.z, vz, since) }
}

function dropAt(leg: Drop, t: number, track: Track, end: End): Place3 {
  const { t0, t1, to } = leg
  const free = droppedAt(leg, t)
  if (!to) return free
  const last = Math.min(1.1, (t1 - t0) * 0.75)
  return between(free, placeOf(to, track, end, t1), ease((t - t1 + last) / last))
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

const endOf = (leg: Leg | undefined): End => (leg?.type === 'held' ? leg.end : 1)

export function ballOn(legs: readonly Leg[], index: number, t: number, track: Track): Place3 {
  const leg = legs[index] as Leg
  const at =
    leg.type === 'held'
      ? heldAt(leg, t, track)
      : leg.type === 'flight'
        ? flightAt(leg, t, track, [endOf(legs[index - 1]), endOf(legs[index + 1])])
        : dropAt(leg, t, track, endOf(legs[index + 1]))
  return { ...at, z: Math.max(ballRadius, at.z) }
}
