// When a room is read again: now and then for what no frame tells, and at once when something may be missing.
import type { QueryClient } from '@tanstack/react-query'
import type { RoomInfo } from '../../../contract/room/room.ts'
import type { ConnectionState } from '../../core/socket/live-connection.ts'

/** Milliseconds between two readings: while the socket tells what changes; without it, of a room that plays and of another. */
const reading = { told: 60_000, live: 30_000, other: 6_000 }

/**
 * Milliseconds until the next reading. What the socket tells changes a room that was read: one that could not be is asked for soon.
 * `isNone`: the answer was that there is no such room.
 */
export function nextReading(connection: ConnectionState, known: Pick<RoomInfo, 'stream'> | undefined, isNone = false): number {
  if ((known || isNone) && connection === 'open') return reading.told
  return known?.stream.state === 'live' ? reading.live : reading.other
}

/**
 * Reads what may be older than the channel of its frames. The first answer, while it is on its way, may be from before the channel was
 * joined, and TanStack begins no other beside it: it is read once more behind it.
 */
export async function readAnew(client: QueryClient, queryKey: readonly unknown[], refetch: () => Promise<unknown>): Promise<void> {
  const isOnItsWay = client.isFetching({ queryKey }) > 0 && client.getQueryData(queryKey) === undefined
  await refetch()
  if (isOnItsWay) await refetch()
}
