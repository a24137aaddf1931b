// One connection of the live socket, from the try to its end, with the heartbeat that finds a peer who is gone.

import { limits } from '../../../contract/limits/limits.ts'
import type { LiveRequest } from '../../../contract/live.ts'

export interface LineTiming {
  /** Milliseconds in which a connection must stand. */
  connect: number
  /** Milliseconds between heartbeats. R-LIVE-1. */
  heartbeat: number
  /** Milliseconds in which anything at all must come after a heartbeat. */
  answer: number
  /** The same after waking up, when the network has probably changed. */
  answerAwake: number
}
export const lineTiming: LineTiming = { connect: 10_000, heartbeat: limits.heartbeat, answer: 10_000, answerAwake: 4_000 }

export interface LineParts {
  url: string
  WebSocketImpl: new (url: string) => WebSocket
  timing: LineTiming
  onOpen: () => void
  onText: (text: string) => void
  /** Called once, however it ended; nothing comes after it. */
  onEnd: () => void
}
export interface Line {
  send(request: LiveRequest): void
  /** Asks whether the peer is still there, with little patience. */
  probe(): void
  /** Real milliseconds of the oldest heartbeat without an answer, which is answered by this; null: none was sent. */
  answered(): number | null
  end(): void
}

type Timer = ReturnType<typeof setTimeout>
const ignore = (): void => undefined

export function openLine({ url, WebSocketImpl, timing, onOpen, onText, onEnd }: LineParts): Line {
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
  // Asking again while an answer is due must not put off the moment at which its absence counts.
  const ask = (within: number): void => {
    send({ type: 'heartbeat' })
    askedAt ??= Date.now()
    deadline ??= setTimeout(end, within)
  }
  const send = (request: LiveRequest): void => {
    if (open && !ended) socket.send(JSON.stringify(request))
  }
  // A dead peer never answers a close, so nothing is awaited: the line is over when we say so.
  const end = (): void => {
    if (ended) return
    ended = true
    relieve()
    if (beat !== null) clearInterval(beat)
    socket.onopen = ignore
    socket.onmessage = ignore
    socket.onclose = ignore
    // Kept, because closing before the handshake is done is reported as an error to whoever listens.
    socket.onerror = ignore
    socket.close()
    onEnd()
  }

  socket.onopen = () => {
    open = true
    relieve()
    beat = setInterval(() => ask(timing.answer), timing.heartbeat)
    onOpen()
  }
  socket.onmessage = ({ data }) => {
    relieve()
    if (typeof data === 'string') onText(data)
  }
  socket.onclose = end
  // A browser says nothing about the cause, and a close always follows.
  socket.onerror = ignore
  deadline = setTimeout(end, timing.connect)
  return {
    send,
    probe: () => {
      if (!open || probing) return
      relieve()
      probing = true
      ask(timing.answerAwake)
    },
    answered: () => {
      const sentAt = askedAt
      askedAt = null
      return sentAt
    },
    end,
  }
}
