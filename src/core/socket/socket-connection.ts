// One connection of the live socket, from the attempt to its end, with a heartbeat that detects a dead peer.

import { limits } from '../../../contract/limits/limits.ts'
import type { LiveRequest } from '../../../contract/live.ts'

export interface ConnectionTiming {
  /** Timeout of the connection attempt, in milliseconds. */
  connect: number
  /** Interval of the heartbeat in milliseconds. R-LIVE-1. */
  heartbeat: number
  /** Milliseconds after a heartbeat within which any message must arrive. */
  reply: number
  /** The same after a wake-up, when the network has probably changed. */
  replyAwake: number
}
export const connectionTiming: ConnectionTiming = { connect: 10_000, heartbeat: limits.heartbeat, reply: 10_000, replyAwake: 4_000 }

export interface ConnectionDeps {
  url: string
  WebSocketImpl: new (url: string) => WebSocket
  timing: ConnectionTiming
  onOpen: () => void
  onText: (text: string) => void
  /** Called exactly once, however the connection ends; no callback follows it. */
  onEnd: () => void
}
export interface Connection {
  send(request: LiveRequest): void
  /** Checks whether the peer is alive, with a short timeout. */
  probe(): void
  /** Marks the oldest pending heartbeat as answered; returns the real milliseconds when it was sent, null if none is pending. */
  answered(): number | null
  end(): void
}

type Timer = ReturnType<typeof setTimeout>
const ignore = (): void => undefined

export function openConnection({ url, WebSocketImpl, timing, onOpen, onText, onEnd }: ConnectionDeps): Connection {
  const socket = new WebSocketImpl(url)
  let ended = false
  let open = false
  let beat: Timer | null = null
  let deadline: Timer | null = null
  let probing = false
  let askedAt: number | null = null

  const relieve = (): void => {
    if (deadline !== null) clearTimeout(deadline)
    deadline = null
    probing = false
  }
  // Another heartbeat while one is pending must not extend the deadline.
  const ask = (within: number): void => {
    send({ type: 'heartbeat' })
    askedAt ??= Date.now()
    deadline ??= setTimeout(end, within)
  }
  const send = (request: LiveRequest): void => {
    if (open && !ended) socket.send(JSON.stringify(request))
  }
  // A dead peer never answers a close, so do not wait for it: the connection ends here.
  const end = (): void => {
    if (ended) return
    ended = true
    relieve()
    if (beat !== null) clearInterval(beat)
    socket.onopen = ignore
    socket.onmessage = ignore
    socket.onclose = ignore
    // Stays set, because closing before the handshake completes fires an error.
    socket.onerror = ignore
    socket.close()
    onEnd()
  }

  socket.onopen = () => {
    open = true
    relieve()
    beat = setInterval(() => ask(timing.reply), timing.heartbeat)
    onOpen()
  }
  socket.onmessage = ({ data }) => {
    relieve()
    if (typeof data === 'string') onText(data)
  }
  socket.onclose = end
  // The event says nothing about the cause, and a close always follows.
  socket.onerror = ignore
  deadline = setTimeout(end, timing.connect)
  return {
    send,
    probe: () => {
      if (!open || probing) return
      relieve()
      probing = true
      ask(timing.replyAwake)
    },
    answered: () => {
      const sentAt = askedAt
      askedAt = null
      return sentAt
    },
    end,
  }
}
