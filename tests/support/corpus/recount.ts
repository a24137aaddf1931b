// Recounts the tables of a season from its file, without the product's code: results, points and point deductions.
import { deductedPoints } from './deductions.ts'
import type { RawMatch, RawSeason } from './raw-season.ts'
import { tableKeys } from './raw-tables.ts'

export interface CountedRow {
  played: number
  won: number
  drawn: number
  lost: number
  for: number
  against: number
  points: number
}

/** By table (`tableKeys`), then by team. */
export type Recount = ReadonlyMap<string, ReadonlyMap<string, CountedRow>>

/** What teams carry over from earlier rounds. */
interface Carry {
  share: (points: number) => number
  /** Matches and goals carry over as well. */
  results: boolean
}

const wholeCarry: Carry = { share: (points) => points, results: true }
const carries: readonly [RegExp, RegExp, Carry][] = [
  [/^(?:österr|austria)/i, /^(?:championship|relegation)-round$/, { share: (points) => Math.floor(points / 2), results: true }],
  [/^belgi/i, /^(?:championship|europe)-round$/, { share: (points) => Math.ceil(points / 2), results: false }],
  [/^gree/i, /^europe-round$/, { share: (points) => Math.ceil(points / 2), results: true }],
]
const carryOf = (competition: string, part: string): Carry =>
  carries.find(([of, parts]) => of.test(competition) && parts.test(part))?.[2] ?? wholeCarry

const goingOn = ['championship-round', 'europe-round', 'promotion-round', 'relegation-round']

/** FIFA awarded two points for a win until 1990. */
const pointsOfWin = ({ name, season }: RawSeason): number => (/world cup/i.test(name) && Number.parseInt(season, 10) < 1994 ? 2 : 3)

function rowIn(table: Map<string, CountedRow>, team: string): CountedRow {
  const row = table.get(team) ?? { played: 0, won: 0, drawn: 0, lost: 0, for: 0, against: 0, points: 0 }
  table.set(team, row)
  return row
}

function addResult(row: CountedRow, scored: number, conceded: number, win: number): void {
  row.played += 1
  row.for += scored
  row.against += conceded
  if (scored > conceded) {
    row.won += 1
    row.points += win
  } else if (scored === conceded) {
    row.drawn += 1
    row.points += 1
  } else row.lost += 1
}

function withBefore(own: CountedRow, before: CountedRow, { share, results }: Carry): CountedRow {
  const points = own.points + share(before.points)
  if (!results) return { ...own, points }
  return {
    played: own.played + before.played,
    won: own.won + before.won,
    drawn: own.drawn + before.drawn,
    lost: own.lost + before.lost,
    for: own.for + before.for,
    against: own.against + before.against,
    points,
  }
}

/** Counts a duplicated match once, by the entry with a result. */
function onceEach(matches: readonly RawMatch[]): RawMatch[] {
  const found = new Map<string, RawMatch>()
  for (const match of matches) {
    const key = JSON.stringify([match.stage, match.round, match.home, match.away])
    const known = found.get(key)
    if (!known?.score || known.isOff) found.set(key, match)
  }
  return [...found.values()]
}

/** `idOf` returns the team of a spelling in the file. */
export function recount(season: RawSeason, idOf: (spelling: string) => string): Recount {
  const tables = new Map<string, Map<string, CountedRow>>()
  const win = pointsOfWin(season)
  for (const [{ home, away, score, isOff }, key] of tableKeys(onceEach(season.matches))) {
    const table = tables.get(key) ?? new Map<string, CountedRow>()
    tables.set(key, table)
    const [own, other] = [rowIn(table, idOf(home)), rowIn(table, idOf(away))]
    if (score === null || isOff) continue
    addResult(own, score[0], score[1], win)
    addResult(other, score[1], score[0], win)
  }
  const league = tables.get('league')
  if (!league) return tables
  for (const { team, points } of deductedPoints(season.name, season.season)) {
    // A team without any match gets a row that no table has.
    const spelling = season.matches.find(({ home }) => home.includes(team))?.home ?? team
    rowIn(league, idOf(spelling)).points -= points
  }
  for (const part of goingOn)
    for (const [team, row] of tables.get(part) ?? []) {
      const before = league.get(team)
      if (before) tables.get(part)?.set(team, withBefore(row, before, carryOf(season.name, part)))
    }
  return tables
}
