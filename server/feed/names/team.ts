// Resolves a team of a data file: a nation, a listed club, an open slot, or an unknown name kept as is.
import type { Name } from '../../../contract/wire/name.ts'
import type { ClubNames } from './club.ts'
import { crestMark, crestOf, shirtOf } from './crest.ts'
import { foldName } from './fold.ts'
import { nationOf, shortened } from './nation.ts'
import { slotOf } from './slot.ts'
import { splitNation, unlistedForm } from './spelling.ts'

export interface NamedTeam {
  /** Identifies the team across files: nation:ENG, club:liverpool. */
  key: string
  name: Name
  short: Name
  /** Three letters. */
  code: string
  crest: string
}

const lettersOf = (name: string): string => {
  const letters = foldName(name)
    .replace(/\b(?:fc|afc|cf|sc|ac)\b/g, '')
    .replace(/[^a-z]/g, '')
  return letters.slice(0, 3).toUpperCase().padEnd(3, 'X')
}

/** The key of an unlisted club: never a name that means a listed one, such as the Chelsea of Ghana. */
function unlistedName(plain: string, nation: string | undefined, clubs: ClubNames): string {
  const folded = foldName(plain)
  const form = unlistedForm(folded)
  const names = [form, nation ? `${form} ${nation.toLowerCase()}` : folded, `${folded} other`]
  return names.find((name) => clubs(name) === null) || plain
}

/**
 * `code` is the one in the file, if any. `clubs` is the lookup of the tables, `homes` the three-letter codes of the countries whose clubs
 * play in the competition, empty for all.
 */
export function namedTeam(spelling: string, code: string | null, clubs: ClubNames, homes: readonly string[] = []): NamedTeam {
  const slot = slotOf(spelling)
  if (slot) return { key: `slot:${spelling}`, name: slot, short: shortened(slot), code: 'TBD', crest: '#5C6B62,#B7C2BA,?' }
  const { name: plain, nation: behind } = splitNation(spelling)
  const club = clubs(spelling, homes)
  if (club) {
    const key = `club:${foldName(club.key)}`
    const crest = crestOf(club.colors ?? shirtOf(key), club.mark ?? crestMark(club.name.zh))
    return { key, name: club.name, short: club.short, code: club.code ?? code ?? lettersOf(club.key), crest }
  }
  const nation = nationOf(plain)
  if (nation) {
    const key = `nation:${nation.region}`
    const crest = crestOf(nation.colors ?? shirtOf(key), crestMark(nation.name.zh))
    return { key, name: nation.name, short: nation.short, code: nation.code, crest }
  }
  const key = `club:${unlistedName(plain, behind ?? (homes.length === 1 ? homes[0] : undefined), clubs)}`
  const name = { zh: plain, en: plain, vi: plain }
  return { key, name, short: shortened(name), code: code ?? lettersOf(plain), crest: crestOf(shirtOf(key), crestMark(plain)) }
}
