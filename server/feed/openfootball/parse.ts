// Parses a file in openfootball format. Drops and reports matches without teams or day, and doubtful fields; a file in another format fails
// with one sentence.
import { cleanText } from '../../core/text/clean-text.ts'
import { readMatch } from './match.ts'
import { type CompetitionRecord, FileError, MatchError, type MatchRecord, type Problem } from './model.ts'
import { notationOf } from './score.ts'
import { zoneOf } from './zone.ts'

type Json = Record<string, unknown>
const mostMatches = 20_000

export interface Parsed {
  competition: CompetitionRecord
  problems: Problem[]
}

function objectOf(text: string, source: string): Json {
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new FileError(`${source} is not JSON: ${(error as Error).message.replace(/\s+/g, ' ')}.`)
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new FileError(`${source} is not in openfootball format: an object with a list of matches is expected.`)
  return value as Json
}

interface Entry {
  value: unknown
  path: string
  round: string | null
}

const listed = (list: unknown[], path: string, round: string | null): Entry[] =>
  list.map((value, index) => ({ value, path: `${path}[${index}]`, round }))

function inRound(round: Json | null, path: string): Entry[] {
  const name = typeof round?.name === 'string' ? cleanText(round.name, 80) || null : null
  return Array.isArray(round?.matches) ? listed(round.matches, `${path}.matches`, name) : []
}

/** Matches as one list, or by rounds as in older years. */
function entriesOf(file: Json, source: string): Entry[] {
  const { matches, rounds } = file
  if (!Array.isArray(matches) && !Array.isArray(rounds))
    throw new FileError(`${source} is not in openfootball format: it has neither matches nor rounds.`)
  const entries = [
    ...(Array.isArray(matches) ? listed(matches, 'matches', null) : []),
    ...(Array.isArray(rounds) ? rounds.flatMap((round: Json | null, index) => inRound(round, `rounds[${index}]`)) : []),
  ]
  if (entries.length > mostMatches) throw new FileError(`${source} has ${entries.length} matches; at most ${mostMatches} are read.`)
  return entries
}

const seasonPattern = /\b((?:18|19|20)\d\d(?:\s?[/-]\s?(?:\d{4}|\d\d))?)\b/

/** Splits 'English Premier League 2025/26' into name and season. */
export function splitSeason(title: string): { name: string; season: string } {
  const season = seasonPattern.exec(title)?.[1]?.replace(/\s/g, '') ?? ''
  const name = title
    .replace(seasonPattern, ' ')
    .replace(/\s*\|\s*/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,–-]+|[\s,–-]+$/g, '')
  return { name: name || title.trim(), season }
}

const zoneless = (title: string, count: number): string =>
  `no time zone is known for ${title}; the kick-offs of ${count} matches are to be confirmed`

/** Key that duplicates share: round, teams and start. */
const fixtureKey = ({ num, round, home, away, kickOff }: MatchRecord): string => JSON.stringify([num, round, home, away, kickOff])

/** Merges duplicates, preferring one with a result, and reports them. */
function onlyOnce(matches: readonly MatchRecord[], problems: Problem[]): MatchRecord[] {
  const known = new Map<string, MatchRecord>()
  for (const match of matches) {
    const key = fixtureKey(match)
    const before = known.get(key)
    if (before) problems.push({ path: match.path, text: `is ${before.path} once more; they are one match`, skipped: false })
    if (!before || (!before.result && match.result)) known.set(key, match)
  }
  return [...known.values()]
}

/** Throws FileError if nothing can be read. `source` is the path or URL of the text. */
export function parseCompetition(text: string, source: string): Parsed {
  const content = objectOf(text, source)
  const title = typeof content.name === 'string' ? cleanText(content.name, 120) : ''
  if (!title) throw new FileError(`${source} is not in openfootball format: the competition has no name.`)
  const entries = entriesOf(content, source)
  const file = { zoneOf: zoneOf(source, title), notation: notationOf(entries.map(({ value }) => value)) }
  const problems: Problem[] = []
  let withoutZone = 0
  const competition: CompetitionRecord = { ...splitSeason(title), matches: [] }
  for (const entry of entries)
    try {
      const { match, doubts, ...read } = readMatch(entry.value, { path: entry.path, round: entry.round, ...file })
      competition.matches.push(match)
      if (read.withoutZone) withoutZone += 1
      for (const doubt of doubts) problems.push({ path: entry.path, text: doubt, skipped: false })
    } catch (error) {
      if (!(error instanceof MatchError)) throw error
      problems.push({ path: entry.path, text: error.message, skipped: true })
    }
  if (competition.matches.length === 0 && entries.length > 0)
    throw new FileError(`${source} has no match that can be read: ${problems[0]?.path} ${problems[0]?.text}.`)
  competition.matches = onlyOnce(competition.matches, problems)
  if (withoutZone > 0) problems.unshift({ path: 'matches', text: zoneless(title, withoutZone), skipped: false })
  return { competition, problems }
}
