// Which people of the demonstration world like a thing of it: each like is somebody's.
import { drawOf } from './experts/draw.ts'

/** `share` of them, from 0 to 1, each once; the same at every start. */
export function likersOf(id: string, share: number, people: readonly string[]): string[] {
  const draw = drawOf(`likes ${id}`)
  return people
    .map((person) => ({ person, place: draw.share() }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, Math.floor(share * (people.length + 1)))
    .map(({ person }) => person)
}
