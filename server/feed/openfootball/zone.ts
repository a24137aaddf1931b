// The zone of the times of a file that names none: by the file's own name, then by the competition's, and where that is not enough
// by the home club or the ground of each match.
import { byCountry, byLetters, byName, byTown } from './zone-table.ts'

/** Null where nothing says the zone: a time without one says nothing. */
export type ZoneOf = (home: string, ground: string | null) => string | null

const ofClub: ZoneOf = (home) => byLetters[/\(([A-Z]{3})\)\s*$/.exec(home)?.[1] ?? ''] ?? null
const ofTown: ZoneOf = (_, ground) => byTown.find(([town]) => ground !== null && town.test(ground))?.[1] ?? null

/** `source` is the path or address of the file. */
export function zoneOf(source: string, competition: string): ZoneOf {
  const file = source.split(/[?#]/)[0]?.split(/[\\/]/).pop() ?? ''
  const country = /(?:^|[-_])([a-z]{2,3})\.(?:\d|cup)\b[\w.-]*$/i.exec(file)?.[1]?.toLowerCase()
  const zone = (country ? byCountry[country] : undefined) ?? byName.find(([pattern]) => pattern.test(competition))?.[1]
  if (zone === 'home') return ofClub
  if (zone === 'ground') return ofTown
  return () => zone ?? null
}
