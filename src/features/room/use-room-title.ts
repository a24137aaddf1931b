// Titles of rooms and recordings, covered where this user hides scores: a streamer may write the score into them.
import { useLingui } from '@lingui/react/macro'
import type { RoomCard } from '../../../contract/room/room-card.ts'
import { recordingsOf, useTitleCovered } from '../match/state/use-title-covered.ts'
import { useCovered } from '../spoiler/revealed.ts'

/** Whether titles and lengths of a room's recordings are covered; their matches are not known. */
export const useRecordingsCovered = (roomId: string): boolean => useCovered({ key: recordingsOf(roomId), teams: null })

export function useRoomTitle(room: Pick<RoomCard, 'id' | 'title' | 'nickname' | 'match_id'>): string {
  const { t } = useLingui()
  const covered = useTitleCovered(room)
  return (!covered && room.title) || t`${room.nickname} 的直播间`
}
