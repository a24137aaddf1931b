// Refreshes the user's standing in a room: refetches the room when the socket reports a change, and when a mute expires.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { RoomInfo } from '../../../contract/room/room.ts'
import { runAt } from '../../core/clock/run-at.ts'
import { serverNow } from '../../core/clock/server-time.ts'
import { directMessages } from '../../core/socket/direct-messages.ts'
import { roomFrames } from '../../core/socket/room-frames.ts'

/** Milliseconds to allow for the server's clock. */
const margin = 500

export function useStanding(room: RoomInfo, accountId: string | null): void {
  const client = useQueryClient()
  const until = room.me?.muted_until ?? null
  useEffect(() => {
    const again = (): void => void client.invalidateQueries({ queryKey: ['GET api/Live_streaming/getRoomInfo'] })
    const stops = [directMessages.listen((message) => message.type === 'room_out' && message.data.room_id === room.id && again())]
    if (accountId) {
      stops.push(
        roomFrames.listen(`account:${accountId}`, {
          onFrame: (frame) => frame.type === 'standing' && frame.data.room_id === room.id && again(),
          onReset: again,
        }),
      )
    }
    if (until) stops.push(runAt(Date.parse(until) + margin, serverNow, again))
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, room.id, accountId, until])
}
