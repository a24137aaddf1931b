// Point deductions of clubs, from deductions.json beside the season files; read together with each of them.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { langs } from '../../contract/limits/limits.ts'
import { tableLimits } from '../../contract/match/table-order.ts'
import type { Name } from '../../contract/wire/name.ts'
import { openSource, SourceError } from '../core/source.ts'
import { cleanText } from '../core/text/clean-text.ts'

const fileName = 'deductions.json'
const mostEntries = 1_000
const mostPoints = 99

export interface FileDeduction {
  /** deductions.json[2] */
  path: string
  /** Null: any competition in the folder with such a club. */
  competition: string | null
  /** 2023/24 or 2023. */
  season: string
  /** As the season file spells it. */
  club: string
  /** Total deduction of the season. */
  points: number
  reason: Name
}

interface DeductionProblem {
  path: string
  text: string
  skipped: true
}
export interface ReadDeductions {
  list: readonly FileDeduction[]
  problems: readonly DeductionProblem[]
}

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => value !== null && typeof value === 'object' && !Array.isArray(value)

/** The year in which a season begins: the same for 2023/24 and 2023. */
export const seasonYear = (season: string): number => Number.parseInt(season, 10)

const textOf = (value: unknown, most: number): string => (typeof value === 'string' ? cleanText(value, most) : '')

/** Fills a missing language of the reason from another; null if there is none. */
function reasonOf(value: unknown): Name | null {
  const reasons: Json = isObject(value) ? value : { en: value }
  const texts = { zh: '', en: '', vi: '' }
  for (const lang of langs) texts[lang] = textOf(reasons[lang], tableLimits.reason)
  const spare = texts.en || texts.zh || texts.vi
  return spare ? { zh: texts.zh || spare, en: texts.en || spare, vi: texts.vi || spare } : null
}

/** Returns the entry, or why it is invalid. */
function entryOf(value: unknown, path: string): FileDeduction | string {
  if (!isObject(value)) return 'is not a deduction'
  const club = textOf(value.club, 80)
  if (!club) return 'club is missing'
  const season = typeof value.season === 'number' ? String(value.season) : textOf(value.season, 32)
  if (!/^\d{4}(?:\D|$)/.test(season)) return `season ${JSON.stringify(value.season)} is not a season as 2023/24`
  const { points } = value
  if (typeof points !== 'number' || !Number.isInteger(points) || points < 1 || points > mostPoints)
    return `points ${JSON.stringify(points)} is not a number from 1 to ${mostPoints}`
  const reason = reasonOf(value.reason)
  if (!reason) return 'reason is missing'
  return { path, competition: textOf(value.competition, 120) || null, season, club, points, reason }
}

/** Parses the file. Bad entries are skipped and reported; `list` is null if nothing can be read. */
export function parseDeductions(text: string): { list: FileDeduction[] | null; problems: DeductionProblem[] } {
  const unusable = (why: string) => ({ list: null, problems: [{ path: fileName, text: why, skipped: true as const }] })
  let entries: unknown
  try {
    entries = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    return unusable(`it is not JSON: ${(error as Error).message.replace(/\s+/g, ' ')}`)
  }
  if (!Array.isArray(entries)) return unusable('it is not a list of deductions')
  if (entries.length > mostEntries) return unusable(`it has ${entries.length} entries; at most ${mostEntries} are read`)
  const known = new Set<string>()
  const list: FileDeduction[] = []
  const problems: DeductionProblem[] = []
  for (const [index, value] of entries.entries()) {
    const path = `${fileName}[${index}]`
    const entry = entryOf(value, path)
    const key = typeof entry === 'string' ? '' : JSON.stringify([entry.competition, seasonYear(entry.season), entry.club])
    const fault = typeof entry === 'string' ? entry : known.has(key) ? 'is of a club and season that stand before it' : null
    known.add(key)
    if (fault !== null) problems.push({ path, text: fault, skipped: true })
    else if (typeof entry !== 'string') list.push(entry)
  }
  return { list, problems }
}

export interface DeductionFile {
  /** The path to watch; null beside a URL, which cannot be watched. */
  readonly path: string | null
  /** Returns the content, or null if unchanged since the last read. An unreadable version does not revoke deductions. */
  read(): Promise<ReadDeductions | null>
}

/** `season`: the path of a season file; null if that is a URL. */
export function openDeductions(season: string | null): DeductionFile {
  if (season === null) return { path: null, read: async () => null }
  const path = join(dirname(season), fileName)
  const source = openSource(path)
  let list: readonly FileDeduction[] = []
  let lastFault = ''
  async function read(): Promise<ReadDeductions | null> {
    if (!existsSync(path)) {
      source.invalidate()
      const isGone = list.length > 0
      list = []
      return isGone ? { list, problems: [] } : null
    }
    try {
      const text = await source.read()
      lastFault = ''
      if (text === null) return null
      const parsed = parseDeductions(text)
      list = parsed.list ?? list
      return { list, problems: parsed.problems }
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      if (error.message === lastFault) return null
      lastFault = error.message
      return { list, problems: [{ path: fileName, text: error.message, skipped: true }] }
    }
  }
  return { path, read }
}
