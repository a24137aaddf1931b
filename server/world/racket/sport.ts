// What differs between the sports: courts as the rules of the ITF and the BWF draw them, and where people stand on them.
import type { RacketSport } from './scene.ts'

export interface Court {
  /** Halves: of its length, of its width for one player and for two. */
  length: number
  width: number
  wide: number
  /** Metres of the (short) service line from the net. */
  service: number
  /** The net at its middle and at its posts, and how far these are from the middle. */
  net: { middle: number; post: number; x: number }
}
export interface Sport {
  type: RacketSport
  court: Court
  /** The walls behind the court and beside it, from the middle of it. */
  back: number
  side: number
  /** Where who serves and who receives stands: metres from the net and from the centre line. */
  server: { y: number; x: readonly [number, number] }
  receiver: { y: number; x: number }
  /** Where a player waits for the next ball. */
  base: number
  /** Where players sit: beside the chair of the umpire, which is at the left post. */
  bench: { x: number; y: number }
  chair: number
  /** Beside the post, on the way round the net. */
  passage: number
  /** Where boys and girls wait who fetch balls. */
  kids: readonly (readonly [x: number, y: number])[]
  ball: { radius: number; hold: number }
  /** Seconds before a serve in which nothing else is done. */
  prepare: number
  /** Seconds from one point to the next serve, where there are so many. */
  rest: number
}

export const sports: Record<RacketSport, Sport> = {
  tennis: {
    type: 'tennis',
    court: { length: 11.885, width: 4.115, wide: 5.485, service: 6.4, net: { middle: 0.914, post: 1.07, x: 6.4 } },
    back: 18.2,
    side: 10.4,
    server: { y: 12.15, x: [0.5, 1.4] },
    receiver: { y: 13.2, x: 3.5 },
    base: 12.4,
    bench: { x: -9.5, y: 2.6 },
    chair: -7.9,
    passage: -7.05,
    kids: [
      [-6.9, -0.55],
      [6.9, 0.55],
      [-9.5, -17.2],
      [9.5, -17.2],
      [-8, 15.6],
      [8, 15.6],
    ],
    ball: { radius: 0.034, hold: 1 },
    prepare: 3.4,
    rest: 13,
  },
  badminton: {
    type: 'badminton',
    court: { length: 6.7, width: 2.59, wide: 3.05, service: 1.98, net: { middle: 1.524, post: 1.55, x: 3.05 } },
    back: 9.7,
    side: 7.2,
    server: { y: 2.35, x: [0.25, 0.7] },
    receiver: { y: 3.5, x: 0.75 },
    base: 3.5,
    bench: { x: -6, y: 1.9 },
    chair: -4.75,
    passage: -3.75,
    kids: [],
    ball: { radius: 0.034, hold: 1.05 },
    prepare: 1.9,
    rest: 8,
  },
}

/** How high the net is at `x`. */
export const netAt = ({ net }: Court, x: number): number => net.middle + (net.post - net.middle) * Math.min(1, Math.abs(x) / net.x) ** 1.4
