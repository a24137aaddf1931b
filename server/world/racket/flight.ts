// The flight of a ball. In top view it slows down, a shuttle far more than a ball; its height is a parabola in time.
import { clamp, mix } from '../director/pitch.ts'
import { lengthOf } from '../length.ts'
import type { Place } from './scene.ts'
import { type Court, netAt, type Sport } from './sport.ts'

export interface Flight {
  t0: number
  t1: number
  from: Place
  to: Place
  /** Drag: 0 is none. */
  drag: number
  /** Downward acceleration in metres per second squared: more than gravity with topspin, less for feathers. */
  fall: number
}

/** Share of the distance after a share of the time. */
const wayAt = (share: number, drag: number): number => (drag < 0.01 ? share : (1 - Math.exp(-drag * share)) / (1 - Math.exp(-drag)))
const timeAt = (way: number, drag: number): number => (drag < 0.01 ? way : -Math.log(1 - way * (1 - Math.exp(-drag))) / drag)
/** Ratio of final to mean speed. */
export const endSpeed = (drag: number): number => (drag < 0.01 ? 1 : (drag * Math.exp(-drag)) / (1 - Math.exp(-drag)))

export function flightAt({ t0, t1, from, to, drag, fall }: Flight, t: number): Place & { vx: number; vy: number; vz: number } {
  const length = t1 - t0
  const passed = clamp(t - t0, 0, length)
  const way = wayAt(passed / length, drag)
  const rise = (to.z - from.z) / length + (fall * length) / 2
  const speed = (drag < 0.01 ? 1 : (drag * Math.exp((-drag * passed) / length)) / (1 - Math.exp(-drag))) / length
  return {
    x: mix(from.x, to.x, way),
    y: mix(from.y, to.y, way),
    z: from.z + rise * passed - (fall * passed * passed) / 2,
    vx: (to.x - from.x) * speed,
    vy: (to.y - from.y) * speed,
    vz: rise - fall * passed,
  }
}

/** Metres above the net where it is crossed; null if it is not. */
export function clearance(flight: Flight, court: Court): number | null {
  const { from, to, t0, t1, drag } = flight
  if (from.y * to.y >= 0) return null
  const t = t0 + (t1 - t0) * timeAt(from.y / (from.y - to.y), drag)
  const { x, z } = flightAt(flight, t)
  return z - netAt(court, x)
}

/** A flight that clears the net by `margin` metres: at the wanted speed, or slower and higher. */
export function over(court: Court, wanted: Flight, margin: number): Flight {
  let flight = wanted
  for (let round = 0; round < 40 && (clearance(flight, court) ?? margin) < margin; round += 1)
    flight = { ...flight, t1: flight.t0 + (flight.t1 - flight.t0) * 1.05 }
  return flight
}

/** Final horizontal velocity and downward speed. */
export function impact({ t0, t1, from, to, drag, fall }: Flight): { vx: number; vy: number; down: number } {
  const length = t1 - t0
  const end = endSpeed(drag) / length
  return { vx: (to.x - from.x) * end, vy: (to.y - from.y) * end, down: (from.z - to.z) / length + (fall * length) / 2 }
}

const gravity = 9.81
/** Factors of a bounce: vertical and horizontal speed. */
const bounceUp = 0.74
const bounceOn = 0.72

/** From a bounce until the ball is `way` metres farther; its height there follows from the bounce. */
export function bounced(flight: Flight, way: number): Flight {
  const { vx, vy, down } = impact(flight)
  const speed = lengthOf(vx, vy) * bounceOn
  const length = way / speed
  const { x, y } = flight.to
  const [dx, dy] = [(vx / lengthOf(vx, vy)) * way, (vy / lengthOf(vx, vy)) * way]
  const up = down * bounceUp
  const z = flight.to.z + up * length - (gravity * length * length) / 2
  return { t0: flight.t1, t1: flight.t1 + length, from: flight.to, to: { x: x + dx, y: y + dy, z }, drag: 0, fall: gravity }
}
/** Metres from a bounce to the next. */
export function hopLength(flight: Flight): number {
  const { vx, vy, down } = impact(flight)
  return lengthOf(vx, vy) * bounceOn * ((2 * down * bounceUp) / gravity)
}

/** A dead ball: decreasing hops, then it rolls until it stops. A wall reflects it. */
export function deadFlights(sport: Sport, start: Place, t: number, speed: { vx: number; vy: number; up: number }): Flight[] {
  const flights: Flight[] = []
  const { radius } = sport.ball
  let from = start
  let t0 = t
  let { vx, vy, up } = speed
  const fly = (length: number, land: number, drag: number, fall: number): void => {
    const share = drag > 0 ? 1 / endSpeedFirst(drag) : 1
    let to = { x: from.x + vx * length * share, y: from.y + vy * length * share, z: land }
    const limit = { x: sport.side - 0.15, y: sport.back - 0.2 }
    if (Math.abs(to.x) > limit.x || Math.abs(to.y) > limit.y) {
      to = { x: clamp(to.x, -limit.x, limit.x), y: clamp(to.y, -limit.y, limit.y), z: land }
      vx *= -0.3
      vy *= -0.3
    }
    flights.push({ t0, t1: t0 + length, from, to, drag, fall })
    t0 += length
    from = to
  }
  if (sport.type === 'badminton') {
    // It lands on the cork, tips over and slides slightly.
    if (from.z > 0.1) fly(Math.sqrt((2 * from.z) / 8), radius, 0, 8)
    vx *= 0.08
    vy *= 0.08
    fly(0.4, radius, 2, 0.6)
    return flights
  }
  if (from.z > 0.1) {
    const fallFor = (up + Math.sqrt(up * up + 2 * gravity * (from.z - radius))) / gravity
    up = Math.sqrt(up * up + 2 * gravity * (from.z - radius)) * 0.66
    fly(fallFor, radius, 0, gravity)
  }
  for (let hop = 0; hop < 4 && up > 0.8; hop += 1) {
    fly((2 * up) / gravity, radius, 0, gravity)
    up *= 0.66
    vx *= 0.66
    vy *= 0.66
  }
  fly(2.2, radius, 2.6, 0)
  return flights
}
/** Ratio of initial to mean speed. */
const endSpeedFirst = (drag: number): number => drag / (1 - Math.exp(-drag))
