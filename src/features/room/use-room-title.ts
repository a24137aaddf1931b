// The titles of rooms and recordings as this reader may see them: a streamer may write the score into them.
import { useLingui } from '@lingui/react/macro'
import type { RoomCard } from '../../../contract/room/room-card.ts'
import { useMatchCovered, useTalkCovered } from '../match/state/use-match-covered.ts'
import { useCovered } from '../spoiler/revealed.ts'
import { keepsTitle } from '../spoiler/told-title.ts'

/** The name under which the recordings of a room are uncovered. */
export const recordingsOf = (roomId: string): string => `playbacks:${roomId}`

/** Whether titles and lengths of a room's recordings are kept back: of which match they are is not said. */
export const useRecordingsCovered = (roomId: string): boolean => useCovered({ key: recordingsOf(roomId), teams: null })

/** Whether the title of a room is kept back from this reader. */
export function useTitleCovered({ id, title, match_id }: Pick<RoomCard, 'id' | 'title' | 'match_id'>): boolean {
  const match = useMatchCovered(match_id)
  const talk = useTalkCovered(match_id, recordingsOf(id))
  return keepsTitle(title, { match, talk })
}

export function useRoomTitle(room: Pick<RoomCard, 'id' | 'title' | 'nickname' | 'match_id'>): string {
  const { t } = useLingui()
  const covered = useTitleCovered(room)
  return (!covered && room.title) || t`${room.nickname} 的直播间`
}
