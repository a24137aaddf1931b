// Clubs in three languages: the built-in table, overridden by the operator's (TEAM_NAMES).
import type { Name } from '../../../contract/wire/name.ts'
import { StartError } from '../../core/start-error.ts'
import { cleanText } from '../../core/text/clean-text.ts'
import { type ClubIndex, clubIndex } from './club-index.ts'
import { type ClubLine, clubTable, clubTableHome } from './club-table.ts'
import { type ListedClub, listedClubs } from './clubs/lines.ts'
import { shortened } from './nation.ts'

export interface Club {
  /** The full Latin name: shared by every spelling of the club. */
  key: string
  /** Three-letter code of the country whose league it plays in; null if no table has it. */
  home: string | null
  name: Name
  short: Name
  code: string | null
  colors: [string, string] | null
  mark: string | null
}

/**
 * Finds the club of a spelling; null if no table has it. `homes`: three-letter codes of the countries whose clubs the file covers, empty
 * for all. Clubs of other countries are excluded: in a league of Uruguay, Liverpool is the one of Montevideo.
 */
export type ClubNames = (spelling: string, homes?: readonly string[]) => Club | null

/** An unusable team table; the message is one sentence that names the entry. */
export class TeamNamesError extends StartError {}

function ofLine(key: string, [, zh, shortZh, short, code, colors, mark]: ClubLine): Club {
  const home = clubTableHome.get(key) ?? null
  return { key, home, name: { zh, en: key, vi: key }, short: { zh: shortZh, en: short, vi: short }, code, colors, mark }
}

const ofList = ({ home, key, zh, shortZh, short, code, vi }: ListedClub): Club => ({
  key,
  home,
  name: { zh, en: key, vi },
  short: { zh: shortZh, en: short, vi: vi !== key && vi.length <= 14 ? vi : short },
  code,
  colors: null,
  mark: null,
})

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
    home: null,
    name,
    short: { ...shortened(name), ...texts(value.short, `${JSON.stringify(key)}.short`) },
    code: code ? code.toUpperCase() : null,
    colors: (colors as [string, string] | undefined) ?? null,
    mark: mark ?? null,
  }
  return { club, spellings: (also as string[] | undefined) ?? [] }
}

function indexTables(): ClubIndex<Club> {
  const index = clubIndex<Club>()
  const tabled = Object.entries(clubTable).map(([key, line]) => ({ club: ofLine(key, line), spellings: line[0] }))
  const listed = listedClubs.map((line) => ({ club: ofList(line), spellings: line.spellings }))
  // Names first, so that a derived form of another club never hides a name.
  for (const { club } of [...tabled, ...listed]) index.add(club.key, club)
  for (const { club, spellings } of [...tabled, ...listed]) for (const spelling of spellings) index.add(spelling, club)
  return index
}
let tables: ClubIndex<Club> | null = null

/**
 * The tables as one lookup. `own` is the operator's JSON: an object from a club's name to
 * `{ zh, en, vi, short?, code?, colors?, mark?, also? }`, all of them optional. Throws TeamNamesError.
 */
export function clubNames(own?: string): ClubNames {
  tables ??= indexTables()
  const index = own === undefined ? tables : tables.copy()
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
      const known = index.find(key)
      // An incomplete entry keeps the remaining fields of the built-in one.
      const merged = known
        ? { ...known, ...club, key: known.key, home: known.home, code: club.code ?? known.code, colors: club.colors ?? known.colors }
        : club
      for (const spelling of [key, ...spellings]) index.add(spelling, merged, true)
      if (known) index.replace(known, merged)
    }
  }
  return index.find
}
