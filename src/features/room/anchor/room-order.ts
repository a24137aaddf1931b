// In which order a list shows its rooms, and which of them stand for others. Pure.
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import type { RoomCard } from '../../../../contract/room/room-card.ts'

export interface MergedRoom<R> {
  room: R
  /** How many rooms of the list show its match; 1 where it is not merged. */
  same: number
}

/**
 * One card a match: of the rooms that show it the fullest, where the first of them stands. One that is `shown` stays the card of its
 * match, however full another becomes.
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

/** Rooms by the start of the match that they show, those without one behind them; else as they came. */
export function byMatchTime<R extends Pick<RoomCard, 'match_id'>>(
  rooms: readonly R[],
  rows: ReadonlyMap<string, Pick<MatchRow, 'match_time'>>,
): R[] {
  const start = ({ match_id }: R): string => rows.get(match_id ?? '')?.match_time ?? '~'
  return [...rooms].sort((a, b) => (start(a) < start(b) ? -1 : start(a) > start(b) ? 1 : 0))
}

/** What is read keeps its place: known ones as they stood, those that are new behind them, those that are gone left out. */
export function steadyOrder<R extends { id: string }>(shown: readonly string[], rooms: readonly R[]): R[] {
  const places = new Map(shown.map((id, place) => [id, place]))
  const place = ({ id }: R): number => places.get(id) ?? shown.length
  return [...rooms].sort((a, b) => place(a) - place(b))
}
