// The tables of an imported season, computed as the server does (server/features/match/read/standings.ts), without a database.
import { deductedFrom, deductionsOf } from '../../../rules/match/table/point-deductions.ts'
import { type SeasonMatch, tablesOfSeason } from '../../../rules/match/table/season-tables.ts'
import type { TableRow } from '../../../rules/match/table/standings.ts'
import { rulesNamed } from '../../../rules/match/table/table-rules.ts'
import type { Imported } from '../../../server/feed/openfootball/fixtures.ts'
import { finalScore } from '../../../server/feed/openfootball/score.ts'

export interface ProductTable {
  group: string | null
  rows: TableRow[]
  /** None of its matches remains to be played. */
  isFinal: boolean
}

interface CountedMatch extends SeasonMatch {
  id: string
  time: string
  isOff: boolean
}

function countedMatches({ fixtures, matches }: Imported): CountedMatch[] {
  return matches.flatMap(({ id, record: { result, status } }, index) => {
    const fixture = fixtures[index]
    if (!fixture) return []
    const [home_score, away_score] = result ? finalScore(result) : [0, 0]
    const { home_team_id: home, away_team_id: away, match_time: time, round, stage, group } = fixture
    const knockOut = stage !== null && round === null && group === null
    const isOff = status === 'cancelled' || status === 'abandoned'
    return { id, time, home, away, home_score, away_score, live: false, begun: result !== null, group, knockOut, isOff }
  })
}

const inOrder = (one: CountedMatch, other: CountedMatch): number => {
  if (one.time === other.time) return one.id < other.id ? -1 : 1
  return one.time < other.time ? -1 : 1
}

export function productTables(imported: Imported, season: string): ProductTable[] {
  const { league, teams } = imported
  if (league.table === 'none') return []
  const names = new Map(teams.map(({ id, name }) => [id, name.en]))
  const nameOf = (team: string): string => names.get(team) ?? team
  const deducted = deductedFrom(names.keys(), nameOf, deductionsOf(league.name.en, season))
  const rules = rulesNamed(league.rules ?? '', league.sport)
  const matches = countedMatches(imported).sort(inOrder)
  return tablesOfSeason(matches, { rules, view: 'all', cards: new Map(), nameOf, deducted }).map(({ group, rows, matches: own }) => ({
    group,
    rows,
    isFinal: own.every(({ begun, isOff }) => begun || isOff),
  }))
}
