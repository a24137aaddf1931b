// Orders the rooms of a list and merges rooms of the same match. Pure.
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import type { RoomCard } from '../../../../contract/room/room-card.ts'

export interface MergedRoom<R> {
  room: R
  /** Number of rooms in the list that show the same match; 1 where rooms are not merged. */
  same: number
}

/**
 * One card per match: the room with the most viewers, at the position of the match's first room. A room in `shown` stays the card of its
 * match, even when another gains more viewers.
 */
export function mergeByMatch<R extends Pick<RoomCard, 'id' | 'match_id' | 'viewers'>>(
  rooms: readonly R[],
  shown: readonly string[] = [],
): MergedRoom<R>[] {
  const stays = new Set(shown)
  const merged = new Map<string, MergedRoom<R>>()
  for (const room of rooms) {
    const key = room.match_id === null ? `room ${room.id}` : `match ${room.match_id}`
    const known = merged.get(key)
    if (!known) {
      merged.set(key, { room, same: 1 })
      continue
    }
    const isBetter = stays.has(room.id) || (!stays.has(known.room.id) && room.viewers > known.room.viewers)
    merged.set(key, { room: isBetter ? room : known.room, same: known.same + 1 })
  }
  return [...merged.values()]
}

/** Sorts rooms by start of their match, rooms without a match last; stable otherwise. */
export function byMatchTime<R extends Pick<RoomCard, 'match_id'>>(
  rooms: readonly R[],
  rows: ReadonlyMap<string, Pick<MatchRow, 'match_time'>>,
): R[] {
  const start = ({ match_id }: R): string => rows.get(match_id ?? '')?.match_time ?? '~'
  return [...rooms].sort((a, b) => (start(a) < start(b) ? -1 : start(a) > start(b) ? 1 : 0))
}

/** Keeps the shown order: known rooms stay in place, new ones are appended, missing ones are dropped. */
export function steadyOrder<R extends { id: string }>(shown: readonly string[], rooms: readonly R[]): R[] {
  const places = new Map(shown.map((id, place) => [id, place]))
  const place = ({ id }: R): number => places.get(id) ?? shown.length
  return [...rooms].sort((a, b) => place(a) - place(b))
}
