// The figures of the live socket. Tests shorten the times; nothing else changes them.
import { limits } from '../../../contract/limits/limits.ts'

export interface LiveSettings {
  /** Milliseconds that what may wait is collected and merged. */
  tick: number
  /** Bytes that may wait for a slow reader. Safety R5. */
  backlog: number
  /** Frames a channel remembers. Safety R5. */
  history: number
  /** Milliseconds that a channel remembers a frame. Safety R5. */
  historyAge: number
  /** Channels one socket may subscribe to. */
  topics: number
  /** Messages a second that one socket may send, and how many at once. Safety R14. */
  framesPerSecond: number
  frameBurst: number
  /** Refused messages after which a socket is closed. */
  refusals: number
  /** Milliseconds between two looks at the sockets; of silence before a ping; of silence before the socket counts as dead.
   * A dead one is found after `idleDead + sweep` at most, 60 s. Safety R5. */
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
  framesPerSecond: 10,
  frameBurst: 20,
  refusals: 100,
  sweep: 5_000,
  idlePing: 25_000,
  idleDead: 50_000,
  roomCount: 1_000,
  closing: 2_000,
}
