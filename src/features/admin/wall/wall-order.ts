// Stable order of the wall while rooms come and go. Pure.
import type { WallRoom } from '../../../../contract/admin/wall-admin.ts'

/** Known rooms keep the order of `before`; new ones follow in the server's order. */
export function preserveOrder(rooms: readonly WallRoom[], before: readonly string[]): WallRoom[] {
  const places = new Map(before.map((id, place) => [id, place]))
  const placeOf = ({ room }: WallRoom): number => places.get(room.id) ?? before.length
  // The sort is stable for equal places.
  return [...rooms].sort((a, b) => placeOf(a) - placeOf(b))
}

export const idsOf = (rooms: readonly WallRoom[]): string[] => rooms.map(({ room }) => room.id)
