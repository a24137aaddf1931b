// Map of the arena: a square of 100 by 100, x to the right, y up. The home base is at the lower left, the away base at the upper right; the
// river runs between them. The map has point symmetry.
import type { Side } from '../../../../contract/match/match-row.ts'
import type { Point } from '../../director/pitch.ts'
import { createRoute } from '../route.ts'
import { along, lengthOf } from '../way.ts'

export type Lane = 'top' | 'mid' | 'bottom'
export const lanes: readonly Lane[] = ['top', 'mid', 'bottom']

const point = (x: number, y: number): Point => ({ x, y })
export const turned = ({ x, y }: Point): Point => ({ x: 100 - x, y: 100 - y })
const mirrored = ({ x, y }: Point): Point => ({ x: y, y: x })

/** From the home core to the away core. */
const top = [point(11, 11), point(8.5, 22), point(8.5, 78), point(13, 87), point(22, 91.5), point(78, 91.5), point(89, 89)]
export const laneWays: Record<Lane, readonly Point[]> = {
  top,
  mid: [point(11, 11), point(50, 50), point(89, 89)],
  bottom: top.map(mirrored),
}

const laneLengths = { top: lengthOf(laneWays.top), mid: lengthOf(laneWays.mid), bottom: lengthOf(laneWays.bottom) }
/** A point of a lane, 0 at the home core and 1 at the away core. */
export const lanePoint = (lane: Lane, share: number): Point => along(laneWays[lane], laneLengths[lane] * share)

/** Positions of the home towers on the lanes, the outer one first; the away towers mirror them. */
const towerShares: Record<Lane, readonly [number, number, number]> = {
  top: [0.37, 0.24, 0.115],
  mid: [0.4, 0.285, 0.18],
  bottom: [0.37, 0.24, 0.115],
}
/** Offset of a tower from its lane. */
const beside: Record<Lane, Point> = { top: point(2.6, 0), mid: point(-2, 2), bottom: point(0, 2.6) }
const besideTurned: Record<Lane, Point> = { top: point(0, -2.6), mid: point(2, -2), bottom: point(-2.6, 0) }

export interface TowerPlace extends Point {
  side: Side
  /** Null at the core. */
  lane: Lane | null
  /** 0 is the outer one, 2 the base's, 3 and 4 at the core. */
  rank: number
  /** Position on its lane. */
  share: number
}
const add = (one: Point, other: Point): Point => point(one.x + other.x, one.y + other.y)
function towersOf(side: Side): TowerPlace[] {
  const isHome = side === 'home'
  const ofLanes = lanes.flatMap((lane) =>
    towerShares[lane].map((share, rank): TowerPlace => {
      const at = isHome ? share : 1 - share
      return { side, lane, rank, share: at, ...add(lanePoint(lane, at), (isHome ? beside : besideTurned)[lane]) }
    }),
  )
  const before = [point(17.5, 13.5), point(13.5, 17.5)].map(
    (place, index): TowerPlace => ({ side, lane: null, rank: 3 + index, share: isHome ? 0.06 : 0.94, ...(isHome ? place : turned(place)) }),
  )
  return [...ofLanes, ...before]
}
/** Eleven per side. */
export const towerPlaces: readonly TowerPlace[] = [...towersOf('home'), ...towersOf('away')]
export const cores: Record<Side, Point> = { home: point(10.5, 10.5), away: point(89.5, 89.5) }
/** Where fallen heroes respawn. */
export const fountains: Record<Side, Point> = { home: point(4.6, 4.6), away: point(95.4, 95.4) }

/** Upper left to lower right. */
export const river: readonly Point[] = [
  point(13, 87),
  point(22, 78),
  point(34, 66),
  point(43, 57),
  point(50, 50),
  point(57, 43),
  point(66, 34),
  point(78, 22),
  point(87, 13),
]
export const pits = { baron: point(30, 75), dragon: point(70, 25) } as const

/** The jungle between the home side's top lane and the middle lane; the other three mirror it. */
const wild = {
  a: point(20, 37),
  b: point(27, 49),
  c: point(20, 62),
  d: point(34, 44),
  gate: point(18, 26),
} as const
const quarter: [Point, Point][] = [
  [point(15.5, 15.5), wild.gate],
  [point(8.5, 31), wild.a],
  [wild.gate, wild.a],
  [wild.a, wild.b],
  [wild.b, wild.c],
  [wild.c, point(8.5, 62)],
  [wild.c, point(22, 78)],
  [wild.b, wild.d],
  [wild.b, point(34, 66)],
  [wild.d, point(40, 40)],
  [wild.d, point(43, 57)],
]
const four = (one: Point): Point[] => [one, turned(one), mirrored(one), turned(mirrored(one))]
/** Jungle camps. */
export const camps: readonly Point[] = [wild.a, wild.c, wild.d].flatMap(four)

const chain = (way: readonly Point[]): [Point, Point][] => way.slice(1).map((to, index) => [way[index] as Point, to])
const jungle = [(one: Point) => one, turned, mirrored, (one: Point) => turned(mirrored(one))].flatMap((change) =>
  quarter.map(([from, to]): [Point, Point] => [change(from), change(to)]),
)
/** Paths beside the lanes, which are wider. */
export const paths: readonly [Point, Point][] = [...jungle, ...chain(river), [point(30, 75), point(34, 66)], [point(70, 25), point(66, 34)]]
/** All walkable paths. */
export const edges: readonly [Point, Point][] = [
  ...paths,
  ...lanes.flatMap((lane) => chain(laneWays[lane])),
  [fountains.home, laneWays.mid[0] as Point],
  [fountains.away, laneWays.mid[2] as Point],
]
export const route = createRoute(edges, 7)
