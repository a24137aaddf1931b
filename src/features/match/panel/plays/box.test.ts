import { expect, it } from 'vitest'
import type { LineupPlayer, PlayerLine } from '../../../../../contract/match/match-detail.ts'
import { boxOf } from './box.ts'

const line = (id: string, points: number, rebounds: number): PlayerLine => ({
  id,
  number: 1,
  name: { zh: id, en: id, vi: id },
  position: 'G',
  points,
  rebounds,
  assists: 1,
  steals: 0,
  blocks: 0,
  threes: 0,
})
const lines = [line('a', 2, 3), line('b', 20, 4), line('c', 9, 5)]
const began = (...ids: string[]) => ({ starters: ids.map((id) => ({ id }) as LineupPlayer) })
const ids = (of: readonly PlayerLine[]): string => of.map(({ id }) => id).join(' ')

it('lists starters in line-up order, then substitutes by points', () => {
  const box = boxOf(lines, began('c'))
  expect([ids(box.starters), ids(box.bench)]).toEqual(['c', 'b a'])
  expect(ids(boxOf(lines, began('c', 'a')).starters)).toBe('c a')
})

it('sorts all players by points when the starters are unknown', () => {
  for (const lineup of [null, began('x')]) {
    const box = boxOf(lines, lineup)
    expect([ids(box.starters), ids(box.bench)]).toEqual(['b c a', ''])
  }
})

it('sums the team totals', () => {
  expect(boxOf(lines, null).sum).toEqual({ points: 31, rebounds: 12, assists: 3, steals: 0, blocks: 0, threes: 0 })
})
