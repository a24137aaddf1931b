// The in-memory form of the search index: columns, and precomputed data for fast lookups. The same on both sides.

import type { SearchEntry, SearchMatches, SearchNames, SearchSnapshot } from '../../contract/search.ts'
import type { Name } from '../../contract/wire/name.ts'
import { type SoundLine, soundLines } from './search-sound.ts'

export interface NameSource {
  kind: string
  columns: SearchNames
  /** With a newline before and after. */
  keys: readonly string[]
  /** Initial letters of the readings of the first character, and of any character: one bit each. */
  firstLetters: Int32Array
  letters: Int32Array
  prose: boolean
  /** Parsed on first use. */
  lines(place: number): readonly SoundLine[]
  places: ReadonlyMap<string, number>
}
export interface SearchIndex {
  names: ReadonlyMap<string, NameSource>
  matches: SearchMatches
}

/** Kinds that are found by a line of many words. */
const prose: ReadonlySet<string> = new Set(['news', 'video', 'post'])

const bitOf = (code: number): number => (code >= 97 && code <= 122 ? 1 << (code - 97) : 0)

/** Letters after the start of a line, a space or a slash. */
function lettersOf(pinyin: string): { first: number; any: number } {
  let [first, any] = [0, 0]
  let [begins, isFirst] = [true, true]
  for (let at = 0; at < pinyin.length; at += 1) {
    const code = pinyin.charCodeAt(at)
    if (begins) {
      any |= bitOf(code)
      if (isFirst) first |= bitOf(code)
    }
    // A space, a slash, a newline.
    begins = code === 32 || code === 47 || code === 10
    if (code === 32) isFirst = false
    else if (code === 10) isFirst = true
  }
  return { first, any }
}

function openNames(columns: SearchNames): NameSource {
  const count = columns.id.length
  const [firstLetters, letters] = [new Int32Array(count), new Int32Array(count)]
  const lines: (readonly SoundLine[] | undefined)[] = new Array(count)
  for (let place = 0; place < count; place += 1) {
    const { first, any } = lettersOf(columns.pinyin[place] ?? '')
    firstLetters[place] = first
    letters[place] = any
  }
  let places: Map<string, number> | null = null
  return {
    kind: columns.kind,
    columns,
    keys: columns.keys.map((keys) => `\n${keys}\n`),
    firstLetters,
    letters,
    prose: prose.has(columns.kind),
    lines(place) {
      lines[place] ??= soundLines(columns.keys[place] ?? '', columns.pinyin[place] ?? '')
      return lines[place]
    },
    get places() {
      places ??= new Map(columns.id.map((id, place) => [id, place]))
      return places
    },
  }
}

export const openIndex = ({ names, matches }: SearchSnapshot): SearchIndex => ({
  names: new Map(names.map((columns) => [columns.kind, openNames(columns)])),
  matches,
})

/** Bit of a word's first letter, 0 for others. */
export const letterBit = (word: string): number => bitOf(word.charCodeAt(0))

export function entryAt({ kind, columns }: NameSource, place: number): SearchEntry {
  const at = (column: readonly string[]): string => column[place] ?? ''
  const name: Name = { zh: at(columns.zh), en: at(columns.en), vi: at(columns.vi) }
  return {
    kind,
    id: at(columns.id),
    name,
    short: { zh: at(columns.short_zh) || name.zh, en: at(columns.short_en) || name.en, vi: at(columns.short_vi) || name.vi },
    sport: at(columns.sport),
    mark: at(columns.mark),
    about: at(columns.about),
    at: columns.at[place] ?? 0,
  }
}
