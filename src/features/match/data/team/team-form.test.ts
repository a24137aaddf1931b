import { expect, it } from 'vitest'
import { sampleRow } from '../../../../../tests/support/match/sample-row.ts'
import { formBars, formTally } from './team-form.ts'

const over = (id: string, home: number, away: number, isHome = true) =>
  sampleRow({
    id,
    status: 'over',
    home_score: home,
    away_score: away,
    ...(isHome ? {} : { home_team_id: 't2', away_team_id: 't1' }),
  })

it('returns each result from the team’s view, newest last, scaled to the widest difference', () => {
  const results = [sampleRow({ id: 'now', status: 'live' }), over('c', 1, 1), over('b', 4, 0, false), over('a', 2, 0)]
  const bars = formBars('t1', results, 10)
  expect(bars.map(({ row, side, result, difference, length }) => [row.id, side, result, difference, length])).toEqual([
    ['a', 'home', 'w', 2, 0.5],
    ['b', 'away', 'l', -4, 1],
    ['c', 'home', 'd', 0, 0],
  ])
  expect(formTally(bars)).toEqual({ w: 1, d: 1, l: 1 })
})

it('keeps the newest of many, and returns none for no results', () => {
  expect(formBars('t1', [over('b', 1, 0), over('a', 0, 1)], 1).map(({ row }) => row.id)).toEqual(['b'])
  expect(formBars('t1', [], 10)).toEqual([])
})
