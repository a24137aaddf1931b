// What the server and its relays say to each other, as text messages of one WebSocket: these as JSON, and numbered frames as they are.

import type { WebSocket } from 'ws'
import type { RoomMessage, SayBody } from '../../../../contract/chat.ts'
import type { Channel } from '../../../../contract/live.ts'
import { type Repetition, repeat } from '../../jobs/repeat.ts'
import type { BusMessages } from '../bus.ts'
import type { Listing, Said, Visitor } from '../door.ts'
import type { Crowd } from '../node.ts'

/** Both sides speak the same or none: another version has another address. */
export const relayPath = '/relay/3'

/** What a relay says on the bus, and what it hears there. */
export type UpTopic = 'seen' | 'ack' | 'room'
export type DownTopic = 'device' | 'standing' | 'notice' | 'logins'
type OnBus<Topic extends UpTopic | DownTopic> = { [T in Topic]: { op: 'bus'; topic: T; message: BusMessages[T] } }[Topic]

/** What a door (door.ts) is asked, with what it answers. */
export interface Questions {
  authenticate: { ask: { token: string }; answer: Visitor | null }
  lookUp: { ask: { channel: Channel }; answer: Listing }
  mayEnter: { ask: { roomId: string; accountId: string }; answer: boolean }
  say: { ask: { accountId: string; line: SayBody }; answer: Said }
}
export type Question = { [Q in keyof Questions]: { question: Q; with: Questions[Q]['ask'] } }[keyof Questions]

export type ToServer =
  /** From now on every frame of the channel, after those that it can still repeat. */
  | { op: 'follow' | 'unfollow'; channel: Channel }
  | OnBus<UpTopic>
  /** A socket shows the QR code of a login; it is gone. */
  | { op: 'wait'; code: string; socket: string }
  | { op: 'gone'; socket: string }
  /** How many the relay has open, and whose they are. */
  | ({ op: 'sockets'; count: number } & Crowd)
  | { op: 'entered'; roomId: string; accountId: string }
  | ({ op: 'ask'; id: number } & Question)

export type ToRelay =
  | { op: 'hello'; epoch: string }
  /** What the channel can repeat follows, frame by frame, and then where it stands. */
  | { op: 'history'; channel: Channel }
  | { op: 'joined'; channel: Channel; seq: number }
  /** What was said up to here is not repeated any more. */
  | { op: 'dropped'; channel: Channel; seq: number }
  | OnBus<DownTopic>
  /** For every socket, or for one that waits for a login: the text of a message. */
  | { op: 'all'; text: string }
  | { op: 'tell'; socket: string; text: string }
  | { op: 'answer'; id: number; answer: RoomMessage | unknown }
  | { op: 'refused'; id: number; reason: string }

/** Milliseconds between two signs of life, and of silence after which the other side counts as gone. */
export interface LinkPace {
  ping: number
  dead: number
}
export const linkPace: LinkPace = { ping: 3_000, dead: 10_000 }

/** Milliseconds to wait for the reply to a close frame: a stopping server or relay has nine seconds in total. */
const goodbyeWithin = 1_500
/** RFC 6455 section 7.4.1. */
const goingAway = 1001

/** Ends a link whose other side has gone without a word. */
export function watchLink(ws: WebSocket, { ping, dead }: LinkPace, onError: (error: unknown) => void): Repetition {
  let heardAt = performance.now()
  const heard = (): void => {
    heardAt = performance.now()
  }
  for (const sign of ['message', 'ping', 'pong'] as const) ws.on(sign, heard)
  const look = (): void => {
    if (performance.now() - heardAt > dead) ws.terminate()
    else if (ws.readyState === ws.OPEN) ws.ping()
  }
  const looking = repeat(look, { every: ping, log: { error: onError }, failure: 'a link could not be looked at' })
  ws.on('close', () => void looking.stop())
  return looking
}

/** Says goodbye; resolves when the link is gone. The other side is not waited for when it stands still. */
export function endLink(ws: WebSocket, reason: string): Promise<void> {
  return new Promise((resolve) => {
    ws.once('close', () => resolve())
    ws.close(goingAway, reason)
    setTimeout(() => ws.terminate(), goodbyeWithin).unref()
  })
}
