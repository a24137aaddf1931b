// The players of a tour: they compete under their own names.

import type { Culture } from '../data/league.ts'
import type { TourSeed } from '../data/tournament.ts'
import type { Kind, SimTeam } from '../model.ts'
import type { Random } from '../random.ts'
import { strengthOf } from './club.ts'
import { codeOf } from './code.ts'
import { solePerson, uniquePeople } from './person.ts'

const firstColors = ['#0B5A8A', '#7A1F2B', '#C4481C', '#12324A', '#3B5D2A', '#1F6F63', '#5A189A', '#A4572A', '#2B3A67', '#B7791F']
const secondColors = ['#E8F1F5', '#E9C46A', '#F4F1E4', '#F2B632', '#F7EBD8']

/** `known` holds the full names of all solo players on any tour. */
export function entrantsOf(seed: TourSeed, kind: Kind, random: Random, known: Set<string>): SimTeam[] {
  const codes = new Set<string>()
  const people = uniquePeople(seed.size, () => solePerson(random.pick(seed.cultures), kind, random), known)
  return people.map(
    (person, place): SimTeam => ({
      id: `${seed.id}-${kind[0]}${place + 1}`,
      sport: seed.sport,
      league: seed.id,
      name: person.name,
      short: person.short,
      code: codeOf(person.short.en, codes),
      crest: `${random.pick(firstColors)},${random.pick(secondColors)},${person.short.zh[0]}`,
      city: null,
      culture: seed.cultures[0] as Culture,
      kind,
      strength: strengthOf(random, place, seed.size),
      leaning: random.normal() * 0.1,
    }),
  )
}
