// The titles of rooms and recordings as this reader may see them: a streamer may write the score into them.
import { useLingui } from '@lingui/react/macro'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import type { RoomCard } from '../../../contract/room/room-card.ts'
import { useRow } from '../match/state/use-row.ts'
import { useCovered, useHidden } from '../spoiler/revealed.ts'

/** A match of which nothing is known but its id: it may have a score. */
const unknown = (id: string): MatchRow => ({ id, seq: -1, status: 'live', home_team_id: '', away_team_id: '' }) as MatchRow

/** Whether the match that a room shows keeps its score to itself. */
export function useMatchCovered(matchId: string | null): boolean {
  const row = useRow(unknown(matchId ?? ''), false)
  return useHidden(row) && matchId !== null
}

/** The name under which the recordings of a room are uncovered. */
export const recordingsOf = (roomId: string): string => `playbacks:${roomId}`

/** Whether titles and lengths of a room's recordings are kept back: of which match they are is not said. */
export const useRecordingsCovered = (roomId: string): boolean => useCovered({ key: recordingsOf(roomId), teams: [] })

export function useRoomTitle(room: Pick<RoomCard, 'title' | 'nickname' | 'match_id'>): string {
  const { t } = useLingui()
  const covered = useMatchCovered(room.match_id)
  return (!covered && room.title) || t`${room.nickname} 的直播间`
}
