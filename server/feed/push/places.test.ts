import { expect, it } from 'vitest'
import { placesOf } from './places.ts'

it('places players in the lines of their formation, starting with the goalkeeper', () => {
  const places = placesOf('4-4-2', 11)
  expect(places).toHaveLength(11)
  expect(places[0]).toEqual({ x: 50, y: 6 })
  expect(new Set(places.map(({ y }) => y)).size).toBe(4)
  expect(places.slice(-2)).toEqual([
    { x: 25, y: 88 },
    { x: 75, y: 88 },
  ])
})

it.each([
  ['a formation of other players', '4-4-2', 10],
  ['no formation', '', 5],
  ['nonsense', 'wide-open', 12],
])('gives each player a distinct place without a matching formation: %s', (_what, formation, players) => {
  const places = placesOf(formation, players)
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(players)
})
