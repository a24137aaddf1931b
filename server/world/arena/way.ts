// Polylines.
import { distance, type Point } from '../director/pitch.ts'

export const lengthOf = (way: readonly Point[]): number =>
  way.reduce((sum, one, index) => (index > 0 ? sum + distance(way[index - 1] as Point, one) : 0), 0)
/** The point at a length from the start. */
export function along(way: readonly Point[], length: number): Point {
  let left = length
  for (let index = 1; index < way.length; index += 1) {
    const [from, to] = [way[index - 1] as Point, way[index] as Point]
    const step = distance(from, to)
    if (left <= step && step > 0)
      return { x: from.x + ((to.x - from.x) * Math.max(0, left)) / step, y: from.y + ((to.y - from.y) * Math.max(0, left)) / step }
    left -= step
  }
  return way[way.length - 1] as Point
}
