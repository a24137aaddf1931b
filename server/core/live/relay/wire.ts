// The protocol between the server and its relays: text messages on one WebSocket, these as JSON and numbered frames unchanged.

import type { WebSocket } from 'ws'
import type { RoomMessage, SayBody } from '../../../../contract/chat/chat.ts'
import type { Channel } from '../../../../contract/live.ts'
import { type Repetition, repeat } from '../../jobs/repeat.ts'
import type { BusMessages } from '../bus.ts'
import type { Crowd } from '../node.ts'
import type { LineOutcome, Listing, Visitor } from '../socket-auth.ts'

/** Both sides must use the same version: another version has another path. */
export const relayPath = '/relay/3'

/** Bus topics that a relay publishes to the server, and those that it receives. */
export type UpTopic = 'seen' | 'ack' | 'room'
export type DownTopic = 'device' | 'standing' | 'notice' | 'logins'
type OnBus<Topic extends UpTopic | DownTopic> = { [T in Topic]: { op: 'bus'; topic: T; message: BusMessages[T] } }[Topic]

/** Requests that a relay forwards to the server's `SocketAuth` (socket-auth.ts), with their responses. */
export interface Questions {
  authenticate: { ask: { token: string }; answer: Visitor | null }
  lookUp: { ask: { channel: Channel }; answer: Listing }
  mayEnter: { ask: { roomId: string; accountId: string }; answer: boolean }
  say: { ask: { accountId: string; line: SayBody }; answer: LineOutcome }
}
export type Question = { [Q in keyof Questions]: { question: Q; with: Questions[Q]['ask'] } }[keyof Questions]

export type ToServer =
  /** Subscribes to all frames of the channel, after those that can still be replayed; or unsubscribes. */
  | { op: 'follow' | 'unfollow'; channel: Channel }
  | OnBus<UpTopic>
  /** A socket shows a login's QR code; the socket closed. */
  | { op: 'wait'; code: string; socket: string }
  | { op: 'gone'; socket: string }
  /** Open sockets of the relay, and the people behind them. */
  | ({ op: 'sockets'; count: number } & Crowd)
  | { op: 'entered'; roomId: string; accountId: string }
  | ({ op: 'ask'; id: number } & Question)

export type ToRelay =
  | { op: 'hello'; epoch: string }
  /** The channel's history follows frame by frame, then `joined` with its position. */
  | { op: 'history'; channel: Channel }
  | { op: 'joined'; channel: Channel; seq: number }
  /** Frames up to `seq` are no longer replayed. */
  | { op: 'dropped'; channel: Channel; seq: number }
  | OnBus<DownTopic>
  /** The text of a message for every socket, or for one that waits for a login. */
  | { op: 'all'; text: string }
  | { op: 'tell'; socket: string; text: string }
  | { op: 'answer'; id: number; answer: RoomMessage | unknown }
  | { op: 'refused'; id: number; reason: string }

/** Interval of pings, and of silence after which the other side counts as dead; in milliseconds. */
export interface LinkTiming {
  ping: number
  dead: number
}
export const linkTiming: LinkTiming = { ping: 3_000, dead: 10_000 }

/** Timeout of the reply to a close frame, in milliseconds: a stopping server or relay has nine seconds in total. */
const goodbyeWithin = 1_500
/** RFC 6455 section 7.4.1. */
const goingAway = 1001

/** Terminates a link whose other side is silent for too long. */
export function watchLink(ws: WebSocket, { ping, dead }: LinkTiming, onError: (error: unknown) => void): Repetition {
  let heardAt = performance.now()
  const heard = (): void => {
    heardAt = performance.now()
  }
  for (const sign of ['message', 'ping', 'pong'] as const) ws.on(sign, heard)
  const checkAlive = (): void => {
    if (performance.now() - heardAt > dead) ws.terminate()
    else if (ws.readyState === ws.OPEN) ws.ping()
  }
  const looking = repeat(checkAlive, { every: ping, log: { error: onError }, failure: 'link check failed' })
  ws.on('close', () => void looking.stop())
  return looking
}

/** Closes the link; resolves when it is closed. Terminates it if the other side does not reply in time. */
export function endLink(ws: WebSocket, reason: string): Promise<void> {
  return new Promise((resolve) => {
    ws.once('close', () => resolve())
    ws.close(goingAway, reason)
    setTimeout(() => ws.terminate(), goodbyeWithin).unref()
  })
}
