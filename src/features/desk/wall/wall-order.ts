// The order of the wall: what is looked at stays in its place, though viewers come and go. Pure.
import type { WallRoom } from '../../../../contract/desk/wall-desk.ts'

/** Rooms that were there keep the order of `before`; those that came since are behind them, as the server has them. */
export function keepOrder(rooms: readonly WallRoom[], before: readonly string[]): WallRoom[] {
  const places = new Map(before.map((id, place) => [id, place]))
  const placeOf = ({ room }: WallRoom): number => places.get(room.id) ?? before.length
  // Of equal places the sort keeps the order that there is.
  return [...rooms].sort((a, b) => placeOf(a) - placeOf(b))
}

export const idsOf = (rooms: readonly WallRoom[]): string[] => rooms.map(({ room }) => room.id)
