// A shot: its position, its time in the air, and how long its shooter has the ball before.
import type { Random } from '../../../feed/simulator/random.ts'
import { clamp, type Point } from '../../director/pitch.ts'
import type { Place3 } from './ball.ts'
import { court, type End, fromRing, ringOf } from './court.ts'
import type { Decision, Shot } from './plays.ts'

type Manner = Shot['manner']
/** Seconds in the air. */
const flights: Record<Manner, number> = { three: 1.12, two: 0.88, layup: 0.42, dunk: 0, free: 0.95 }

export interface ShotPlan {
  spot: Point
  flight: number
  /** Seconds from the catch to the release. */
  hold: number
  /** The shooter cuts to the basket and receives the ball on the way. */
  isCut: boolean
}

const angled = (end: End, radius: number, angle: number): Point => fromRing(end, radius * Math.cos(angle), radius * Math.sin(angle))

function threeSpot(end: End, angle: number, random: Random): Point {
  const radius = random.between(7.2, 7.7)
  const wanted = clamp(angle + random.between(-0.35, 0.35), -1.5, 1.5)
  const spot = angled(end, radius, wanted)
  // In the corner the line is parallel to the side line.
  return Math.abs(spot.y) > court.corner + 0.2 ? { x: spot.x, y: Math.sign(spot.y) * 7.08 } : spot
}

function spotOf(manner: Manner, end: End, from: Point, isTall: boolean, random: Random): Point {
  const angle = clamp(Math.atan2(from.y, court.ring - end * from.x), -1.45, 1.45)
  const side = from.y < 0 ? -1 : 1
  if (manner === 'three') return threeSpot(end, isTall ? random.between(-0.5, 0.5) : angle, random)
  if (manner === 'two') return angled(end, random.between(2.9, 5.4), clamp(angle * 0.85 + random.between(-0.3, 0.3), -1.3, 1.3))
  return manner === 'layup' ? fromRing(end, 0.72, side * 0.62) : fromRing(end, 0.62, side * 0.2)
}

/** `from`: target position of the shooter before. */
export function shotPlan(decision: Shot, end: End, from: Point, isTall: boolean, random: Random): ShotPlan {
  const { manner } = decision
  const isAssisted = decision.kind === 'points' ? decision.assist !== null : random.chance(0.45)
  const isNear = manner === 'layup' || manner === 'dunk'
  const hold = isAssisted ? (isNear ? 0.62 : random.between(0.55, 0.95)) : isNear ? random.between(1.6, 2.1) : random.between(1.5, 2.6)
  const flight = decision.kind === 'miss' && decision.by ? 0.2 : decision.kind === 'miss' && manner === 'dunk' ? 0.16 : flights[manner]
  return { spot: spotOf(manner, end, from, isTall, random), flight, hold, isCut: isAssisted && isNear }
}

/** Where a missed shot hits the ring. */
export function ironPlace(end: End, random: Random): Place3 {
  const angle = random.between(-1.2, 1.2)
  const { x, z } = ringOf(end)
  const side = random.chance(0.6) ? 1 : -1
  return { x: x - end * side * 0.22 * Math.cos(angle), y: 0.22 * Math.sin(angle), z: z + 0.11 }
}

/** Where a rebound lands. */
export function landing(end: End, manner: Manner, random: Random): Point {
  const far = manner === 'three' ? 2.9 : 2
  return fromRing(end, random.between(0.9, far), random.between(0.5, 1.9) * (random.chance(0.5) ? 1 : -1))
}

export const isShot = (decision: Decision | null): decision is Shot => decision?.kind === 'points' || decision?.kind === 'miss'
