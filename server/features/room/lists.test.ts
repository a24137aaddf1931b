import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RoomCard } from '../../../contract/room/room-card.ts'
import { cut, followedFirst, groupsOf, hottest, mixed, ofType, pageOf, popular } from './lists.ts'

const card = (id: string, over: Partial<RoomCard> = {}): RoomCard => ({
  id,
  uid: `u${id}`,
  nickname: id,
  avatar: '',
  level: 1,
  title: id,
  cover: '',
  category: 1,
  game: null,
  match_id: null,
  is_live: true,
  started_at: null,
  next_at: null,
  heat: 0,
  viewers: 0,
  playback_count: 0,
  ...over,
})
const ids = (cards: readonly RoomCard[]): string[] => cards.map(({ id }) => id)

describe('room lists', () => {
  it('show live rooms first, then hotter ones', () => {
    const cards = [card('a', { is_live: false, heat: 900 }), card('b', { heat: 2 }), card('c', { heat: 5 }), card('d', { heat: 5 })]
    expect(ids([...cards].sort(hottest))).toEqual(['c', 'd', 'b', 'a'])
  })
  it('sort popular rooms by the number on their cards', () => {
    const cards = [
      card('a', { is_live: false, heat: 900, viewers: 99 }),
      card('b', { heat: 700, viewers: 2 }),
      card('c', { heat: 5, viewers: 40 }),
      card('d', { heat: 6, viewers: 40 }),
      card('e', { is_live: false, heat: 901 }),
    ]
    expect(ids([...cards].sort(popular))).toEqual(['d', 'c', 'b', 'e', 'a'])
  })
  it('sort followed rooms by viewers, then next start, then heat', () => {
    const off = { is_live: false }
    const cards = [
      card('a', { ...off, heat: 900 }),
      card('b', { heat: 70, viewers: 2 }),
      card('c', { heat: 5, viewers: 40 }),
      card('d', { ...off, next_at: '2026-03-08T10:00:00.000Z' }),
      card('e', { ...off, next_at: '2026-03-07T10:00:00.000Z' }),
      card('f', { ...off, heat: 1 }),
    ]
    expect(ids([...cards].sort(followedFirst))).toEqual(['c', 'b', 'e', 'd', 'a', 'f'])
  })
  it('filter by type and by game', () => {
    const cards = [card('a', { category: 2 }), card('b', { category: 3, game: 'go' }), card('c', { category: 3, game: 'chess' })]
    expect(ids(ofType(cards, { type: 0 }))).toEqual(['a', 'b', 'c'])
    expect(ids(ofType(cards, { type: 3 }))).toEqual(['b', 'c'])
    expect(ids(ofType(cards, { type: 3, game: 'chess' }))).toEqual(['c'])
  })
  it('shuffle by marker: same marker, same order; another marker, another order; none lost, live rooms first', () => {
    const cards = Array.from({ length: 30 }, (_, index) => card(`r${index}`, { is_live: index % 3 > 0, heat: index }))
    expect(ids(mixed(cards, 'x'))).toEqual(ids(mixed([...cards].reverse(), 'x')))
    expect(ids(mixed(cards, 'x'))).not.toEqual(ids(mixed(cards, 'y')))
    fc.assert(
      fc.property(fc.string(), (marker) => {
        const list = mixed(cards, marker)
        expect([...ids(list)].sort()).toEqual([...ids(cards)].sort())
        expect(list.findIndex(({ is_live }) => !is_live)).toBe(20)
      }),
    )
  })
  it('group live rooms by category, the hottest category first', () => {
    const cards = [card('a', { heat: 1 }), card('b', { category: 2, heat: 9 }), card('c', { category: 5, is_live: false, heat: 99 })]
    expect(groupsOf(cards).map(({ category, live }) => [category, live])).toEqual([
      [2, 1],
      [1, 1],
    ])
  })
  it('are paginated', () => {
    expect(pageOf({})).toEqual({ limit: 24, offset: 0 })
    expect(pageOf({ page: '3', limit: '1000' })).toEqual({ limit: 100, offset: 200 })
    expect(pageOf({ page: 0, limit: 0 })).toEqual({ limit: 1, offset: 0 })
    expect(cut([1, 2, 3, 4, 5], { limit: 2, offset: 4 })).toEqual({ list: [5], total: 5 })
  })
})
