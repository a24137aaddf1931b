// The court in metres (FIBA Official Basketball Rules, rule two). x runs along from -14 to 14, y across from -7.5 (far side line, where
// benches and table are) to 7.5 (near the main stand), z up.
import type { Point } from '../../director/pitch.ts'

/** Half length, half width; of a basket: x of the ring's centre, its height and radius, x of the board; the lines of each half. */
export const court = {
  x: 14,
  y: 7.5,
  ring: 12.425,
  rim: 3.05,
  rimRadius: 0.225,
  board: 12.8,
  three: 6.75,
  corner: 6.6,
  key: 5.8,
  keyHalf: 2.45,
  centre: 1.8,
} as const
/** Distance of the free-throw line from the ring's centre, in metres. */
export const freeThrow = 4.225
export const ballRadius = 0.12
/** Where people leave and enter, outside the picture. */
export const tunnel = { x: -19, y: -5 } as const
/** People beyond it are invisible. */
export const tunnelMouth = -17.3
/** Bench of a side: the home side's is on the left. */
export const benchOf = (body: number): Point => ({ x: body < 5 ? -7.6 : 7.6, y: -8.9 })

export type End = 1 | -1
/** `u` metres from the ring towards the middle of the court, `v` to the side. */
export const fromRing = (end: End, u: number, v: number): Point => ({ x: end * (court.ring - u), y: v })
export const ringOf = (end: End): { x: number; y: number; z: number } => ({ x: end * court.ring, y: 0, z: court.rim })

/** Indexes of bodies: 0 to 4 the home side, 5 to 9 the away side, then two referees. */
export const playerBodies = 10
export const bodies = 12
export const refereeBodies = [10, 11] as const
