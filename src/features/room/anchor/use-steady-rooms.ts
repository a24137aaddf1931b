// Keeps the order and the cards of a room list as they were when it was opened; only figures update in place.
import { useRef } from 'react'
import type { RoomCard } from '../../../../contract/room/room-card.ts'
import { type MergedRoom, mergeByMatch, steadyOrder } from './room-order.ts'

export interface SteadyRoomsOptions {
  /** Key of the list: a new key starts a new order. */
  of: string
  /** One card per match. */
  merged: boolean
}

export function useSteadyRooms(rooms: readonly RoomCard[], { of, merged }: SteadyRoomsOptions): readonly MergedRoom<RoomCard>[] {
  const shown = useRef<{ of: string; ids: readonly string[]; cards: readonly string[] }>({ of: '', ids: [], cards: [] })
  if (shown.current.of !== of) shown.current = { of, ids: [], cards: [] }
  const { ids, cards } = shown.current
  const steady = ids.length > 0 ? steadyOrder(ids, rooms) : rooms
  const list = merged ? mergeByMatch(steady, cards) : steady.map((room) => ({ room, same: 1 }))
  shown.current = { of, ids: steady.map(({ id }) => id), cards: list.map(({ room }) => room.id) }
  return list
}
