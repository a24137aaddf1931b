// The rooms of a list as they stood when it was opened: figures change in place, order and cards stay while somebody reads.
import { useRef } from 'react'
import type { RoomCard } from '../../../../contract/room/room-card.ts'
import { type MergedRoom, mergeByMatch, steadyOrder } from './room-order.ts'

export interface SteadyWish {
  /** What the list is of: another one has its own order. */
  of: string
  /** One card a match. */
  merged: boolean
}

export function useSteadyRooms(rooms: readonly RoomCard[], { of, merged }: SteadyWish): readonly MergedRoom<RoomCard>[] {
  const shown = useRef<{ of: string; ids: readonly string[]; cards: readonly string[] }>({ of: '', ids: [], cards: [] })
  if (shown.current.of !== of) shown.current = { of, ids: [], cards: [] }
  const { ids, cards } = shown.current
  const steady = ids.length > 0 ? steadyOrder(ids, rooms) : rooms
  const list = merged ? mergeByMatch(steady, cards) : steady.map((room) => ({ room, same: 1 }))
  shown.current = { of, ids: steady.map(({ id }) => id), cards: list.map(({ room }) => room.id) }
  return list
}
