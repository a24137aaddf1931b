import { expect, it } from 'vitest'
import type { WallRoom } from '../../../../contract/admin/wall-admin.ts'
import { idsOf, preserveOrder } from './wall-order.ts'

const rooms = (...ids: string[]): WallRoom[] =>
  ids.map((id) => ({ room: { id }, broadcast: id, reports: 0, lines: [] }) as unknown as WallRoom)

it('starts in the server’s order, then stays stable, with new rooms last and ended ones removed', () => {
  expect(idsOf(preserveOrder(rooms('c', 'a', 'b'), []))).toEqual(['c', 'a', 'b'])
  expect(idsOf(preserveOrder(rooms('b', 'a', 'c'), ['c', 'a', 'b']))).toEqual(['c', 'a', 'b'])
  expect(idsOf(preserveOrder(rooms('e', 'b', 'd', 'c'), ['c', 'a', 'b']))).toEqual(['c', 'b', 'e', 'd'])
  expect(preserveOrder([], ['a'])).toEqual([])
})
