// What the live socket says of a room, handed to whatever shows that room.
import type { Channel, LiveMessage } from '../../../contract/live.ts'
import { liveConnection } from './live-connection.ts'

export type RoomFrame = Extract<LiveMessage, { code: 100; data: unknown }>
interface RoomListener {
  onFrame(frame: RoomFrame): void
  /** Something may be missing: read again. */
  onReset?(): void
}
const listeners = new Map<string, Set<RoomListener>>()

export const roomFrames = {
  hear(message: LiveMessage): void {
    if (message.code !== 100 || !('data' in message)) return
    for (const listener of listeners.get(message.channel) ?? []) listener.onFrame(message)
  },
  reset(channel: string): void {
    for (const listener of listeners.get(channel) ?? []) listener.onReset?.()
  },
  /** Joins the room's channel and listens; answers how to leave. */
  join: (roomId: string, listener: RoomListener): (() => void) => roomFrames.listen(`room:${roomId}`, listener),
  /** The same for any channel, e.g. that of the account. */
  listen(channel: Channel, listener: RoomListener): () => void {
    const own = listeners.get(channel) ?? new Set()
    listeners.set(channel, own.add(listener))
    const leave = liveConnection.join(channel)
    return () => {
      own.delete(listener)
      if (own.size === 0) listeners.delete(channel)
      leave()
    }
  },
}
