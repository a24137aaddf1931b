// The default zone for the times of a file: by the file name, then by the competition, and if that is not enough by the home club or the
// ground of each match.
import { nationNamedIn } from '../names/competitions/lines.ts'
import { byCountry, byLetters, byName, byTown, byUsualName } from './zone-table.ts'

/** Null if the zone is unknown: a time without a zone is useless. */
export type ZoneOf = (home: string, ground: string | null) => string | null

const ofClub: ZoneOf = (home) => byLetters[/\(([A-Z]{3})\)\s*$/.exec(home)?.[1] ?? ''] ?? null
const ofTown: ZoneOf = (_, ground) => byTown.find(([town]) => ground !== null && town.test(ground))?.[1] ?? null

const zoneIn = (list: readonly [RegExp, string][], competition: string): string | undefined =>
  list.find(([pattern]) => pattern.test(competition))?.[1]

/** By the country in its name, else by the best-known league of that name. */
function zoneOfCountry(competition: string): string | undefined {
  const nation = nationNamedIn(competition)
  return nation === null ? zoneIn(byUsualName, competition) : byLetters[nation]
}

/** `source` is the path or URL of the file. */
export function zoneOf(source: string, competition: string): ZoneOf {
  const file = source.split(/[?#]/)[0]?.split(/[\\/]/).pop() ?? ''
  const country = /(?:^|[-_])([a-z]{2,3})\.(?:\d|cup)\b[\w.-]*$/i.exec(file)?.[1]?.toLowerCase()
  const zone = (country ? byCountry[country] : undefined) ?? zoneIn(byName, competition) ?? zoneOfCountry(competition)
  if (zone === 'home') return ofClub
  if (zone === 'ground') return ofTown
  return () => zone ?? null
}
