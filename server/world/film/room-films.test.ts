// The film of a room: its match's, its table's, shared by all rooms that show the same.
import { expect, it } from 'vitest'
import { type FilmOrder, type StillOrder, subjectId } from './order.ts'
import { type FilmView, RoomFilms } from './room-films.ts'

const camera = { type: 'live', language: 'zh' } as const

it('has one film per match or table, camera and language, and orders what each of them shows', async () => {
  const orders: (FilmOrder | StillOrder)[] = []
  const films = new RoomFilms({
    maker: {
      make: async (order) => {
        orders.push(order)
        return null
      },
      still: async (order) => {
        orders.push(order)
        return null
      },
    },
    clock: { origin: { feed: 1_000_000, real: 0, speed: 1 } },
    seed: 's',
    isWatched: () => true,
  })
  const views: [string, FilmView][] = [
    ['one', { match: 'm', camera }],
    ['other', { match: 'm', camera }],
    ['third', { match: 'm', camera: { ...camera, language: 'vi' } }],
    ['cards', { table: 'cards', camera }],
    ['again', { rerun: 'tennis', camera }],
  ]
  films.assign(new Map(views))
  expect(films.filmOf('one')).toBe(films.filmOf('other'))
  expect(films.filmOf('third')).not.toBe(films.filmOf('one'))
  expect(films.filmOf('cards')).not.toBeNull()
  expect(films.filmOf('nobody')).toBeNull()
  films.advance(10_000)
  await Promise.resolve()
  expect(new Set(orders.map(subjectId))).toEqual(new Set(['m', 'cards', 'rerun tennis']))
  expect(orders.every(({ seed }) => seed === 's')).toBe(true)
  const before = films.filmOf('cards')
  films.assign(new Map(views.slice(3)))
  expect(films.filmOf('cards')).toBe(before)
  expect(films.filmOf('one')).toBeNull()
})
