import { describe, expect, it } from 'vitest'
import type { Past } from '../features/match/store.ts'
import { supportersOf } from './battles.ts'
import { ratingsOf } from './fans.ts'

const pasts = new Map<string, Past>([
  ['strong', { points: 40, played: 16 }],
  ['weak', { points: 4, played: 16 }],
])
const match = (id: string, home_team_id: string, away_team_id: string, hot = false) => ({ id, home_team_id, away_team_id, hot })

describe('supporters in the demo world', () => {
  const people = Array.from({ length: 400 }, (_, index) => `p${index}`)
  const tally = (...of: Parameters<typeof match>) => {
    const sides = supportersOf(match(...of), pasts, people).map(({ side }) => side)
    return { home: sides.filter((side) => side === 'home').length, away: sides.filter((side) => side === 'away').length }
  }

  it('follow a team’s record, at home and away, in every match', () => {
    for (const id of ['a', 'b', 'c', 'd', 'e']) {
      const [home, away] = [tally(id, 'strong', 'weak', true), tally(id, 'weak', 'strong', true)]
      expect(home.home).toBeGreaterThan(2 * home.away)
      expect(away.away).toBeGreaterThan(2 * away.home)
    }
  })

  it('are distinct, once per match, the same at every start, and more numerous for hot matches', () => {
    const of = supportersOf(match('a', 'new', 'other'), pasts, people)
    expect(supportersOf(match('a', 'new', 'other'), pasts, people)).toEqual(of)
    expect(new Set(of.map(({ account_id }) => account_id)).size).toBe(of.length)
    expect(supportersOf(match('a', 'new', 'other', true), pasts, people).length).toBeGreaterThan(3 * of.length)
  })
})

describe('ratings in the demo world', () => {
  const fans = Array.from({ length: 16 }, (_, index) => `fan${index}`)
  const starters = [
    { id: 'good', rating: 8.6 },
    { id: 'bad', rating: 5.4 },
    { id: 'early', rating: null },
  ]
  const meanOf = (rows: ReturnType<typeof ratingsOf>, player: string): number => {
    const own = rows.filter(({ player_id }) => player_id === player)
    return own.reduce((sum, { points }) => sum + points, 0) / own.length
  }

  it('are close to the match’s own player rating, whole, from 1 to 10, once per fan and player', () => {
    const rows = ratingsOf({ id: 'm', hot: true }, starters, fans)
    expect(meanOf(rows, 'good')).toBeGreaterThan(meanOf(rows, 'early'))
    expect(meanOf(rows, 'early')).toBeGreaterThan(meanOf(rows, 'bad'))
    for (const { points } of rows) expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).toContain(points)
    expect(new Set(rows.map(({ player_id, account_id }) => `${player_id} ${account_id}`)).size).toBe(rows.length)
    expect(ratingsOf({ id: 'm', hot: true }, starters, fans)).toEqual(rows)
  })

  it('are given by more fans for hot matches', () => {
    const many = (hot: boolean) => new Set(ratingsOf({ id: 'm', hot }, starters, fans).map(({ account_id }) => account_id)).size
    expect(many(true)).toBeGreaterThan(many(false))
  })
})
