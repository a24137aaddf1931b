import { expect, it } from 'vitest'
import type { WallRoom } from '../../../../contract/desk/wall-desk.ts'
import { idsOf, keepOrder } from './wall-order.ts'

const rooms = (...ids: string[]): WallRoom[] =>
  ids.map((id) => ({ room: { id }, broadcast: id, reports: 0, lines: [] }) as unknown as WallRoom)

it('is the server’s at first, and afterwards as it was, with new rooms behind and without those that ended', () => {
  expect(idsOf(keepOrder(rooms('c', 'a', 'b'), []))).toEqual(['c', 'a', 'b'])
  expect(idsOf(keepOrder(rooms('b', 'a', 'c'), ['c', 'a', 'b']))).toEqual(['c', 'a', 'b'])
  expect(idsOf(keepOrder(rooms('e', 'b', 'd', 'c'), ['c', 'a', 'b']))).toEqual(['c', 'b', 'e', 'd'])
  expect(keepOrder([], ['a'])).toEqual([])
})
