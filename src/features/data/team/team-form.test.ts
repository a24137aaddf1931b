import { expect, it } from 'vitest'
import { sampleRow } from '../../../../tests/support/match/sample-row.ts'
import { formBars, formTally } from './team-form.ts'

const over = (id: string, home: number, away: number, isHome = true) =>
  sampleRow({
    id,
    status: 'over',
    home_score: home,
    away_score: away,
    ...(isHome ? {} : { home_team_id: 't2', away_team_id: 't1' }),
  })

it('says of each match how it ended for the team, the newest last, the widest as the measure', () => {
  const results = [sampleRow({ id: 'now', status: 'live' }), over('c', 1, 1), over('b', 4, 0, false), over('a', 2, 0)]
  const bars = formBars('t1', results, 10)
  expect(bars.map(({ row, side, result, difference, length }) => [row.id, side, result, difference, length])).toEqual([
    ['a', 'home', 'w', 2, 0.5],
    ['b', 'away', 'l', -4, 1],
    ['c', 'home', 'd', 0, 0],
  ])
  expect(formTally(bars)).toEqual({ w: 1, d: 1, l: 1 })
})

it('has the newest of many and none of nothing', () => {
  expect(formBars('t1', [over('b', 1, 0), over('a', 0, 1)], 1).map(({ row }) => row.id)).toEqual(['b'])
  expect(formBars('t1', [], 10)).toEqual([])
})
