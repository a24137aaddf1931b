// Columns of the index: fixtures by league and teams, and whether only the day is known.
import { expect, it } from 'vitest'
import { matchesOf, type Named } from './columns.ts'

const named = (id: string): Named => ({
  ...{ id, sport: 'football', name: { zh: id, en: id, vi: id }, short: null },
  ...{ keys: { keys: id, pinyin: '' }, mark: '', weight: 0, at: 0 },
})
const fixture = (id: string, away: string, time_tbc = false) => ({
  ...{ id, league_id: 'l1', home_team_id: 't1', away_team_id: away, minute: 60, time_tbc, hot: false },
})

it('marks the matches with only a known day, by their positions among the included ones', () => {
  const fixtures = [fixture('m1', 't2'), fixture('m2', 'unknown', true), fixture('m3', 't2', true), fixture('m4', 't2', true)]
  const matches = matchesOf(fixtures, [named('l1')], [named('t1'), named('t2')])
  expect(matches).toMatchObject({ id: ['m1', 'm3', 'm4'], away: [1, 1, 1], time_tbc: [1, 2] })
})
