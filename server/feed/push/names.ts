// A sender's names in three languages, and the row data of leagues and teams: known ones come from the built-in tables.
import type { FeedMessageOf } from '../../../contract/feed/document.ts'
import { type FeedPerson, type FeedText, feedLimits } from '../../../contract/feed/parts.ts'
import { tableLimits } from '../../../contract/match/table-order.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { cleanText } from '../../core/text/clean-text.ts'
import type { FeedLeague, FeedTeam } from '../../features/match/feed-message.ts'
import type { ClubNames } from '../names/club.ts'
import { competitionNames } from '../names/competition.ts'
import { crestMark, crestOf, shirtOf, tagColor } from '../names/crest.ts'
import { foldName } from '../names/fold.ts'
import { shortened } from '../names/nation.ts'
import { namedTeam } from '../names/team.ts'
import { leagueId, teamId } from './ids.ts'

/** Falls back to another language: English first, Chinese last. */
export function nameOf(text: FeedText, most: number = feedLimits.name): Name {
  const clean = (one: string): string => cleanText(one, most)
  if (typeof text === 'string') {
    const one = clean(text)
    return { zh: one, en: one, vi: one }
  }
  const { zh, en, vi } = text
  const latin = en ?? vi ?? zh ?? ''
  return { zh: clean(zh ?? latin), en: clean(latin), vi: clean(vi ?? latin) }
}

/** Prefers the line-up's name for the sender's id, so that a person has one name everywhere. */
export const personName = ({ id, name }: FeedPerson, people: Record<string, Name> = {}): Name =>
  (id !== undefined && Object.hasOwn(people, id) ? people[id] : undefined) ?? nameOf(name)

/** Sanitizes a season's name for a table. */
export const seasonOf = (season: string): string => cleanText(season, 32)

type LeagueDisplay = Pick<FeedLeague, 'name' | 'short' | 'mark' | 'color' | 'initial' | 'rules'>

/** A league outside the built-in tables. */
function ownLeague(name: Name): LeagueDisplay {
  const folded = foldName(name.en)
  const initial = /^[a-z]/.exec(folded)?.[0]?.toUpperCase() ?? '#'
  return { name, short: shortened(name), mark: [...crestMark(name.zh)][0] ?? '?', color: tagColor(folded), initial }
}

export function leagueOf(message: FeedMessageOf<'league'>): FeedLeague {
  const { name, short, sport, country = '', initial, featured = false, table } = message
  const isPlain = sport === 'football' && typeof name === 'string'
  const display = isPlain ? competitionNames(nameOf(name).en, '', country) : ownLeague(nameOf(name))
  const rules = table?.rules ?? display.rules
  const zones = table?.zones?.map((zone) => ({ ...zone, name: nameOf(zone.name, tableLimits.zoneName) }))
  const deductions = table?.deductions?.map(({ season, team, points, reason }) => ({
    season: seasonOf(season),
    team_id: teamId(team),
    points,
    reason: nameOf(reason, tableLimits.reason),
  }))
  return {
    id: leagueId(message.league),
    sport,
    name: display.name,
    short: short === undefined ? display.short : nameOf(short),
    mark: display.mark,
    color: display.color,
    initial: initial ?? display.initial,
    hot: featured,
    table: table?.kind ?? 'none',
    ...(rules === undefined ? {} : { rules }),
    ...(zones ? { zones } : {}),
    ...(deductions ? { deductions } : {}),
  }
}

const lettersOf = (name: string): string =>
  foldName(name)
    .replace(/[^a-z]/g, '')
    .slice(0, 3)
    .toUpperCase()
    .padEnd(3, 'X')

function ownTeam(name: Name, sport: string): Pick<FeedTeam, 'name' | 'short' | 'code' | 'crest'> {
  const shirt = shirtOf(`${sport}:${foldName(name.en)}`)
  return { name, short: shortened(name), code: lettersOf(name.en), crest: crestOf(shirt, crestMark(name.zh)) }
}

export function teamOf(message: FeedMessageOf<'team'>, clubs: ClubNames): FeedTeam {
  const { name, short, sport, code, colors } = message
  const isPlain = sport === 'football' && typeof name === 'string'
  const display = isPlain ? namedTeam(nameOf(name).en, code ?? null, clubs) : ownTeam(nameOf(name), sport)
  const [, , mark = '?'] = display.crest.split(',')
  return {
    id: teamId(message.team),
    sport,
    name: display.name,
    short: short === undefined ? display.short : nameOf(short),
    code: code ?? display.code,
    crest: colors ? crestOf(colors, mark) : display.crest,
    league_id: leagueId(message.league),
  }
}
