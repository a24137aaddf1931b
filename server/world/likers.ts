// Likes of the demonstration users: each belongs to an account.
import { drawOf } from './experts/draw.ts'

/** A `share` of them, from 0 to 1, without duplicates; the same at every start. */
export function likersOf(id: string, share: number, people: readonly string[]): string[] {
  const draw = drawOf(`likes ${id}`)
  return people
    .map((person) => ({ person, place: draw.share() }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, Math.floor(share * (people.length + 1)))
    .map(({ person }) => person)
}
