// Merges the match events of all rooms of the dome into one list. Pure.

import type { Sport } from '../../../../contract/match/match-row.ts'
import { foldTimeline, type TimelineItem, type TimelineKind } from '../../match/messages/timeline.ts'
import type { RoomMatch } from '../live/use-room-match.ts'

/** Match state that a tile reports to the page. */
export interface DomeRoom {
  id: string
  match: RoomMatch
  /** Its score is hidden. */
  covered: boolean
}
export interface DomeEvent {
  roomId: string
  /** Number of the room's tile, from 1. */
  place: number
  /** Product time, in milliseconds. */
  at: number
  sport: Sport
  item: TimelineItem
}

const most = 12
const shownKinds: ReadonlySet<TimelineKind> = new Set(['goal', 'red', 'void', 'review', 'mark'])

/** Newest first; a match shown in two rooms is listed once, under the first room, and a covered match not at all. */
export function domeEvents(ids: readonly string[], rooms: ReadonlyMap<string, DomeRoom>): DomeEvent[] {
  const seen = new Set<string>()
  const unsorted = ids.flatMap((id, index): DomeEvent[] => {
    const room = rooms.get(id)
    if (!room || room.covered || seen.has(room.match.row.id)) return []
    seen.add(room.match.row.id)
    const at = new Map(room.match.events.map((event) => [event.seq, Date.parse(event.at)]))
    return foldTimeline(room.match.events)
      .filter(({ kind }) => shownKinds.has(kind))
      .map((item) => ({ roomId: id, place: index + 1, at: at.get(item.seq) ?? 0, sport: room.match.row.sport, item }))
  })
  return unsorted.toSorted((one, other) => other.at - one.at || other.item.seq - one.item.seq).slice(0, most)
}
