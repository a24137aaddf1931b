// A league table from results: points, tie-breaks in the order that the competition has, and how live matches move it.

export interface Result {
  home: string
  away: string
  home_score: number
  away_score: number
  /** Still being played: counts for the provisional table alone. */
  live: boolean
}
export const tieBreaks = ['points', 'win-rate', 'goal-difference', 'goals', 'wins', 'head-to-head'] as const
export type TieBreak = (typeof tieBreaks)[number]

export interface TableRules {
  win: number
  draw: number
  loss: number
  /** What ranks first, second ...; what is equal in all of it goes by the team's id. */
  order: readonly TieBreak[]
}
export const footballRules: TableRules = { win: 3, draw: 1, loss: 0, order: ['points', 'goal-difference', 'goals', 'head-to-head'] }
/** FIBA gives two points for a win and one for a loss; leagues rank by the share of wins. */
export const basketballRules: TableRules = { win: 2, draw: 1, loss: 1, order: ['win-rate', 'head-to-head', 'goal-difference', 'goals'] }

type Form = 'w' | 'd' | 'l'
export interface TableRow {
  team: string
  rank: number
  /** Places won (above 0) or lost by the matches that are being played. */
  move: number
  played: number
  won: number
  drawn: number
  lost: number
  for: number
  against: number
  points: number
  /** The last five finished results, the newest last. */
  form: Form[]
}
type Tally = Omit<TableRow, 'rank' | 'move'>

const formLength = 5

function tally(teams: Iterable<string>, results: readonly Result[], rules: TableRules): Map<string, Tally> {
  const rows = new Map<string, Tally>()
  for (const team of teams) rows.set(team, { team, played: 0, won: 0, drawn: 0, lost: 0, for: 0, against: 0, points: 0, form: [] })
  const add = (team: string, scored: number, conceded: number, live: boolean): void => {
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
    if (!live) row.form = [...row.form, outcome].slice(-formLength)
  }
  for (const { home, away, home_score, away_score, live } of results) {
    add(home, home_score, away_score, live)
    add(away, away_score, home_score, live)
  }
  return rows
}

const figures: Record<Exclude<TieBreak, 'head-to-head'>, (row: Tally) => number> = {
  points: (row) => row.points,
  'win-rate': (row) => (row.played === 0 ? 0 : row.won / row.played),
  'goal-difference': (row) => row.for - row.against,
  goals: (row) => row.for,
  wins: (row) => row.won,
}

/** Teams in falling order of a figure; equal ones stay together. */
function groupBy(teams: readonly Tally[], figure: (row: Tally) => number): Tally[][] {
  const groups = new Map<number, Tally[]>()
  for (const team of teams) {
    const group = groups.get(figure(team))
    if (group) group.push(team)
    else groups.set(figure(team), [team])
  }
  return [...groups].sort(([a], [b]) => b - a).map(([, group]) => group)
}

/** The matches that the level teams played against each other decide: points, then goal difference, then goals. */
function headToHead(teams: readonly Tally[], results: readonly Result[], rules: TableRules): Tally[][] {
  const level = new Set(teams.map(({ team }) => team))
  const among = results.filter(({ home, away }) => level.has(home) && level.has(away))
  const small = tally(level, among, rules)
  let groups: Tally[][] = [[...teams]]
  for (const figure of [figures.points, figures['goal-difference'], figures.goals])
    groups = groups.flatMap((group) => groupBy(group, ({ team }) => figure(small.get(team) as Tally)))
  return groups
}

function ranked(teams: readonly Tally[], results: readonly Result[], rules: TableRules, at = 0): Tally[] {
  const criterion = rules.order[at]
  if (teams.length < 2) return [...teams]
  if (criterion === undefined) return [...teams].sort((a, b) => (a.team < b.team ? -1 : 1))
  const groups = criterion === 'head-to-head' ? headToHead(teams, results, rules) : groupBy(teams, figures[criterion])
  return groups.flatMap((group) => ranked(group, results, rules, at + 1))
}

/** The table of `teams`. Results are in the order in which they were played; those of other teams do not count. */
export function tableOf(teams: Iterable<string>, results: readonly Result[], rules: TableRules): TableRow[] {
  const all = [...new Set(teams)]
  const members = new Set(all)
  const own = results.filter(({ home, away }) => members.has(home) && members.has(away))
  const table = (some: readonly Result[]): Tally[] => ranked([...tally(all, some, rules).values()], some, rules)
  const finished = table(own.filter(({ live }) => !live))
  const before = new Map(finished.map(({ team }, index) => [team, index + 1]))
  const now = own.some(({ live }) => live) ? table(own) : finished
  return now.map((row, index) => ({ ...row, rank: index + 1, move: (before.get(row.team) as number) - (index + 1) }))
}
