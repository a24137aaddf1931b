// Shortest path between two places along given paths, with turns at their junctions.
import { distance, type Point } from '../director/pitch.ts'

interface Net {
  nodes: Point[]
  /** Pairs of nodes with a straight connection. */
  links: [number, number][]
  /** Length of the shortest path, and its first node. */
  far: Float64Array
  next: Int16Array
}
interface Foot extends Point {
  link: [number, number]
}

/** Nearest point of a segment. */
function footOn(from: Point, to: Point, { x, y }: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const share = Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1)))
  return { x: from.x + dx * share, y: from.y + dy * share }
}

/** Splits paths at the nodes that lie on them. */
function parted(list: readonly [Point, Point][]): [Point, Point][] {
  const nodes = list.flat()
  return list.flatMap(([from, to]) => {
    const on = nodes.filter(
      (node) => distance(footOn(from, to, node), node) < 0.3 && distance(node, from) > 0.3 && distance(node, to) > 0.3,
    )
    const stops = [from, ...on.toSorted((one, other) => distance(one, from) - distance(other, from)), to]
    return stops.slice(1).map((stop, index): [Point, Point] => [stops[index] as Point, stop])
  })
}

function build(edges: readonly [Point, Point][]): Net {
  const nodes: Point[] = []
  const nodeOf = (place: Point): number => {
    const known = nodes.findIndex((node) => distance(node, place) < 0.31)
    return known >= 0 ? known : nodes.push(place) - 1
  }
  const links = parted(edges)
    .map(([from, to]): [number, number] => [nodeOf(from), nodeOf(to)])
    .filter(([from, to]) => from !== to)
  const count = nodes.length
  const far = new Float64Array(count * count).fill(Number.POSITIVE_INFINITY)
  const next = new Int16Array(count * count).fill(-1)
  for (let node = 0; node < count; node += 1) far[node * count + node] = 0
  for (const [from, to] of links)
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      far[one * count + other] = distance(nodes[one] as Point, nodes[other] as Point)
      next[one * count + other] = other
    }
  // Floyd-Warshall.
  for (let by = 0; by < count; by += 1)
    for (let from = 0; from < count; from += 1)
      for (let to = 0; to < count; to += 1) {
        const length = (far[from * count + by] as number) + (far[by * count + to] as number)
        if (length >= (far[from * count + to] as number) - 1e-9) continue
        far[from * count + to] = length
        next[from * count + to] = next[from * count + by] as number
      }
  return { nodes, links, far, next }
}
function footOf({ nodes, links }: Net, place: Point): Foot {
  let best: Foot | null = null
  let least = Number.POSITIVE_INFINITY
  for (const link of links) {
    const foot = footOn(nodes[link[0]] as Point, nodes[link[1]] as Point, place)
    const off = distance(foot, place)
    if (off >= least) continue
    least = off
    best = { ...foot, link }
  }
  return best as Foot
}

/** The corners of a path, including both ends. */
export type Route = (from: Point, to: Point) => Point[]

/** `near`: distance below which the direct line is used. */
export function createRoute(edges: readonly [Point, Point][], near: number): Route {
  let net: Net | null = null
  return (from, to) => {
    if (distance(from, to) < near) return [from, to]
    net ??= build(edges)
    return through(net, from, to)
  }
}

function through(net: Net, from: Point, to: Point): Point[] {
  const { nodes, far, next } = net
  const [one, other] = [footOf(net, from), footOf(net, to)]
  const count = nodes.length
  if (one.link === other.link) return [from, one, other, to]
  let least = Number.POSITIVE_INFINITY
  let ends: [number, number] = [one.link[0], other.link[0]]
  for (const begin of one.link)
    for (const end of other.link) {
      const length = distance(one, nodes[begin] as Point) + (far[begin * count + end] as number) + distance(nodes[end] as Point, other)
      if (length >= least) continue
      least = length
      ends = [begin, end]
    }
  if (least === Number.POSITIVE_INFINITY) throw new Error('two paths of the map are not connected')
  const way: Point[] = [from, { x: one.x, y: one.y }]
  for (let node = ends[0]; ; node = next[node * count + ends[1]] as number) {
    way.push(nodes[node] as Point)
    if (node === ends[1]) break
  }
  way.push({ x: other.x, y: other.y }, to)
  return way.filter((place, index) => index === 0 || distance(place, way[index - 1] as Point) > 0.01)
}
