// A league table from results: points, the competition's tie-breaks with the deciding one, and position changes by live matches. Pure;
// every table of the product is computed here.
import type { TableView, TieBreak } from '../../../contract/match/table-order.ts'
import type { TableRules } from './table-rules.ts'

export interface Result {
  home: string
  away: string
  home_score: number
  away_score: number
  /** In play: counts only for the provisional table. */
  live: boolean
}

type Form = 'w' | 'd' | 'l'
/** The tie-break that ranks a team above the one below though both are level on the first criterion. */
export interface TieReason {
  /** `level`: nothing separates them, and their order is arbitrary. */
  by: TieBreak | 'level'
  /** The team's value, and the next team's. */
  own: number
  other: number
  /** Number of level teams when it was applied. */
  among: number
}
export interface TableRow {
  team: string
  rank: number
  /** Positions gained (positive) or lost through matches in play. */
  move: number
  played: number
  won: number
  drawn: number
  lost: number
  for: number
  against: number
  points: number
  /** The last five finished results, newest last. */
  form: Form[]
  /** Current streak of finished results: wins positive, losses negative; 0 after a draw and before the first match. */
  streak: number
  /** Null if the first criterion separates it from the next team, and for the last team. */
  reason: TieReason | null
}
interface Tally extends Omit<TableRow, 'rank' | 'move' | 'reason'> {
  awayGoals: number
  awayWins: number
}

const formLength = 5

interface Counted {
  result: Result
  home: boolean
  away: boolean
}
const counted = (results: readonly Result[]): Counted[] => results.map((result) => ({ result, home: true, away: true }))

function tally(teams: Iterable<string>, results: readonly Counted[], rules: TableRules): Map<string, Tally> {
  const rows = new Map<string, Tally>()
  const zero = { played: 0, won: 0, drawn: 0, lost: 0, for: 0, against: 0, points: 0, streak: 0, awayGoals: 0, awayWins: 0 }
  for (const team of teams) rows.set(team, { team, ...zero, form: [] })
  const add = (team: string, scored: number, conceded: number, live: boolean, isAway: boolean): void => {
    const row = rows.get(team)
    if (!row) return
    const outcome: Form = scored > conceded ? 'w' : scored < conceded ? 'l' : 'd'
    row.played += 1
    row.for += scored
    row.against += conceded
    if (outcome === 'w') row.won += 1
    else if (outcome === 'd') row.drawn += 1
    else row.lost += 1
    row.points += outcome === 'w' ? rules.win : outcome === 'd' ? rules.draw : rules.loss
    if (isAway) {
      row.awayGoals += scored
      if (outcome === 'w') row.awayWins += 1
    }
    if (live) return
    row.form = [...row.form, outcome].slice(-formLength)
    row.streak = outcome === 'd' ? 0 : outcome === 'w' ? Math.max(0, row.streak) + 1 : Math.min(0, row.streak) - 1
  }
  for (const { result, home, away } of results) {
    if (home) add(result.home, result.home_score, result.away_score, result.live, false)
    if (away) add(result.away, result.away_score, result.home_score, result.live, true)
  }
  return rows
}

const rate = (row: Tally): number => (row.played === 0 ? 0 : row.won / row.played)
const difference = (row: Tally): number => row.for - row.against
const figures: Record<TieBreak, (row: Tally) => number> = {
  points: (row) => row.points,
  'win-rate': rate,
  'goal-difference': difference,
  goals: (row) => row.for,
  wins: (row) => row.won,
  'away-goals': (row) => row.awayGoals,
  'away-wins': (row) => row.awayWins,
  'head-to-head-points': (row) => row.points,
  'head-to-head-rate': rate,
  'head-to-head-difference': difference,
  'head-to-head-goals': (row) => row.for,
  'head-to-head-away-goals': (row) => row.awayGoals,
  // Passed in: results do not contain it.
  'fair-play': () => 0,
}
const isOwnMatches = (by: TieBreak): boolean => by.startsWith('head-to-head')

type Placed = Pick<TableRow, 'reason'> & { row: Tally }

class Ranking {
  constructor(
    private readonly results: readonly Result[],
    private readonly rules: TableRules,
    private readonly order: readonly TieBreak[],
    private readonly cards: ReadonlyMap<string, number>,
  ) {}

  /** Level teams in order. `level` are the teams whose mutual matches count, null outside of head-to-head tie-breaks. */
  of(teams: readonly Tally[], at = 0, level: readonly Tally[] | null = null): Placed[] {
    const [only] = teams
    if (!only) return []
    if (teams.length === 1) return [{ row: only, reason: null }]
    const by = this.order[at]
    const isOwn = by !== undefined && isOwnMatches(by)
    if (level && !isOwn && this.rules.again && teams.length < level.length) return this.of(teams, this.order.findIndex(isOwnMatches), teams)
    if (by === undefined) return this.unparted(teams)
    const asked = isOwn ? (level ?? teams) : null
    if (asked && !level && !this.haveMet(teams)) return this.of(teams, this.after(at))
    const groups = this.part(teams, by, asked)
    return groups.flatMap(({ teams: same, figure }, index) => {
      const placed = this.of(same, at + 1, asked)
      const next = groups[index + 1]
      const last = placed.at(-1)
      if (next && last && at > 0) last.reason = { by, own: figure, other: next.figure, among: (asked ?? teams).length }
      return placed
    })
  }

  /** Groups of teams with the same value, in descending order. */
  private part(teams: readonly Tally[], by: TieBreak, asked: readonly Tally[] | null): { teams: Tally[]; figure: number }[] {
    const small = asked && this.among(asked)
    const figureOf = (row: Tally): number =>
      by === 'fair-play' ? -(this.cards.get(row.team) ?? 0) : figures[by](small?.get(row.team) ?? row)
    const groups = new Map<number, Tally[]>()
    for (const row of teams) {
      const figure = figureOf(row)
      const group = groups.get(figure)
      if (group) group.push(row)
      else groups.set(figure, [row])
    }
    return [...groups].sort(([a], [b]) => b - a).map(([figure, same]) => ({ teams: same, figure }))
  }

  private matchesAmong(teams: readonly Tally[]): Result[] {
    const level = new Set(teams.map(({ team }) => team))
    return this.results.filter(({ home, away }) => level.has(home) && level.has(away))
  }
  private among(teams: readonly Tally[]): Map<string, Tally> {
    return tally(
      teams.map(({ team }) => team),
      counted(this.matchesAmong(teams)),
      this.rules,
    )
  }

  /** Whether each pair has played as often as the rules require before head-to-head counts. */
  private haveMet(teams: readonly Tally[]): boolean {
    const pairs = (teams.length * (teams.length - 1)) / 2
    const met = new Map<string, number>()
    for (const { home, away, live } of this.matchesAmong(teams))
      if (!live) {
        const pair = home < away ? `${home} ${away}` : `${away} ${home}`
        met.set(pair, (met.get(pair) ?? 0) + 1)
      }
    const { meetings } = this.rules
    return meetings === 0 || (met.size === pairs && [...met.values()].every((times) => times >= meetings))
  }
  /** Index of the first tie-break after `at` that uses all matches. */
  private after(at: number): number {
    const next = this.order.findIndex((by, index) => index > at && !isOwnMatches(by))
    return next < 0 ? this.order.length : next
  }

  private unparted(teams: readonly Tally[]): Placed[] {
    const sorted = [...teams].sort((a, b) => (a.team < b.team ? -1 : 1))
    const reason: TieReason = { by: 'level', own: 0, other: 0, among: teams.length }
    return sorted.map((row, index) => ({ row, reason: index < sorted.length - 1 ? reason : null }))
  }
}

/** The results that count for a view, each with the sides that they count for. */
function countedFor(view: TableView, results: readonly Result[]): Counted[] {
  if (view === 'home' || view === 'away') return results.map((result) => ({ result, home: view === 'home', away: view === 'away' }))
  if (view !== 'form') return counted(results)
  const left = new Map<string, number>()
  const counts = (team: string): boolean => {
    const room = left.get(team) ?? formLength
    left.set(team, room - 1)
    return room > 0
  }
  return [...results]
    .reverse()
    .map((result) => ({ result, home: counts(result.home), away: counts(result.away) }))
    .reverse()
}

export interface TableOptions {
  /** Default: `live`. */
  view?: TableView
  /** Matches against teams of other tables count for the own team. */
  open?: boolean
  /** Points of a team beside its results: carried over (halves not rounded), or deducted. They count only in full tables. */
  adjusted?: ReadonlyMap<string, number>
  /** How half points are shown; ranking uses them unrounded. */
  halves?: 'down' | 'up'
  /** Disciplinary points of each team: 1 for a yellow, 3 for a second yellow, 4 for a red (FIFA). Absent: fair play decides nothing. */
  cards?: ReadonlyMap<string, number>
}

const nothing: ReadonlyMap<string, number> = new Map()
const noCards = nothing

/** The upper half of a split league; null before every team has played enough matches, and in leagues that do not split. */
function upperHalf(teams: readonly string[], results: readonly Result[], rules: TableRules): Set<string> | null {
  const { split } = rules
  if (split?.teams !== teams.length) return null
  const played = new Map(teams.map((team) => [team, 0]))
  const before = results.filter(({ home, away, live }) => {
    const [own = 0, other = 0] = [played.get(home), played.get(away)]
    if (live || own >= split.after || other >= split.after) return false
    played.set(home, own + 1).set(away, other + 1)
    return true
  })
  if ([...played.values()].some((count) => count < split.after)) return null
  const ranked = tableOf(teams, before, { ...rules, split: undefined }, { view: 'all' })
  return new Set(ranked.slice(0, teams.length / 2).map(({ team }) => team))
}

/**
 * Returns the table of `teams`. Results are in order of play; those of other teams do not count. A table of home, away or last matches
 * ranks by all of these matches: head-to-head does not apply to it.
 */
export function tableOf(
  teams: Iterable<string>,
  results: readonly Result[],
  rules: TableRules,
  { view = 'live', cards = noCards, open = false, adjusted = nothing, halves = 'down' }: TableOptions = {},
): TableRow[] {
  const all = [...new Set(teams)]
  const members = new Set(all)
  const own = results.filter(({ home, away }) => {
    const [isHome, isAway] = [members.has(home), members.has(away)]
    return open ? isHome || isAway : isHome && isAway
  })
  const isWhole = view === 'all' || view === 'live'
  const order = rules.order.filter((by) => (isWhole || !isOwnMatches(by)) && (by !== 'fair-play' || cards.size > 0))
  const table = (some: readonly Result[]): Placed[] => {
    const rows = [...tally(all, countedFor(view, some), rules).values()]
    if (isWhole) for (const row of rows) row.points += adjusted.get(row.team) ?? 0
    const ranking = new Ranking(some, rules, order, cards)
    const upper = isWhole ? upperHalf(all, some, rules) : null
    if (!upper) return ranking.of(rows)
    return [true, false].flatMap((isUpper) => ranking.of(rows.filter(({ team }) => upper.has(team) === isUpper)))
  }
  const finished = table(own.filter(({ live }) => !live))
  const before = new Map(finished.map(({ row }, index) => [row.team, index + 1]))
  const now = view === 'live' && own.some(({ live }) => live) ? table(own) : finished
  return now.map(({ row: { awayGoals: _, awayWins: __, ...row }, reason }, index) => {
    const rank = index + 1
    const points = halves === 'up' ? Math.ceil(row.points) : Math.floor(row.points)
    return { ...row, points, rank, move: (before.get(row.team) as number) - rank, reason }
  })
}
