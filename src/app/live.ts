// The live connection of this window: one socket, its messages handed to the features that understand them.
import type { QueryClient } from '@tanstack/react-query'
import type { SystemConfig } from '../../contract/config.ts'
import type { Channel, LiveMessage, LivePosition } from '../../contract/live.ts'
import { tokenOf } from '../core/api/api.ts'
import { hearServerTime } from '../core/clock/server-time.ts'
import { sessionStore } from '../core/session/session.ts'
import { directLine } from '../core/socket/direct-line.ts'
import { liveConnection } from '../core/socket/live-connection.ts'
import { roomFrames } from '../core/socket/room-frames.ts'
import { createLiveSocket } from '../core/socket/socket.ts'
import { onNoticeMessage } from '../features/alert/live.ts'
import { onMatchMessage, onMatchReset } from '../features/match/live.ts'
import { oddsClassOf } from './odds-class.ts'

/** Each feature looks at every message; the list is explicit and short. Alerts compare rows with what they were: they come first. */
const readers: ((message: LiveMessage, queryClient: QueryClient) => void)[] = [onNoticeMessage, onMatchMessage, roomFrames.hear]

/** Milliseconds in which the channels of one new connection are reset together. */
const together = 100
const resets = new Set<Channel>()

/** Rows bring their odds: a reset of the scores covers those of the odds. */
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

/** `position` is that of the first screen, when the server drew it. */
export function startLive(queryClient: QueryClient, config: SystemConfig, position: LivePosition | undefined): void {
  const socket = createLiveSocket({
    url: config.websocket,
    visible: !document.hidden,
    classifyType: oddsClassOf(location.pathname, location.search),
    ...(position && { position }),
    onMessage: (message) => {
      directLine.hear(message)
      for (const read of readers) read(message, queryClient)
    },
    onReset: (channel) => resetSoon(channel, queryClient),
    onState: (state) => liveConnection.set(state),
    onTime: hearServerTime,
  })
  liveConnection.attach(socket)
  directLine.attach(socket)
  // Who is signed in is told to this socket too: it hears what is for him alone, and rooms know who came in.
  const signIn = (): void => socket.setToken((sessionStore.get().phase === 'in' && tokenOf()) || '')
  sessionStore.subscribe(signIn)
  signIn()
  document.addEventListener('visibilitychange', () => {
    socket.setVisible(!document.hidden)
    if (!document.hidden) socket.wake()
  })
  window.addEventListener('online', () => socket.wake())
}
