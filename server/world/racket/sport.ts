// Differences between the sports: courts by the rules of the ITF and the BWF, and positions of people.
import type { RacketSport } from './scene.ts'

export interface Court {
  /** Halves: of its length, of its singles width and of its doubles width. */
  length: number
  width: number
  wide: number
  /** Distance of the (short) service line from the net, in metres. */
  service: number
  /** Height of the net in its middle and at its posts, and distance of the posts from the middle. */
  net: { middle: number; post: number; x: number }
}
export interface Sport {
  type: RacketSport
  court: Court
  /** Distance of the walls behind and beside the court, from its middle. */
  back: number
  side: number
  /** Positions of server and receiver: metres from the net and from the centre line. */
  server: { y: number; x: readonly [number, number] }
  receiver: { y: number; x: number }
  /** Where a player waits for the next ball. */
  base: number
  /** Where players sit: beside the umpire's chair, which is at the left post. */
  bench: { x: number; y: number }
  chair: number
  /** Beside the post, on the way around the net. */
  passage: number
  /** Positions of the ball kids. */
  kids: readonly (readonly [x: number, y: number])[]
  ball: { radius: number; hold: number }
  /** Seconds before a serve reserved for its preparation. */
  prepare: number
  /** Seconds from one point to the next serve, if available. */
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

/** Height of the net at `x`. */
export const netAt = ({ net }: Court, x: number): number => net.middle + (net.post - net.middle) * Math.min(1, Math.abs(x) / net.x) ** 1.4
