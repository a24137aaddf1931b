// Map of the shooter, 100 by 50, x to the right and y down: attackers come from the left, defenders from the right, with one site at the
// top and one at the bottom.

import type { Point } from '../../director/pitch.ts'
import { createRoute } from '../route.ts'

export type Site = 'A' | 'B'
const point = (x: number, y: number): Point => ({ x, y })

/** Walkable areas: left, top, width, height. */
export const floors: readonly (readonly [number, number, number, number])[] = [
  [2, 17, 13.5, 16],
  [86, 17, 12, 16],
  [8.5, 4, 7, 16],
  [8.5, 4, 46, 7.5],
  [53, 2.5, 24, 15.5],
  [76, 6.5, 12, 7],
  [81, 7, 7, 18],
  [14, 22, 72, 6],
  [36, 9, 5, 15],
  [60, 16, 5, 8],
  [40, 26, 5, 15],
  [58, 26, 5, 10],
  [8.5, 31, 7, 15],
  [8.5, 39, 44, 7],
  [50, 33.5, 24, 14],
  [73, 37.5, 15, 7],
  [81, 26, 7, 18],
]
/** Crates and pillars. */
export const covers: readonly (readonly [number, number, number, number])[] = [
  [58, 5, 4, 3],
  [69.5, 12, 3.4, 3.4],
  [72, 4.2, 2.6, 2.6],
  [55, 43, 4, 2.6],
  [66.5, 35.6, 3.2, 3.2],
  [69.5, 43.4, 2.6, 2.6],
  [47.5, 22, 3, 2.2],
  [70, 25.8, 3, 2.2],
  [24, 25.8, 3, 2.2],
  [28, 4, 3, 2.4],
  [30, 43.6, 3, 2.4],
]
export const sites: Record<Site, Point> = { A: point(64, 9.5), B: point(60.5, 41) }
export const spawns = { attack: point(8, 25), defence: point(92, 25) } as const
/** Where attackers gather before the attack, and where defenders wait. */
export const stagings: Record<Site | 'mid', Point> = { A: point(44, 7.5), B: point(42.5, 42.5), mid: point(38.5, 25) }
export const posts: Record<Site | 'mid', readonly Point[]> = {
  A: [point(72, 6.5), point(75, 11), point(64, 16.5)],
  B: [point(71.5, 39), point(77, 41), point(60.5, 33)],
  mid: [point(66, 25), point(74, 25)],
}
/** Entrances of each site, where smoke is placed. */
export const doors: Record<Site, readonly Point[]> = { A: [point(77, 10), point(62.5, 18)], B: [point(74, 41), point(60.5, 32)] }

const ways: readonly (readonly Point[])[] = [
  [
    spawns.attack,
    point(12, 25),
    point(12, 7.5),
    stagings.A,
    point(54, 7.5),
    sites.A,
    point(77, 10),
    point(84, 10),
    point(84, 25),
    spawns.defence,
  ],
  [point(12, 25), point(84, 25)],
  [point(12, 25), point(12, 42.5), stagings.B, point(51, 42.5), sites.B, point(74, 41), point(84, 41), point(84, 25)],
  [point(38.5, 25), point(38.5, 7.5)],
  [point(42.5, 25), stagings.B],
  [point(62.5, 25), point(62.5, 16), sites.A],
  [point(60.5, 25), sites.B],
]
export const route = createRoute(
  ways.flatMap((way) => way.slice(1).map((to, index): [Point, Point] => [way[index] as Point, to])),
  5,
)
