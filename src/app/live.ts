// The live connection of this window: one socket that dispatches its messages to the features.
import type { QueryClient } from '@tanstack/react-query'
import type { SystemConfig } from '../../contract/config/config.ts'
import type { Channel, LiveMessage, LivePosition } from '../../contract/live.ts'
import { tokenOf } from '../core/api/api.ts'
import { hearServerTime } from '../core/clock/server-time.ts'
import { sessionStore } from '../core/session/session.ts'
import { directMessages } from '../core/socket/direct-messages.ts'
import { liveConnection } from '../core/socket/live-connection.ts'
import { roomFrames } from '../core/socket/room-frames.ts'
import { createLiveSocket } from '../core/socket/socket.ts'
import { onNoticeMessage } from '../features/alert/live.ts'
import { onMatchMessage, onMatchReset } from '../features/match/live.ts'
import { oddsClassOf } from './odds-class.ts'

/** Every feature receives every message. Alerts compare rows with their previous state, so they come first. */
const readers: ((message: LiveMessage, queryClient: QueryClient) => void)[] = [onNoticeMessage, onMatchMessage, roomFrames.hear]

/** Milliseconds in which the channel resets of a new connection are batched. */
const together = 100
const resets = new Set<Channel>()

/** Rows include their odds: a reset of the scores covers the odds. */
function resetSoon(channel: Channel, queryClient: QueryClient): void {
  if (channel.startsWith('room:') || channel.startsWith('account:')) {
    roomFrames.reset(channel)
    return
  }
  resets.add(channel)
  if (resets.size > 1) return
  setTimeout(() => {
    const channels = [...resets]
    resets.clear()
    const covered = channels.includes('scores')
    for (const one of channels) if (!covered || !one.startsWith('odds:')) onMatchReset(one, queryClient)
  }, together)
}

/** `position` is the live position of the first screen if the server rendered it. */
export function startLive(queryClient: QueryClient, config: SystemConfig, position: LivePosition | undefined): void {
  const socket = createLiveSocket({
    url: config.websocket,
    visible: !document.hidden,
    classifyType: oddsClassOf(location.pathname, location.search),
    ...(position && { position }),
    onMessage: (message) => {
      directMessages.hear(message)
      for (const read of readers) read(message, queryClient)
    },
    onReset: (channel) => resetSoon(channel, queryClient),
    onState: (state) => liveConnection.set(state),
    onTime: hearServerTime,
  })
  liveConnection.attach(socket)
  directMessages.attach(socket)
  // Authenticates the socket too, so that it receives the user's private messages and rooms know who joined.
  const signIn = (): void => socket.setToken((sessionStore.get().phase === 'in' && tokenOf()) || '')
  sessionStore.subscribe(signIn)
  signIn()
  document.addEventListener('visibilitychange', () => {
    socket.setVisible(!document.hidden)
    if (!document.hidden) socket.wake()
  })
  window.addEventListener('online', () => socket.wake())
}
