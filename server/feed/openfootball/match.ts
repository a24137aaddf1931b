// Parses one match of a file field by field. A bad required field throws by name; any other doubtful field is dropped.
import { cleanText } from '../../core/text/clean-text.ts'
import { goalsOf } from './goals.ts'
import { MatchError, type MatchRecord } from './model.ts'
import { parseRound } from './round.ts'
import { type Notation, resultOf } from './score.ts'
import { kickOff } from './times.ts'
import type { ZoneOf } from './zone.ts'

type Json = Record<string, unknown>

function text(value: unknown, name: string, most: number): string | null {
  if (value === undefined || value === null) return null
  const named = typeof value === 'object' && !Array.isArray(value) ? (value as Json).name : value
  if (typeof named === 'number') return String(named)
  if (typeof named !== 'string') throw new MatchError(`${name} is not a text`)
  return cleanText(named, most) || null
}

function team(match: Json, key: 'team1' | 'team2'): { name: string; code: string | null } {
  const value = match[key]
  const name = text(value, key, 80)
  if (!name) throw new MatchError(`${key} is missing`)
  const code = value !== null && typeof value === 'object' ? (value as Json).code : null
  return { name, code: typeof code === 'string' && /^[A-Za-z]{3}$/.test(code) ? code.toUpperCase() : null }
}

/** The ground with its town: `ground`, or `stadium` and `city` in older years. */
function groundOf(match: Json): string | null {
  const ground = text(match.ground ?? match.stadium ?? match.venue, 'ground', 120)
  const city = text(match.city, 'city', 60)
  if (!ground || !city || ground.includes(city)) return ground ?? city
  return `${ground}, ${city}`
}

function statusOf(match: Json): MatchRecord['status'] {
  const status = typeof match.status === 'string' ? match.status.toLowerCase() : ''
  if (/^(postponed|suspended)/.test(status)) return 'postponed'
  if (status.startsWith('abandon')) return 'abandoned'
  return /^(cancel|annul|void)/.test(status) ? 'cancelled' : 'scheduled'
}

const isAwarded = ({ status }: Json): boolean => typeof status === 'string' && /^(award|walk-?\s?over|w[./]?o\.?$|forfeit)/i.test(status)

export interface ReadMatch {
  match: MatchRecord
  doubts: string[]
  /** The zone of its time is unknown. */
  withoutZone: boolean
}

/** A stage match, which counts for no table. */
function isTieOf(round: string | null, stage: string | null): boolean {
  if (round === null) return false
  const { type, section, group } = parseRound(round, stage)
  return group === null && (type === 'stage' || section === 'ties')
}

/** The position of a match in the file, and facts about the whole file. */
export interface MatchContext {
  path: string
  /** The round of the enclosing list in older years. */
  round: string | null
  zoneOf: ZoneOf
  notation: Notation
}

/** Throws MatchError if teams or day are missing. */
export function readMatch(value: unknown, { path, round: listRound, zoneOf, notation }: MatchContext): ReadMatch {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw new MatchError('is not a match')
  const json = value as Json
  const home = team(json, 'team1')
  const away = team(json, 'team2')
  if (home.name === away.name) throw new MatchError(`team1 and team2 are both ${JSON.stringify(home.name)}`)
  const day = text(json.date, 'date', 40)
  if (!day) throw new MatchError('date is missing')
  const doubts: string[] = []
  const unless = <Value>(read: () => Value, otherwise: () => Value): Value => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof MatchError)) throw error
      const value = otherwise()
      doubts.push(`${error.message}; it is left out`)
      return value
    }
  }
  const optional = (field: string, most: number): string | null =>
    unless(
      () => text(json[field], field, most),
      () => null,
    )
  const ground = unless(
    () => groundOf(json),
    () => null,
  )
  const zone = zoneOf(home.name, ground)
  // A bad time still leaves the day; a bad day throws both times.
  const start = unless(
    () => kickOff(day, text(json.time, 'time', 40), text(json.timezone, 'timezone', 40), zone),
    () => kickOff(day, null, null, zone),
  )
  const status = statusOf(json)
  const stage = optional('stage', 80)
  const round = optional('round', 80) ?? stage ?? listRound
  const group = optional('group', 40)
  const isTie = group === null && isTieOf(round, stage)
  const { result: stated, doubts: doubtsOfScore } = resultOf(json, { isTie, notation })
  doubts.push(...doubtsOfScore)
  // An abandoned or annulled match counts for no table: its score is not a result.
  const result = status === 'cancelled' || status === 'abandoned' ? null : stated
  if (stated && !result) doubts.push(`score is that of a match whose status is ${JSON.stringify(json.status)}; it is left out`)
  const awarded = result !== null && isAwarded(json)
  const goals = result && !awarded ? goalsOf(json, result) : { home: null, away: null, doubts: [] }
  const number = json.num
  return {
    match: {
      path,
      num: typeof number === 'number' && Number.isInteger(number) && number > 0 ? number : null,
      round,
      stage,
      group,
      day,
      kickOff: start.at,
      timeKnown: start.known,
      home: home.name,
      away: away.name,
      homeCode: home.code,
      awayCode: away.code,
      ground,
      status,
      result,
      ...(awarded ? { awarded } : {}),
      homeGoals: goals.home,
      awayGoals: goals.away,
    },
    doubts: [...doubts, ...goals.doubts],
    withoutZone: start.withoutZone,
  }
}
