import { describe, expect, it } from 'vitest'
import type { LeagueEntry } from '../../../../contract/match/match.ts'
import { findLeagues, splitLeagues, withCountsOf } from './league-list.ts'

const league = (id: string, zh: string, vi: string, patch: Partial<LeagueEntry> = {}): LeagueEntry => ({
  id,
  sport: 'football',
  name: { zh, en: id, vi },
  short: { zh: zh.slice(0, 2), en: id, vi },
  mark: zh.slice(0, 1),
  color: '#A3231A',
  initial: 'H',
  live: 0,
  today: 0,
  hot: false,
  ...patch,
})
const leagues = [
  league('north', '北海联赛', 'Giải Bắc Hải', { initial: 'B' }),
  league('super', '华夏超级联赛', 'Siêu giải Hoa Hạ', { hot: true }),
  league('dong', '东岸联赛', 'Giải Đông Ngạn', { initial: 'D' }),
]

describe('leagues', () => {
  it('are found by any of their names, also without accents', () => {
    for (const [text, id] of [
      ['北海', 'north'],
      ['hoa ha', 'super'],
      ['dong ngan', 'dong'],
      ['SUPER', 'super'],
      ['ðông ngan', 'dong'],
      ['süper', 'super'],
    ] as const)
      expect(findLeagues(leagues, text, 'zh').map((found) => found.id)).toEqual([id])
    expect(findLeagues(leagues, 'xyz', 'zh')).toEqual([])
  })
  it('are sorted hot ones first, then by initial', () => {
    expect(findLeagues(leagues, '', 'zh').map(({ id }) => id)).toEqual(['super', 'north', 'dong'])
  })
  it('count only the matches of the selected day when it is not today', () => {
    const today = leagues.map((one) => ({ ...one, live: 2, today: 9 }))
    const rows = ['super', 'super', 'dong', 'gone'].map((league_id) => ({ league_id }))
    expect(withCountsOf(today, rows).map(({ id, live, today: count }) => [id, live, count])).toEqual([
      ['north', 0, 0],
      ['super', 0, 2],
      ['dong', 0, 1],
    ])
  })
  it('list pinned ones separately in pin order and drop unknown pins', () => {
    const { mine, others } = splitLeagues(leagues, ['dong', 'gone', 'super'])
    expect(mine.map(({ id }) => id)).toEqual(['dong', 'super'])
    expect(others.map(({ id }) => id)).toEqual(['north'])
  })
})
