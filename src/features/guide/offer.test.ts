import { describe, expect, it } from 'vitest'
import type { TeamRef } from '../../../contract/match/data.ts'
import type { LeagueEntry } from '../../../contract/match/match.ts'
import { namesakesOf, offeredTeams, rankLeagues, teamsOfRows } from './offer.ts'

const named = (zh: string) => ({ zh, en: zh, vi: zh })
const league = (id: string, zh: string, more: Partial<LeagueEntry> = {}): LeagueEntry => ({
  id,
  sport: 'football',
  name: named(zh),
  short: named(zh),
  mark: '',
  color: '',
  initial: 'A',
  live: 0,
  today: 0,
  hot: true,
  ...more,
})
const team = (id: string): TeamRef => ({ id, name: named(id), short: named(id), crest: '' })
const ids = (teams: readonly { id: string }[]): string => teams.map(({ id }) => id).join(' ')

describe('suggested leagues', () => {
  const leagues = [
    league('altland', '阿尔滕联赛', { hot: false, today: 9 }),
    league('basket', '华夏篮球联赛', { sport: 'basketball' }),
    league('tennis', '海湾公开赛', { sport: 'tennis' }),
    league('huaxia', '华夏超级联赛'),
    league('women', '华夏女子超级联赛', { hot: false }),
    league('north', '北海联赛', { today: 4 }),
    league('river', '澜江超级联赛', { today: 2 }),
  ]
  it('start with those of the reader’s language, hot ones first, football before basketball', () => {
    expect(ids(rankLeagues(leagues, 'zh'))).toBe('huaxia basket women north river altland')
    expect(ids(rankLeagues(leagues, 'vi'))).toBe('river north huaxia basket altland women')
    expect(ids(rankLeagues(leagues, 'en'))).toBe('north river huaxia basket altland women')
  })
  it('include only leagues with known teams, and no more than fit in a row', () => {
    expect(rankLeagues(leagues, 'zh').some(({ sport }) => sport === 'tennis')).toBe(false)
    expect(
      rankLeagues(
        Array.from({ length: 40 }, (_, at) => league(String(at), '杯赛')),
        'zh',
      ),
    ).toHaveLength(12)
  })
})

describe('suggested teams', () => {
  const lists = [[team('a'), team('b'), team('c')], [team('x'), team('a'), team('y')], []]
  it('mix a few of each league before one is chosen, those playing now first', () => {
    expect(ids(offeredTeams({ lists, chosen: false, first: [] }))).toBe('a x b c y')
    expect(ids(offeredTeams({ lists, chosen: false, first: ['y', 'c', 'nobody'] }))).toBe('c y a x b')
    const many = [Array.from({ length: 20 }, (_, at) => team(String(at)))]
    expect(offeredTeams({ lists: many, chosen: false, first: [] })).toHaveLength(12)
  })
  it('include all teams of the chosen leagues, unaffected by adding another league', () => {
    expect(ids(offeredTeams({ lists: lists.slice(0, 1), chosen: true, first: ['b'] }))).toBe('b a c')
    expect(ids(offeredTeams({ lists, chosen: true, first: ['b'] }))).toBe('b a c x y')
    const many = [Array.from({ length: 20 }, (_, at) => team(String(at)))]
    expect(offeredTeams({ lists: many, chosen: true, first: [] })).toHaveLength(20)
  })
  it('list each team of the current matches once', () => {
    const row = (home_team_id: string, away_team_id: string) => ({ home_team_id, away_team_id })
    expect(teamsOfRows([row('a', 'b'), row('c', 'a')])).toEqual(['a', 'b', 'c'])
  })
  it('distinguish teams of one town that share a short name', () => {
    const [lions, whales] = [team('lions'), team('whales')].map((one) => ({ ...one, short: named('北固') }))
    expect([...namesakesOf([team('a'), lions as TeamRef, whales as TeamRef], 'zh')]).toEqual(['lions', 'whales'])
    expect(namesakesOf([team('a'), lions as TeamRef], 'zh').size).toBe(0)
  })
})
