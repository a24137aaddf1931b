// Clubs in three languages: our table, and one of the operator's own (TEAM_NAMES) that goes before it.
import type { Name } from '../../../contract/wire/name.ts'
import { cleanText } from '../../core/clean-text.ts'
import { StartError } from '../../core/start-error.ts'
import { type ClubLine, clubTable } from './club-table.ts'
import { type ListedClub, listedClubs } from './clubs/lines.ts'
import { foldName } from './fold.ts'
import { shortened } from './nation.ts'

export interface Club {
  /** The full Latin name, which every spelling of the club shares. */
  key: string
  name: Name
  short: Name
  code: string | null
  colors: [string, string] | null
  mark: string | null
}

/** Finds the club that a spelling means; null when no table has it. */
export type ClubNames = (spelling: string) => Club | null

/** A team table that cannot be used; the message is one sentence that names the entry. */
export class TeamNamesError extends StartError {}

function ofLine(key: string, [, zh, shortZh, short, code, colors, mark]: ClubLine): Club {
  return { key, name: { zh, en: key, vi: key }, short: { zh: shortZh, en: short, vi: short }, code, colors, mark }
}

const ofList = ({ key, zh, shortZh, short, code, vi }: ListedClub): Club => ({
  key,
  name: { zh, en: key, vi },
  short: { zh: shortZh, en: short, vi: vi !== key && vi.length <= 14 ? vi : short },
  code,
  colors: null,
  mark: null,
})

/** getafe cf is getafe. Only the letters that every second club has: Barcelona SC is not Barcelona. */
const withoutKind = (folded: string): string => folded.replace(/^(?:fc|afc|cf) | (?:fc|afc|cf)$/g, '')

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => value !== null && typeof value === 'object' && !Array.isArray(value)

function texts(value: unknown, entry: string): Partial<Name> {
  if (value === undefined) return {}
  if (!isObject(value)) throw new TeamNamesError(`${entry} must be an object of zh, en, vi`)
  for (const lang of ['zh', 'en', 'vi'])
    if (value[lang] !== undefined && (typeof value[lang] !== 'string' || value[lang] === '' || value[lang].length > 80))
      throw new TeamNamesError(`${entry}.${lang} must be a text of 1 to 80 characters`)
  return value as Partial<Name>
}

function ofEntry(key: string, value: unknown): { club: Club; spellings: string[] } {
  if (!isObject(value)) throw new TeamNamesError(`${JSON.stringify(key)} must be an object of zh, en, vi`)
  const named = texts({ zh: value.zh, en: value.en, vi: value.vi }, JSON.stringify(key))
  const name = { zh: named.zh ?? key, en: named.en ?? key, vi: named.vi ?? named.en ?? key }
  const { code, colors, mark, also } = value
  if (code !== undefined && (typeof code !== 'string' || !/^[A-Za-z]{3}$/.test(code)))
    throw new TeamNamesError(`${JSON.stringify(key)}.code must be three letters`)
  const isColor = (color: unknown) => typeof color === 'string' && /^#[0-9A-Fa-f]{6}$/.test(color)
  if (colors !== undefined && (!Array.isArray(colors) || colors.length !== 2 || !colors.every(isColor)))
    throw new TeamNamesError(`${JSON.stringify(key)}.colors must be two colours such as "#0F5FA8"`)
  if (also !== undefined && (!Array.isArray(also) || !also.every((spelling) => typeof spelling === 'string')))
    throw new TeamNamesError(`${JSON.stringify(key)}.also must be a list of other spellings`)
  if (mark !== undefined && (typeof mark !== 'string' || [...mark].length > 2 || mark === ''))
    throw new TeamNamesError(`${JSON.stringify(key)}.mark must be one character`)
  const club: Club = {
    key,
    name,
    short: { ...shortened(name), ...texts(value.short, `${JSON.stringify(key)}.short`) },
    code: code ? code.toUpperCase() : null,
    colors: (colors as [string, string] | undefined) ?? null,
    mark: mark ?? null,
  }
  return { club, spellings: (also as string[] | undefined) ?? [] }
}

/**
 * The tables as one look-up. `own` is the text of the operator's JSON: an object from a club's name to
 * `{ zh, en, vi, short?, code?, colors?, mark?, also? }`, all of them optional. Throws TeamNamesError.
 */
export function clubNames(own?: string): ClubNames {
  const bySpelling = new Map<string, Club>()
  const add = (spelling: string, club: Club) => bySpelling.set(foldName(spelling), club)
  for (const listed of listedClubs) {
    const club = ofList(listed)
    for (const spelling of [listed.key, ...listed.spellings]) add(spelling, club)
  }
  for (const [key, line] of Object.entries(clubTable)) {
    const club = ofLine(key, line)
    for (const spelling of [key, ...line[0]]) add(spelling, club)
  }
  if (own !== undefined) {
    let table: unknown
    try {
      table = JSON.parse(own.replace(/^\uFEFF/, ''), (_, value: unknown) => (typeof value === 'string' ? cleanText(value, 200) : value))
    } catch (error) {
      throw new TeamNamesError(`the file is not JSON: ${(error as Error).message}`)
    }
    if (!isObject(table)) throw new TeamNamesError('the file must be an object from team names to { zh, en, vi }')
    for (const [key, value] of Object.entries(table)) {
      const { club, spellings } = ofEntry(cleanText(key, 80), value)
      const known = bySpelling.get(foldName(key))
      // An entry that says less than ours keeps the rest of ours.
      const merged = known
        ? { ...known, ...club, key: known.key, code: club.code ?? known.code, colors: club.colors ?? known.colors }
        : club
      for (const spelling of [key, ...spellings]) add(spelling, merged)
      for (const [spelling, other] of bySpelling) if (known && other === known) bySpelling.set(spelling, merged)
    }
  }
  return (spelling) => {
    const folded = foldName(spelling)
    return bySpelling.get(folded) ?? bySpelling.get(withoutKind(folded)) ?? null
  }
}
