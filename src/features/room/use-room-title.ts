// The titles of rooms and recordings as this reader may see them: a streamer may write the score into them.
import { useLingui } from '@lingui/react/macro'
import type { RoomCard } from '../../../contract/room/room-card.ts'
import { useMatchCovered } from '../match/state/use-match-covered.ts'
import { useCovered } from '../spoiler/revealed.ts'

/** The name under which the recordings of a room are uncovered. */
export const recordingsOf = (roomId: string): string => `playbacks:${roomId}`

/** Whether titles and lengths of a room's recordings are kept back: of which match they are is not said. */
export const useRecordingsCovered = (roomId: string): boolean => useCovered({ key: recordingsOf(roomId), teams: [] })

export function useRoomTitle(room: Pick<RoomCard, 'title' | 'nickname' | 'match_id'>): string {
  const { t } = useLingui()
  const covered = useMatchCovered(room.match_id)
  return (!covered && room.title) || t`${room.nickname} 的直播间`
}
