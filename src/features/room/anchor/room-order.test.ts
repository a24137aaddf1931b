import { describe, expect, it } from 'vitest'
import { byMatchTime, mergeByMatch, steadyOrder } from './room-order.ts'

const room = (id: string, match_id: string | null = null, viewers = 0) => ({ id, match_id, viewers })

describe('rooms of the same match', () => {
  it('merge into one card for the fullest room, at the position of the first', () => {
    const list = [room('a', 'm1', 3), room('b', null, 9), room('c', 'm1', 40), room('d', 'm2', 1), room('e', 'm1', 7)]
    expect(mergeByMatch(list).map((one) => [one.room.id, one.same])).toEqual([
      ['c', 3],
      ['b', 1],
      ['d', 1],
    ])
  })

  it('use the first room when viewer counts are equal, and leave rooms without a match separate', () => {
    const list = [room('a', 'm1'), room('b', 'm1'), room('c'), room('d')]
    expect(mergeByMatch(list).map((one) => one.room.id)).toEqual(['a', 'c', 'd'])
  })

  it('keep the card being read when another room becomes fuller, but not once it is gone', () => {
    const list = [room('a', 'm1', 3), room('b', 'm1', 9), room('c', 'm1', 40)]
    expect(mergeByMatch(list, ['b']).map((one) => one.room.id)).toEqual(['b'])
    expect(mergeByMatch(list, ['gone']).map((one) => one.room.id)).toEqual(['c'])
  })
})

describe('rooms sorted by match time', () => {
  it('start with the earliest, and end with those without a match or with an unknown one', () => {
    const rows = new Map([
      ['m1', { match_time: '2026-03-07T12:00:00.000Z' }],
      ['m2', { match_time: '2026-03-07T10:00:00.000Z' }],
    ])
    const list = [room('a'), room('b', 'm1'), room('c', 'gone'), room('d', 'm2'), room('e', 'm1')]
    expect(byMatchTime(list, rows).map(({ id }) => id)).toEqual(['d', 'b', 'e', 'a', 'c'])
  })
})

describe('a list being read', () => {
  it('keeps its order whatever the next response contains, and appends new rooms', () => {
    const next = [room('new'), room('c'), room('a', null, 99)]
    expect(steadyOrder(['a', 'b', 'c'], next)).toEqual([room('a', null, 99), room('c'), room('new')])
  })
})
