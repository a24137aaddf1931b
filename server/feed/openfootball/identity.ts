// Stable ids of competitions, teams and matches across all versions of their file.
import { createHash } from 'node:crypto'
import { foldName } from '../names/fold.ts'
import type { CompetitionRecord, MatchRecord } from './model.ts'

const digest = (text: string, length: number): string => createHash('sha256').update(text).digest('hex').slice(0, length)

/** A readable id if the letters allow it, else a digest. */
function idOf(kind: string, name: string): string {
  const slug = foldName(name).replace(/ /g, '-')
  return /^[a-z0-9-]{1,48}$/.test(slug) ? `${kind}-${slug}` : `${kind}-${digest(name, 16)}`
}

export const leagueId = (competition: CompetitionRecord): string => idOf('of', competition.name)

/** `key` is that of a named team: nation:ENG, club:liverpool, slot:W101. Slots belong to their competition. */
export function teamId(key: string, competition: CompetitionRecord): string {
  const [kind = 'club', ...rest] = key.split(':')
  const name = rest.join(':')
  return kind === 'slot' ? `slot-${digest(`${competition.name}|${competition.season}|${name}`, 16)}` : idOf(kind, name)
}

/**
 * One id per match. It excludes the day and the time, so that a moved match keeps its id, and the teams if matches are numbered, so that a
 * slot that gets its team does too. Meetings that are otherwise equal are numbered by time. `keyOf` returns the key of a team's spelling.
 */
export function matchIds(competition: CompetitionRecord, keyOf: (spelling: string) => string): Map<MatchRecord, string> {
  const numbers = new Map<number, number>()
  for (const { num } of competition.matches) if (num !== null) numbers.set(num, (numbers.get(num) ?? 0) + 1)
  const met = new Map<string, number>()
  const ids = new Map<MatchRecord, string>()
  for (const match of [...competition.matches].sort((a, b) => a.kickOff - b.kickOff)) {
    const numbered = match.num !== null && numbers.get(match.num) === 1
    const who = `${foldName(match.round ?? '')}|${keyOf(match.home)}|${keyOf(match.away)}`
    const nth = numbered ? 0 : (met.get(who) ?? 0)
    if (!numbered) met.set(who, nth + 1)
    const identity = numbered ? `#${match.num}` : `${who}|${nth}`
    ids.set(match, `of-${digest(`${foldName(competition.name)}|${competition.season}|${identity}`, 20)}`)
  }
  return ids
}
