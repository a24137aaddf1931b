// The figures of the live socket. Tests shorten the times; nothing else changes them.
import { limits } from '../../../contract/limits/limits.ts'
import type { BucketSize } from './wire/token-bucket.ts'

export interface LiveSettings {
  /** Milliseconds that what may wait is collected and merged. */
  tick: number
  /** Bytes that may wait for a slow reader. R-LIVE-4. */
  backlog: number
  /** Frames a channel remembers. R-LIVE-2. */
  history: number
  /** Milliseconds that a channel remembers a frame. R-LIVE-2. */
  historyAge: number
  /** Channels one socket may subscribe to. */
  topics: number
  /** Rooms among them, and matches that are on no list: nobody watches more. */
  rooms: number
  unlistedMatches: number
  /** Messages a second that one socket may send, and how many at once. R-LIMIT-5. */
  framesPerSecond: number
  frameBurst: number
  /** Messages, named channels and tried tokens that each socket has to itself; what is more is charged to its address. */
  reservedFrames: BucketSize
  reservedTopics: BucketSize
  reservedTokens: BucketSize
  /** The same for all sockets of an address together. Carriers share addresses, so what everybody needs is reserved above. */
  addressFrames: BucketSize
  addressTopics: BucketSize
  addressTokens: BucketSize
  /** Refused messages after which a socket is closed. */
  refusals: number
  /** Milliseconds between two looks at the sockets; of silence before a ping; of silence before the socket counts as dead.
   * A dead one is found after `idleDead + sweep` at most, 60 s. R-LIVE-4. */
  sweep: number
  idlePing: number
  idleDead: number
  /** Milliseconds between two looks at who is in the rooms. */
  roomCount: number
  /** Milliseconds that the other side has to answer a close. */
  closing: number
}

export const liveSettings: LiveSettings = {
  tick: 100,
  backlog: limits.socketBacklog,
  history: limits.channelHistory,
  historyAge: limits.channelHistoryAge,
  topics: 100,
  rooms: 10,
  unlistedMatches: 5,
  framesPerSecond: 10,
  frameBurst: 20,
  reservedFrames: { perSecond: 1, burst: 10 },
  // Who comes back names each of his channels twice: to join it, and to resume it.
  reservedTopics: { perSecond: 2, burst: 250 },
  reservedTokens: { perSecond: 1 / 30, burst: 1 },
  addressFrames: { perSecond: 300, burst: 6_000 },
  addressTopics: { perSecond: 200, burst: 4_000 },
  addressTokens: { perSecond: 5, burst: 300 },
  refusals: 100,
  sweep: 5_000,
  idlePing: 25_000,
  idleDead: 50_000,
  roomCount: 1_000,
  closing: 2_000,
}
