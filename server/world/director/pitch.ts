// The pitch in metres, and its geometry helpers. x runs along from -52.5 to 52.5, y across from -34 (far touchline, where benches and
// tunnel are) to 34 (near the main stand), z up.
import { lengthOf } from '../length.ts'

/** Half length, half width, half the goal's width, height of the bar, depth of the net. */
export const pitch = { x: 52.5, y: 34, goal: 3.66, bar: 2.44, net: 2 } as const
/** Distance of the penalty spot from the goal line, and of opponents from a free kick. */
export const penaltySpot = 11
export const freeKickDistance = 9.15
/** Where people leave and enter. */
export const tunnel = { x: 0, y: -40 } as const
/** People beyond this line are invisible. */
export const tunnelMouth = -38.2

export interface Point {
  x: number
  y: number
}

export const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))
export const mix = (from: number, to: number, share: number): number => from + (to - from) * share
/** Smoothstep from 0 to 1, clamped. */
export function ease(share: number): number {
  const k = clamp(share, 0, 1)
  return k * k * (3 - 2 * k)
}
export const distance = (one: Point, other: Point): number => lengthOf(one.x - other.x, one.y - other.y)
/** `length` metres from `from` in the direction of `to`; `from` itself if both are equal. */
export function towards(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to)
  if (whole < 1e-6) return { x: from.x, y: from.y }
  return { x: from.x + ((to.x - from.x) / whole) * length, y: from.y + ((to.y - from.y) / whole) * length }
}
/** The nearest point at least `margin` metres inside the lines. */
export const inside = ({ x, y }: Point, margin: number): Point => ({
  x: clamp(x, margin - pitch.x, pitch.x - margin),
  y: clamp(y, margin - pitch.y, pitch.y - margin),
})
