// A room's title in a list row; renders nothing where the title may reveal a score.
import type { RoomCard } from '../../../contract/room/room-card.ts'
import { useTitleCovered } from '../match/state/use-title-covered.ts'

export function RoomTitle({ room }: { room: Pick<RoomCard, 'id' | 'title' | 'match_id'> }) {
  return useTitleCovered(room) ? null : room.title
}
