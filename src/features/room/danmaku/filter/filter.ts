// Danmaku filters of a viewer: words, patterns, users, low levels. Pure; persisted on the device, exported as a file.
import { cutText } from '../../../../../rules/text/cut-text.ts'

export interface Filters {
  words: readonly string[]
  /** Wildcards: * for any text, ? for one character. Unlike regular expressions, matching time is bounded. */
  patterns: readonly string[]
  users: readonly { uid: string; nickname: string }[]
  /** Danmaku of users below this level are hidden. */
  level: number
}
export const noFilters: Filters = { words: [], patterns: [], users: [], level: 0 }

/** Maximum number of entries per list. */
export const mostFilters = 200
const longest = 60

interface Filtered {
  uid: string
  text: string
  userlevel: number
}

/** Matches iteratively, backtracking only to the last star: at most pattern length times text length steps. */
export function fitsPattern(pattern: string, text: string): boolean {
  const [requested, given] = [[...pattern], [...text]]
  let [p, t, star, mark] = [0, 0, -1, 0]
  while (t < given.length) {
    if (requested[p] === '*') {
      star = p
      mark = t
      p += 1
    } else if (p < requested.length && (requested[p] === '?' || requested[p] === given[t])) {
      p += 1
      t += 1
    } else if (star >= 0) {
      p = star + 1
      mark += 1
      t = mark
    } else return false
  }
  while (requested[p] === '*') p += 1
  return p === requested.length
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase()

export function isFiltered(danmaku: Filtered, filters: Filters): boolean {
  if (danmaku.userlevel < filters.level || filters.users.some(({ uid }) => uid === danmaku.uid)) return true
  const text = plain(danmaku.text)
  return filters.words.some((word) => text.includes(plain(word))) || filters.patterns.some((pattern) => fitsPattern(plain(pattern), text))
}

const texts = (value: unknown): string[] =>
  Array.isArray(value)
    ? [...new Set(value.filter((one): one is string => typeof one === 'string').map((one) => cutText(one.trim(), longest)))]
        .filter(Boolean)
        .slice(0, mostFilters)
    : []

/** Parses an exported file or stored filters; null if it is neither. */
export function readFilters(text: string): Filters | null {
  try {
    const value = JSON.parse(text) as Partial<Record<keyof Filters, unknown>> | null
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
    const users = (Array.isArray(value.users) ? value.users : []).flatMap((one: unknown) => {
      const { uid, nickname } = (one ?? {}) as { uid?: unknown; nickname?: unknown }
      return typeof uid === 'string' && uid !== ''
        ? [{ uid: uid.slice(0, longest), nickname: typeof nickname === 'string' ? cutText(nickname, longest) : uid }]
        : []
    })
    const level =
      typeof value.level === 'number' && Number.isInteger(value.level) && value.level >= 0 && value.level <= 100 ? value.level : 0
    return { words: texts(value.words), patterns: texts(value.patterns), users: users.slice(0, mostFilters), level }
  } catch {
    // Not JSON: the user picked a wrong file and sees an error.
    return null
  }
}

/** Merges two sets of filters without duplicates. */
export function joinFilters(own: Filters, other: Filters): Filters {
  const users = [...own.users, ...other.users.filter(({ uid }) => !own.users.some((known) => known.uid === uid))]
  return {
    words: texts([...own.words, ...other.words]),
    patterns: texts([...own.patterns, ...other.patterns]),
    users: users.slice(0, mostFilters),
    level: Math.max(own.level, other.level),
  }
}
