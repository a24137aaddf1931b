// When to refetch a room: periodically for data that no frame carries, and at once when updates may have been missed.
import type { QueryClient } from '@tanstack/react-query'
import type { RoomInfo } from '../../../contract/room/room.ts'
import type { ConnectionState } from '../../core/socket/live-connection.ts'

/** Refetch intervals in milliseconds: with the socket connected; without it, for a live room and for any other. */
const reading = { subscribed: 60_000, live: 30_000, other: 6_000 }

/**
 * Milliseconds until the next refetch. The socket updates only a room that is loaded: after a failed read the interval is short.
 * `isNone`: the response was that the room does not exist.
 */
export function nextReading(connection: ConnectionState, known: Pick<RoomInfo, 'stream'> | undefined, isNone = false): number {
  if ((known || isNone) && connection === 'open') return reading.subscribed
  return known?.stream.state === 'live' ? reading.live : reading.other
}

/**
 * Refetches data that may be older than the channel subscription. An initial request in flight may predate the subscription, and TanStack
 * does not start another beside it: in that case a second fetch follows.
 */
export async function readAnew(client: QueryClient, queryKey: readonly unknown[], refetch: () => Promise<unknown>): Promise<void> {
  const isOnItsWay = client.isFetching({ queryKey }) > 0 && client.getQueryData(queryKey) === undefined
  await refetch()
  if (isOnItsWay) await refetch()
}
