// Finds by a name in any spelling: named entries of every kind, and matches by their teams and league. Pure, takes a few milliseconds.

import { foldForms } from '../text/text-fold.ts'
import { letterBit, type NameSource, type SearchIndex } from './search-index.ts'
import { closeness, closenessOfSound, closenessOfSpelling } from './search-match.ts'
import { closenessOfNear } from './search-near.ts'
import { matchSortTime, usualZone } from './search-order.ts'
import { leastOf } from './search-rank.ts'

export interface FoundPlaces {
  /** Total number of results. */
  total: number
  /** The best results, in order. */
  places: number[]
}
export interface FoundNames extends FoundPlaces {
  /** The best result matches exactly, in one of its spellings. */
  exact: boolean
}
export interface Found {
  names: ReadonlyMap<string, FoundNames>
  matches: FoundPlaces
  /** No exact match exists: these are near matches. */
  near: boolean
}
export interface FindOptions {
  /** Product time in milliseconds. */
  now: number
  /** Maximum results per kind. */
  most: number
  /** IANA zone for the days of matches without a known time; default Beijing. */
  zone?: string
  /** False: skips near matches. */
  nearly?: boolean
  /** State of a match, if known; otherwise its start decides. */
  stateOf?(id: string): 'live' | 'upcoming' | 'over' | undefined
}

/** One word of a search, in each form in which an entry may have it. */
export type SearchWord = readonly string[]

const wordsOf = (folded: string): string[] =>
  folded
    .replace(/(^|[^a-z])vs\.?([^a-z]|$)/u, '$1 $2')
    .split(' ')
    .filter(Boolean)

/** Words of a search; 'vs' may separate two sides. */
export function searchWords(text: string): SearchWord[] {
  // Transliteration adds no spaces: the words of all forms correspond.
  const [plain = [], spelledOut = plain] = foldForms(text).map(wordsOf)
  return plain.map((word, place) => [...new Set([word, spelledOut[place] ?? word])])
}

/** All words joined: a search may contain spaces where a name has none, as between syllables. */
export const joinedWord = (words: readonly SearchWord[]): SearchWord => [
  ...new Set([0, 1].map((form) => words.map((spellings) => spellings[form] ?? spellings[0]).join(''))),
]

type Closenesses = ReadonlyMap<string, Uint8Array>

/** Closeness of each entry of a source to one word. */
function fitsOf(source: NameSource, word: string, isNear: boolean): Uint8Array {
  const fits = new Uint8Array(source.keys.length)
  const bit = letterBit(word)
  const hasLetter = /[a-z]/.test(word)
  const first = word.slice(0, (word.codePointAt(0) ?? 0) > 0xffff ? 2 : 1)
  for (let place = 0; place < fits.length; place += 1) {
    const keys = source.keys[place] as string
    const spelled = { keys, lines: () => source.lines(place), prose: source.prose }
    let fit = closenessOfSpelling(spelled, word)
    if (fit > closeness.begins && hasLetter) {
      const letters = (word.length === 1 ? source.firstLetters[place] : source.letters[place]) ?? 0
      const maySound = bit === 0 ? keys.includes(first) : (letters & bit) !== 0
      if (isNear) fit = Math.min(fit, closenessOfNear(spelled, word, maySound))
      else if (maySound) fit = Math.min(fit, closenessOfSound(spelled, word))
    }
    fits[place] = fit
  }
  return fits
}

export function find(index: SearchIndex, asked: string, options: FindOptions): Found {
  const words = searchWords(asked)
  if (words.length === 0) return { names: new Map(), matches: { total: 0, places: [] }, near: false }
  const found = findBy(index, words, options, false)
  const isEmpty = found.matches.total === 0 && [...found.names.values()].every(({ total }) => total === 0)
  return isEmpty && options.nearly !== false ? findBy(index, words, options, true) : found
}

function findBy(index: SearchIndex, words: readonly SearchWord[], options: FindOptions, near: boolean): Found {
  const fitsTo = (word: SearchWord): Closenesses =>
    new Map(
      [...index.names].map(([kind, source]) => [kind, closest(word.map((spelling) => fitsOf(source, spelling, near && !source.prose)))]),
    )
  const each = words.map(fitsTo)
  const whole = words.length > 1 ? fitsTo(joinedWord(words)) : null
  const names = new Map<string, FoundNames>()
  for (const [kind, source] of index.names) {
    const fits = each.map((fitting) => fitting.get(kind) as Uint8Array)
    names.set(kind, rankNames(source, fits, whole?.get(kind), options.most))
  }
  return { names, matches: rankMatches(index, each, whole, options), near }
}

/** Closeness of each entry in its best form. */
function closest([fits = new Uint8Array(), ...others]: readonly Uint8Array[]): Uint8Array {
  for (const other of others)
    for (let place = 0; place < fits.length; place += 1) fits[place] = Math.min(fits[place] as number, other[place] as number)
  return fits
}

function rankNames({ columns, prose }: NameSource, each: readonly Uint8Array[], whole: Uint8Array | undefined, most: number): FoundNames {
  const fitOf = (place: number): number => {
    let fit = 0
    for (const fits of each) fit = Math.max(fit, fits[place] ?? closeness.none)
    return whole ? Math.min(fit, whole[place] ?? closeness.none) : fit
  }
  const found = leastOf(columns.id.length, most, (place) => {
    const fit = fitOf(place)
    if (fit === closeness.none) return Number.POSITIVE_INFINITY
    // News newest first; names by closeness, then popularity, then length.
    if (prose) return -(columns.at[place] ?? 0)
    return fit * 1e6 - (columns.weight[place] ?? 0) * 1e3 + Math.min(999, columns.keys[place]?.length ?? 0)
  })
  const [best] = found.places
  return { ...found, exact: best !== undefined && fitOf(best) === closeness.exact }
}

/** Minutes after its start in which a match may still be running, if nothing else is known. */
const runs = 150

function rankMatches(
  { names, matches }: SearchIndex,
  each: readonly Closenesses[],
  whole: Closenesses | null,
  options: FindOptions,
): FoundPlaces {
  const { now, zone = usualZone } = options
  const hourless = new Set(matches.time_tbc)
  const aheadOf = (place: number, isBack: boolean): number =>
    (matchSortTime((matches.time[place] as number) * 60_000, hourless.has(place), zone, isBack) - now) / 60_000
  const empty = new Uint8Array()
  const sided = [...each, ...(whole ? [whole] : [])].map((fits) => ({
    teams: fits.get('team') ?? empty,
    leagues: fits.get('league') ?? empty,
  }))
  if (!names.has('team')) return { total: 0, places: [] }
  const fitTo = (word: number, place: number): number => {
    const { teams, leagues } = sided[word] ?? { teams: empty, leagues: empty }
    const home = teams[matches.home[place] as number] ?? closeness.none
    const away = teams[matches.away[place] as number] ?? closeness.none
    return Math.min(home, away, leagues[matches.league[place] as number] ?? closeness.none)
  }
  return leastOf(matches.id.length, options.most, (place) => {
    let fit = 0
    for (let word = 0; word < each.length; word += 1) fit = Math.max(fit, fitTo(word, place))
    if (whole) fit = Math.min(fit, fitTo(each.length, place))
    if (fit === closeness.none) return Number.POSITIVE_INFINITY
    const ahead = aheadOf(place, false)
    const state = options.stateOf?.(matches.id[place] as string)
    const isLive = state ? state === 'live' : !hourless.has(place) && ahead <= 0 && ahead > -runs
    // Close matches first; then live, then near in time: past matches count as twice as far as future ones.
    const band = fit <= closeness.initials ? 0 : 1
    const distance = isLive ? 0 : ahead > 0 ? 1e3 + ahead : 1e3 - aheadOf(place, true) * 2
    return band * 1e9 + distance * 10 - (matches.weight[place] ?? 0)
  })
}
