// The live connection of this window: one socket, its messages handed to the features that understand them.
import type { QueryClient } from '@tanstack/react-query'
import type { SystemConfig } from '../../contract/config.ts'
import type { Channel, LiveMessage } from '../../contract/live.ts'
import { liveConnection } from '../core/live-connection.ts'
import { createLiveSocket } from '../core/socket.ts'
import { onNoticeMessage } from '../features/alert/live.ts'
import { onMatchMessage, onMatchReset } from '../features/match/live.ts'

/** Each feature looks at every message; the list is explicit and short. */
const readers: ((message: LiveMessage, queryClient: QueryClient) => void)[] = [onMatchMessage, onNoticeMessage]

/** Milliseconds in which the channels of one new connection are reset together. */
const together = 100
const resets = new Set<Channel>()

/** Rows bring their odds: a reset of the scores covers those of the odds. */
function resetSoon(channel: Channel, queryClient: QueryClient): void {
  resets.add(channel)
  if (resets.size > 1) return
  setTimeout(() => {
    const channels = [...resets]
    resets.clear()
    const covered = channels.includes('scores')
    for (const one of channels) if (!covered || !one.startsWith('odds:')) onMatchReset(one, queryClient)
  }, together)
}

export function startLive(queryClient: QueryClient, config: SystemConfig): void {
  const socket = createLiveSocket({
    url: config.websocket,
    visible: !document.hidden,
    onMessage: (message) => {
      for (const read of readers) read(message, queryClient)
    },
    onReset: (channel) => resetSoon(channel, queryClient),
    onState: (state) => liveConnection.set(state),
  })
  liveConnection.attach(socket)
  document.addEventListener('visibilitychange', () => {
    socket.setVisible(!document.hidden)
    if (!document.hidden) socket.wake()
  })
  window.addEventListener('online', () => socket.wake())
}
