// Sums over all seasons of a corpus, and the violations that fail the run.
import type { LatinName } from './latin-names.ts'
import type { SeasonReport } from './read-season.ts'

/** `unreadable`: season files that the adapter cannot read at all. */
export type Rule = 'unreadable' | 'leaguesWithoutTable' | 'unreadRoundsOfLeagues' | 'differingRows' | 'differingPlaces'
/** Lines of text, one per violation. */
export type Broken = Record<Rule, string[]>

export interface Totals {
  files: number
  matches: number
  skipped: number
  leagues: number
  tables: number
  finalTables: number
  rows: number
  doubts: number
  places: number
  /** Published tables of files with missing results. */
  notCompared: string[]
  /** Files with an unknown zone. */
  zones: string[]
  /** Unparsed round texts, with the number of their matches. */
  unread: Map<string, number>
  /** Names by type and name, over all files. */
  latin: Map<string, LatinName>
  broken: Broken
}

export const newTotals = (): Totals => ({
  files: 0,
  matches: 0,
  skipped: 0,
  leagues: 0,
  tables: 0,
  finalTables: 0,
  rows: 0,
  doubts: 0,
  places: 0,
  notCompared: [],
  zones: [],
  unread: new Map(),
  latin: new Map(),
  broken: { unreadable: [], leaguesWithoutTable: [], unreadRoundsOfLeagues: [], differingRows: [], differingPlaces: [] },
})

function addNames(latin: Map<string, LatinName>, names: readonly LatinName[]): void {
  for (const one of names) {
    const key = `${one.type} ${one.name}`
    const known = latin.get(key)
    latin.set(key, known ? { ...known, zh: known.zh || one.zh, vi: known.vi || one.vi, matches: known.matches + one.matches } : one)
  }
}

function addBroken(broken: Broken, season: SeasonReport): void {
  const { path, isLeague, tables, unread, differingRows, places } = season
  const named = (line: string): string => `${path}: ${line}`
  if (isLeague && tables.length === 0) broken.leaguesWithoutTable.push(named(`${season.matchdays} matches are of numbered matchdays`))
  if (isLeague) broken.unreadRoundsOfLeagues.push(...[...unread.keys()].map(named))
  broken.differingRows.push(...differingRows.map(named))
  broken.differingPlaces.push(...places.differing.map(named))
}

export function addSeason(totals: Totals, season: SeasonReport): void {
  const { path, tables, places } = season
  totals.matches += season.read
  totals.skipped += season.skipped
  totals.leagues += season.isLeague ? 1 : 0
  totals.tables += tables.length
  totals.finalTables += tables.filter(({ isFinal }) => isFinal).length
  totals.rows += tables.reduce((sum, { rows }) => sum + rows.length, 0)
  totals.doubts += season.doubts.length
  totals.places += places.places
  totals.notCompared.push(...places.left.map((line) => `${path}: ${line}`))
  if (season.zones.length > 0) totals.zones.push(path)
  for (const [text, count] of season.unread) totals.unread.set(text, (totals.unread.get(text) ?? 0) + count)
  addNames(totals.latin, season.latin)
  addBroken(totals.broken, season)
}

/** Figures for the soak's output line. */
export function figuresOf(totals: Totals): Record<string, number | string> {
  const { notCompared, zones, unread, latin, broken, ...counts } = totals
  const count = (type: LatinName['type'], lang: 'zh' | 'vi'): number =>
    [...latin.values()].filter((one) => one.type === type && one[lang]).length
  const brokenCounts = Object.fromEntries(Object.entries(broken).map(([rule, lines]) => [rule, lines.length]))
  return {
    proof: 'openfootball',
    ...counts,
    notCompared: notCompared.length,
    zonesUnknown: zones.length,
    roundsUnread: unread.size,
    latinClubsZh: count('club', 'zh'),
    latinClubsVi: count('club', 'vi'),
    latinCompetitionsZh: count('competition', 'zh'),
    latinCompetitionsVi: count('competition', 'vi'),
    ...brokenCounts,
  }
}
