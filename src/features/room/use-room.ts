// Current state of a room: read once, updated by the live socket, and refetched periodically for data that no frame carries.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { RoomInfo, RoomStateFrame } from '../../../contract/room/room.ts'
import { ApiError } from '../../core/api/api.ts'
import { directMessages } from '../../core/socket/direct-messages.ts'
import { liveConnection } from '../../core/socket/live-connection.ts'
import { roomFrames } from '../../core/socket/room-frames.ts'
import { useStore } from '../../ui/use-store.ts'
import { createRoomEnd } from './room-end.ts'
import { roomQuery } from './room-queries.ts'
import { nextReading, readAnew } from './room-reading.ts'
import { useClock } from './stream/clock/use-room-clock.ts'

export function useRoom(id: string) {
  const client = useQueryClient()
  const clock = useClock()
  const connection = useStore(liveConnection)
  const read = useQuery({
    ...roomQuery(id),
    enabled: id !== '',
    refetchInterval: ({ state }) =>
      nextReading(connection, state.data, state.error instanceof ApiError && state.error.error === 'not-found'),
  })
  const { refetch } = read
  useEffect(() => {
    if (id === '') return
    const { queryKey } = roomQuery(id)
    let last: RoomStateFrame | null = null
    const applyState = (next: RoomStateFrame): void => {
      const { is_live, started_at, stream } = next
      const write = () => client.setQueryData<RoomInfo>(queryKey, (known) => known && { ...known, is_live, started_at, stream })
      last = next
      write()
      // A response in flight may predate this frame.
      if (client.isFetching({ queryKey }) > 0) void refetch({ cancelRefetch: false }).then(() => last === next && write())
    }
    const end = createRoomEnd({
      clock,
      known: () => client.getQueryData<RoomInfo>(queryKey)?.stream,
      notify(state) {
        applyState(state)
        void refetch()
      },
    })
    const hush = directMessages.listen((message) => {
      if (message.type === 'endRoom' && message.data.room_id === id) end.onEnd(message.data)
    })
    const leave = roomFrames.join(id, {
      onFrame(frame) {
        if (frame.type === 'room_rules') {
          const { room_id: _room, ...rules } = frame.data
          client.setQueryData<RoomInfo>(roomQuery(id).queryKey, (known) => known && { ...known, ...rules })
        }
        if (frame.type === 'room_state' && !end.onState(frame.data)) applyState(frame.data)
      },
      onReset: () => void readAnew(client, queryKey, refetch),
    })
    return () => {
      end.drop()
      hush()
      leave()
    }
  }, [id, client, clock, refetch])
  return read
}
