// What a room says that is on there, in a line of a list; nothing where it might tell a score.
import type { RoomCard } from '../../../contract/room/room-card.ts'
import { useTitleCovered } from '../match/state/use-title-covered.ts'

export function RoomTitle({ room }: { room: Pick<RoomCard, 'id' | 'title' | 'match_id'> }) {
  return useTitleCovered(room) ? null : room.title
}
