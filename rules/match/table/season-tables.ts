// The tables of a season from its matches: one, or one per group, conference or part, and what teams carry over. Pure.
import type { TableView } from '../../../contract/match/table-order.ts'
import { type Conference, conferenceOf } from '../conference.ts'
import type { Deducted } from './point-deductions.ts'
import { goesOn, isSeasonPart, type SeasonPart, seasonParts } from './season-part.ts'
import { type Result, type TableRow, tableOf } from './standings.ts'
import type { Carry, TableRules } from './table-rules.ts'

export interface SeasonMatch extends Result {
  /** Its result counts: it is over or in play. */
  begun: boolean
  /** A letter, a number or a part of the season; null: the season's own table. */
  group: string | null
  /** Does not count for any table. */
  knockOut: boolean
}

export interface SeasonTable<Match extends SeasonMatch> {
  group: string | null
  rows: TableRow[]
  /** Matches of its group, in order. */
  matches: Match[]
}

export interface SeasonOptions {
  rules: TableRules
  view: TableView
  cards: ReadonlyMap<string, number>
  /** The English name of a team. */
  nameOf: (team: string) => string
  /** Points deducted in the season, by team: they count in the team's main table, and in what it carries over. */
  deducted?: ReadonlyMap<string, Deducted>
}

const teamsOf = (matches: readonly SeasonMatch[]): Set<string> => new Set(matches.flatMap(({ home, away }) => [home, away]))
const resultsOf = (matches: readonly SeasonMatch[]): SeasonMatch[] => matches.filter(({ begun }) => begun)

const partOrder = Object.keys(seasonParts)
const placeOf = (group: string): number => partOrder.indexOf(group)
const byNumber = new Intl.Collator('en', { numeric: true })
/** The season's table first, then groups by letter, then parts in order of play. */
function inOrder(a: string | null, b: string | null): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? -1 : 1
  return placeOf(a) - placeOf(b) || byNumber.compare(a, b)
}

/** Matches by table. If there are lettered groups, matches without a group form no table. */
function byGroup<Match extends SeasonMatch>(matches: readonly Match[]): Map<string | null, Match[]> {
  const counted = matches.filter(({ knockOut }) => !knockOut)
  const hasLetters = counted.some(({ group }) => group !== null && !isSeasonPart(group))
  const groups = new Map<string | null, Match[]>()
  for (const match of counted) {
    if (hasLetters && match.group === null) continue
    const own = groups.get(match.group)
    if (own) own.push(match)
    else groups.set(match.group, [match])
  }
  return new Map([...groups].sort(([a], [b]) => inOrder(a, b)))
}

const wholeCarry: Carry = { points: 'whole', results: true }
/** Points with which a team of `points` starts the next part; halves are not rounded yet. */
const carried = (points: number, { points: share }: Carry): number => (share === 'whole' ? points : points / 2)

/** The table of a part that carries over from the rounds of the season. */
function partTable<Match extends SeasonMatch>(
  part: SeasonPart,
  matches: readonly Match[],
  before: { matches: readonly Match[]; rows: readonly TableRow[] },
  { rules, deducted, ...options }: SeasonOptions,
): TableRow[] {
  const carry = rules.carry?.[part] ?? wholeCarry
  const teams = teamsOf(matches)
  const adjusted = new Map<string, number>()
  for (const { team, points } of before.rows)
    if (teams.has(team)) adjusted.set(team, carried(points, carry) - (carry.results ? points + (deducted?.get(team)?.points ?? 0) : 0))
  const results = [...(carry.results ? resultsOf(before.matches) : []), ...resultsOf(matches)]
  return tableOf(teams, results, rules, { ...options, open: true, adjusted, halves: carry.points === 'half-down' ? 'down' : 'up' })
}

const withoutDeducted = ({ deducted = new Map() }: SeasonOptions): Map<string, number> =>
  new Map([...deducted].map(([team, { points }]) => [team, -points]))

/** Tables of conferences, whose teams also play the other one; null if a team belongs to neither. */
function conferenceTables<Match extends SeasonMatch>(matches: readonly Match[], options: SeasonOptions): SeasonTable<Match>[] | null {
  const conferences = new Map<string, Conference | null>()
  for (const team of teamsOf(matches)) conferences.set(team, conferenceOf(options.nameOf(team)))
  if ([...conferences.values()].includes(null)) return null
  return (['eastern-conference', 'western-conference'] as const).map((group) => {
    const isOwn = (team: string): boolean => conferences.get(team) === group
    const own = matches.filter(({ home, away }) => isOwn(home) || isOwn(away))
    const adjusted = withoutDeducted(options)
    const rows = tableOf([...conferences.keys()].filter(isOwn), resultsOf(own), options.rules, { ...options, open: true, adjusted })
    return { group, rows, matches: own }
  })
}

/** The rules of a single table of all teams. */
export const ofLeaguePhase = (rules: TableRules): TableRules =>
  rules.leaguePhase ? { ...rules, order: rules.leaguePhase, again: false } : rules

/** `matches` are those of one season of a league, in order of play. */
export function tablesOfSeason<Match extends SeasonMatch>(matches: readonly Match[], options: SeasonOptions): SeasonTable<Match>[] {
  const groups = byGroup(matches)
  const rounds = groups.get(null) ?? []
  const conferences = options.rules.conferences ? conferenceTables(rounds, options) : null
  const isSplit = [...groups.keys()].some((group) => group !== null && goesOn(group))
  // The carried-over results are the final ones of the rounds, whatever the view.
  const adjusted = withoutDeducted(options)
  const ended = isSplit ? tableOf(teamsOf(rounds), resultsOf(rounds), options.rules, { ...options, adjusted, view: 'all' }) : []
  const before = { matches: rounds, rows: ended }
  return [...groups].flatMap(([group, own]): SeasonTable<Match>[] => {
    if (group === null && conferences) return conferences
    const isNext = group !== null && isSeasonPart(group) && goesOn(group) && rounds.length > 0
    if (isNext) return [{ group, rows: partTable(group, own, before, options), matches: own }]
    const rows =
      group === null
        ? tableOf(teamsOf(own), resultsOf(own), ofLeaguePhase(options.rules), { ...options, adjusted })
        : tableOf(teamsOf(own), resultsOf(own), options.rules, options)
    return [{ group, rows, matches: own }]
  })
}
