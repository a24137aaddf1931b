// Rooms that show the match on the stage of the home page, those in the user's language first; and the one on the stage.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { RoomCard } from '../../../../contract/room/room-card.ts'
import { inLanguageFirst } from '../../../../rules/room/room-language.ts'
import { roomsOfMatch } from '../../../../rules/screen/bodies.ts'
import { apiQuery } from '../../../core/api/api-query.ts'
import { stageChoice } from '../../../core/room/stage-choice.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { useStore } from '../../../ui/use-store.ts'

/** Interval in milliseconds between reloads of the live rooms. */
const pollInterval = 30_000
const none: readonly RoomCard[] = []

export interface StageRooms {
  list: readonly RoomCard[]
  /** Total number, including those not in the list. */
  total: number
  isRead: boolean
  /** The room that the user chose, else the first. */
  chosen: RoomCard | undefined
}

export function useStageRooms(matchId: string): StageRooms {
  const { lang } = useStore(preferences)
  const choice = useStore(stageChoice)
  const { data } = useQuery({ ...apiQuery('GET api/Live/getRoomList', { query: roomsOfMatch(matchId) }), refetchInterval: pollInterval })
  const rooms = data?.list ?? none
  const list = useMemo(() => inLanguageFirst(rooms, lang), [rooms, lang])
  const chosen = list.find(({ id }) => choice?.matchId === matchId && id === choice.roomId) ?? list[0]
  return { list, total: data?.total ?? 0, isRead: data !== undefined, chosen }
}
