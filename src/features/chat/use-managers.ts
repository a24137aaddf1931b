// Managers of a room, for the owner and managers to change from the chat: read with the chat and again when a menu opens; not persisted.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import type { Manager } from '../../../contract/room/moderation.ts'
import type { RoomRole } from '../../../contract/room/room-card.ts'
import { call } from '../../core/api/api.ts'

interface Managers {
  /** False while refetching. */
  isKnown: boolean
  /** The user's current role in the room: a message carries the role at the time it was sent. */
  roleOf(person: { uid: string; role: RoomRole }): RoomRole
  /** Number of managers that the user has appointed. */
  madeBy(uid: string): number
  set(uid: string, on: boolean): Promise<void>
}

/** `isOpen`: a menu that may change managers is open. */
export function useManagers(roomId: string, wanted: boolean, isOpen: boolean): Managers {
  const client = useQueryClient()
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['room-managers', roomId],
    queryFn: ({ signal }) => call('POST api/RoomManage/getLiveRoomManageList', { query: { id: roomId }, signal }),
    enabled: wanted,
  })
  useEffect(() => {
    if (wanted && isOpen) void refetch()
  }, [wanted, isOpen, refetch])
  const known = data && new Map(data.list.map((one): [string, Manager] => [one.uid, one]))
  const set = useCallback(
    async (uid: string, on: boolean): Promise<void> => {
      const query = { id: roomId, uid }
      if (on) await call('POST api/RoomManage/setAdministrations', { query })
      else await call('POST api/RoomManage/delLiveRoomManage', { query })
      // The studio lists the managers too.
      await Promise.all([['room-managers', roomId], ['studio']].map((queryKey) => client.invalidateQueries({ queryKey })))
    },
    [client, roomId],
  )
  return {
    isKnown: known !== undefined && !isFetching,
    roleOf: ({ uid, role }) => (!known || role === 'owner' ? role : known.has(uid) ? 'manager' : 'viewer'),
    madeBy: (uid) => known?.get(uid)?.made ?? 0,
    set,
  }
}
