// Dispatches the live socket's frames of a channel to the parts that show it.
import type { FrameOn, LiveFrame, LiveMessage } from '../../../contract/live.ts'
import { liveConnection } from './live-connection.ts'

interface Listener<Frame> {
  onFrame(frame: Frame): void
  /** Frames may be missing: read again. */
  onReset?(): void
}
const listeners = new Map<string, Set<Listener<LiveFrame>>>()

export const roomFrames = {
  hear(message: LiveMessage): void {
    if (message.code !== 100 || !('data' in message)) return
    for (const listener of listeners.get(message.channel) ?? []) listener.onFrame(message)
  },
  reset(channel: string): void {
    for (const listener of listeners.get(channel) ?? []) listener.onReset?.()
  },
  /** Joins the room's channel and subscribes; returns the function that leaves. */
  join: (roomId: string, listener: Listener<FrameOn<`room:${string}`>>): (() => void) => roomFrames.listen(`room:${roomId}`, listener),
  /** The same for any channel, e.g. the account's. */
  listen<Where extends LiveFrame['channel']>(channel: Where, listener: Listener<FrameOn<Where>>): () => void {
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
