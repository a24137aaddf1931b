// Match venues.
import type { Sport } from '../../../../contract/match/match-row.ts'
import type { Name } from '../../../../contract/wire/name.ts'
import { grounds } from '../data/place.ts'
import type { SimTeam } from '../model.ts'
import { nameOf } from '../row.ts'

/** The ground of a town: 临江体育场, Linjiang Stadium, Sân vận động Lâm Giang. */
export function groundOf(town: Name, sport: Sport): Name {
  const kind = nameOf(grounds[sport])
  return { zh: town.zh + kind.zh, en: `${town.en} ${kind.en}`, vi: `${kind.vi} ${town.vi}` }
}

const homes = new WeakMap<SimTeam, Name>()

export function homeGround(team: SimTeam): Name {
  const known = homes.get(team)
  if (known) return known
  const ground = groundOf(team.city ?? team.name, team.sport)
  homes.set(team, ground)
  return ground
}
