// Limits and intervals of the live socket. Only tests override them.
import { limits } from '../../../contract/limits/limits.ts'
import type { BucketSize } from './wire/token-bucket.ts'

export interface LiveSettings {
  /** Milliseconds for which deferred frames are collected and merged. */
  tick: number
  /** Maximum bytes buffered for a slow client. R-LIVE-4. */
  backlog: number
  /** Maximum frames in a channel's history. R-LIVE-2. */
  history: number
  /** Time to live of a frame in a channel's history, in milliseconds. R-LIVE-2. */
  historyAge: number
  /** Maximum channels per socket. */
  topics: number
  /** Maximum rooms among them, and maximum matches that are on no list: nobody watches more. */
  rooms: number
  unlistedMatches: number
  /** Messages per second that one socket may send, and its burst. R-LIMIT-5. */
  framesPerSecond: number
  frameBurst: number
  /** Messages, named channels and sign-in attempts reserved for each socket; the excess is charged to its address. */
  reservedFrames: BucketSize
  reservedTopics: BucketSize
  reservedTokens: BucketSize
  /** The same for all sockets of an address together. Carriers share addresses, so the essential part is reserved above. */
  addressFrames: BucketSize
  addressTopics: BucketSize
  addressTokens: BucketSize
  /** Number of refused messages after which a socket is closed. */
  refusals: number
  /** Milliseconds between two sweeps; of silence before a ping; of silence before a socket counts as dead.
   * A dead socket is found after at most `idleDead + sweep`, within 60 s. R-LIVE-4. */
  sweep: number
  idlePing: number
  idleDead: number
  /** Milliseconds between two counts of the people in rooms. */
  roomCount: number
  /** Milliseconds that the peer has to answer a close frame. */
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
  // A returning client names each of its channels twice: to join and to resume.
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
