// Whether the title of a room is hidden: a streamer may put the score into it.
import type { RoomCard } from '../../../../contract/room/room-card.ts'
import { hidesTitle } from '../../spoiler/title-cover.ts'
import { useMatchCovered, useTalkCovered } from './use-match-covered.ts'

/** The key under which the recordings of a room are revealed. */
export const recordingsOf = (roomId: string): string => `playbacks:${roomId}`

export function useTitleCovered({ id, title, match_id }: Pick<RoomCard, 'id' | 'title' | 'match_id'>): boolean {
  const match = useMatchCovered(match_id)
  const talk = useTalkCovered(match_id, recordingsOf(id))
  return hidesTitle(title, { match, talk })
}
