// Places each match of a competition: in a table and round, or in a tie of a stage.
import type { Name } from '../../../contract/wire/name.ts'
import { isSeasonPart, seasonParts, tableName } from '../../../rules/match/table/season-part.ts'
import type { CompetitionRecord, MatchRecord } from './model.ts'
import { joined, parseRound, type Round, roundOrdinal, withLeg } from './round.ts'

export interface Place {
  /** Name of the table: a group, or a part of the season. Null: the season's table, or none. */
  group: string | null
  round: number | null
  /** Shown beside the match; null for a plain league match. */
  stage: Name | null
  /** Counts for a table. */
  counts: boolean
}

interface Placed {
  match: MatchRecord
  round: Round | null
}

function groupedBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

const teamsOf = (matches: readonly Placed[]): Set<string> => new Set(matches.flatMap(({ match }) => [match.home, match.away]))

function opponentsOf(matches: readonly Placed[]): Map<string, Set<string>> {
  const met = new Map<string, Set<string>>()
  for (const { match } of matches) {
    met.set(match.home, (met.get(match.home) ?? new Set()).add(match.away))
    met.set(match.away, (met.get(match.away) ?? new Set()).add(match.home))
  }
  return met
}

/** Whether any team has more than one opponent: in two-legged ties none has. */
const isMoreThanTies = (matches: readonly Placed[]): boolean => [...opponentsOf(matches).values()].some(({ size }) => size > 1)

/** In most league matches both teams play about as often as all others; in most cup matches the loser plays no more. */
function isRoundRobin(matches: readonly Placed[]): boolean {
  const played = new Map<string, number>()
  for (const { match } of matches) for (const team of [match.home, match.away]) played.set(team, (played.get(team) ?? 0) + 1)
  const most = [...played.values()].reduce((all, count) => Math.max(all, count), 0)
  const isOften = (team: string): boolean => (played.get(team) ?? 0) >= most * 0.7
  return most > 1 && matches.filter(({ match }) => isOften(match.home) && isOften(match.away)).length >= matches.length * 0.7
}

/** Connected components of teams by their meetings: the groups of a file that names none, ordered by their first names. */
function circlesOf(matches: readonly Placed[]): Map<string, number> {
  const met = opponentsOf(matches)
  const circles = new Map<string, number>()
  let count = 0
  for (const team of [...met.keys()].sort()) {
    if (circles.has(team)) continue
    count += 1
    const waiting = [team]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (circles.has(next)) continue
      circles.set(next, count)
      waiting.push(...(met.get(next) ?? []))
    }
  }
  return circles
}

const smallestGroup = 3
const largestGroup = 8
/**
 * The group of each team if a file has unnamed groups. Without a hint, a league has groups only if every team meets all of its own group
 * and nobody else. Null if the teams do not form groups.
 */
function unnamedGroups(matches: readonly Placed[], isStated: boolean): Map<string, number> | null {
  const circles = circlesOf(matches)
  const sizes = new Map<number, number>()
  for (const circle of circles.values()) sizes.set(circle, (sizes.get(circle) ?? 0) + 1)
  const fits = [...sizes.values()].every((size) => size >= smallestGroup && size <= largestGroup)
  const isWhole = isStated || [...opponentsOf(matches)].every(([team, met]) => met.size + 1 === sizes.get(circles.get(team) ?? 0))
  return sizes.size > 1 && fits && isWhole ? circles : null
}

/** The table of the whole season; every other is named after a group or a part. */
const whole = ''

/** The tables that the matches of one section count for, by match; absent: none. `same` are of one kind of round. */
function tablesOf(round: Round, same: readonly Placed[]): (match: MatchRecord) => string | null {
  const { type, section, part } = round
  const isTable = type === 'matchday' || (type === 'numbered' && isRoundRobin(same) && isMoreThanTies(same))
  if (type === 'stage') {
    const isFinalRound = round.name.en === seasonParts['final-round'].en && isMoreThanTies(same)
    return () => (isFinalRound ? 'final-round' : null)
  }
  if (part !== null) return () => (isTable && teamsOf(same).size > 2 ? part : null)
  if (section === 'ties') return () => (type === 'matchday' && isMoreThanTies(same) ? 'final-round' : null)
  if (!isTable && section === null) return () => null
  const groups = unnamedGroups(same, section === 'groups')
  return ({ home }) => (groups ? String(groups.get(home)) : whole)
}

/** The two legs of each tie, by match: pairs that meet twice in one stage, once at home each. */
function legsOf(ties: readonly { match: MatchRecord; name: Name }[]): Map<MatchRecord, 1 | 2> {
  const legs = new Map<MatchRecord, 1 | 2>()
  const pairs = groupedBy(ties, ({ match, name }) => JSON.stringify([name.en, ...[match.home, match.away].sort()]))
  for (const met of pairs.values()) {
    const [first, second] = met.map(({ match }) => match).sort((a, b) => a.kickOff - b.kickOff)
    if (met.length !== 2 || !first || !second || first.home !== second.away) continue
    legs.set(first, 1)
    legs.set(second, 2)
  }
  return legs
}

const isNamedGroup = (table: string | null): table is string => table !== null && table !== whole && !isSeasonPart(table)

/** A round of a part keeps its number if the numbers continue those of the season. */
function numberOf(number: number | null, table: string, last: number): number | null {
  if (table === whole) return number
  return isSeasonPart(table) && number !== null && last > 0 && number > last ? number : null
}

function placeOf(table: string, round: Round | null, last: number): Place {
  const number = round?.number ?? null
  const ordinal = isSeasonPart(table) && number !== null ? roundOrdinal(number) : null
  const name = table === whole ? null : tableName(table)
  const stage = name && ordinal ? joined(name, ordinal) : name
  return { group: table || null, round: numberOf(number, table, last), stage, counts: true }
}

/** Every match with its place. */
export function placesOf({ matches }: Pick<CompetitionRecord, 'matches'>): Map<MatchRecord, Place> {
  const all = matches.map((match): Placed => ({ match, round: match.round === null ? null : parseRound(match.round, match.stage) }))
  const tables = new Map<MatchRecord, string>()
  const kindOf = ({ section, part, type, name }: Round): string => JSON.stringify([section, part, type, type === 'stage' ? name.en : ''])
  for (const same of groupedBy(all, ({ round }) => (round ? kindOf(round) : '')).values()) {
    const [{ round } = { round: null }] = same
    const tableIn: (match: MatchRecord) => string | null = round ? tablesOf(round, same) : () => null
    for (const one of same) {
      const table = one.match.group ?? one.round?.group ?? tableIn(one.match)
      if (table !== null) tables.set(one.match, table)
    }
  }
  const numbers = all.flatMap(({ match, round }) => (tables.get(match) === whole ? (round?.number ?? []) : []))
  const last = numbers.reduce((most, number) => Math.max(most, number), 0)
  const ties = all.flatMap(({ match, round }) => {
    if (tables.has(match) || !round) return []
    // A matchday of ties is one of their legs.
    return { match, leg: round.leg, name: round.type === 'matchday' && round.within ? round.within : round.name }
  })
  const legs = legsOf(ties.filter(({ leg }) => leg === null))
  const places = new Map<MatchRecord, Place>()
  for (const { match, round } of all) places.set(match, placeOf(tables.get(match) ?? whole, round, last))
  for (const { match, leg, name } of ties)
    places.set(match, { group: null, round: null, stage: withLeg(name, leg ?? legs.get(match) ?? null), counts: false })
  for (const { match, round } of all)
    if (!round && !tables.has(match)) places.set(match, { group: null, round: null, stage: null, counts: false })
  return places
}

/** Whether the matches of a competition make one table, or one per group. */
export function tableKind(places: Iterable<Place>): 'league' | 'groups' | 'none' {
  const groups = [...places].flatMap(({ counts, group }) => (counts ? [group ?? whole] : []))
  if (groups.some(isNamedGroup)) return 'groups'
  if (groups.includes(whole)) return 'league'
  return groups.length > 0 ? 'groups' : 'none'
}
