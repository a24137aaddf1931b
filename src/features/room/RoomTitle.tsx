// What a room says that is on there, in a line of a list; nothing where it might tell a score.
import type { RoomCard } from '../../../contract/room/room-card.ts'
import { useMatchCovered } from '../match/state/use-match-covered.ts'

export function RoomTitle({ room }: { room: Pick<RoomCard, 'title' | 'match_id'> }) {
  return useMatchCovered(room.match_id) ? null : room.title
}
