// What the room feature is given, and the directory that its parts share.
import type { GoalNotice } from '../../../contract/alert.ts'
import type { Status } from '../../../contract/gift/guard.ts'
import type { Playback, StreamHealth, StreamInfo, StreamTrouble } from '../../../contract/room/stream.ts'
import type { Context } from '../../core/context.ts'
import type { Keys } from '../../core/keys.ts'
import type { PeopleHub, RoomHub } from '../../core/live/hub.ts'
import type { Words } from '../word-filter/store.ts'
import type { Directory } from './directory.ts'

/** Of the media server what rooms need. */
export interface RoomMedia {
  /** The open port of RTMP; null: none. */
  readonly rtmpPort: number | null
  info(roomId: string): StreamInfo
  health(roomId: string): StreamHealth
  /** Somebody is opening a page that plays what it sends, or this recording of it. */
  expectViewer(roomId: string, playback?: string): void
  /** Path of the newest picture of what everybody sees of it; null: there is none. */
  newestStill(roomId: string): string | null
  /** What of its publisher was refused, the last first. */
  troubles(roomId: string): StreamTrouble[]
  onChange(listener: (roomId: string, info: StreamInfo) => void): () => void
  /** Cuts the publisher off; his broadcast waits for another. */
  kick(roomId: string): void
  /** What is sent is everybody's from now on; before, its streamer tries it out. */
  air(roomId: string): Promise<void>
  /** Ends what was sent: its recording can be seen. */
  end(roomId: string): Promise<void>
  /** Recordings, the newest first. */
  playbacks(roomId: string, limit?: number, offset?: number): Promise<Playback[]>
  playback(roomId: string, id: string): Promise<Playback | null>
  /** The newest of each of these rooms, the newest first; `total`: how many of the rooms have one. */
  newestPlaybacks(
    roomIds: readonly string[],
    limit: number,
    offset?: number,
  ): Promise<{ list: { room: string; playback: Playback }[]; total: number }>
  playbackCounts(roomIds: readonly string[]): Promise<Map<string, number>>
}

/** What somebody did in a room, for a line of its chat. */
export interface RoomDeed {
  note: 'muted' | 'unmuted' | 'kicked' | 'live'
  by: string
  /** To whom; empty: to nobody. */
  whom?: string
  hours?: number
  reason?: string
}

/** Somebody's guard of a room, and noble of the site, as they stand now. */
export type StatusIn = (roomId: string, accountId: string) => Promise<{ guard: Status | null; noble: Status | null }>

export interface RoomParts extends Pick<Context, 'db' | 'log' | 'clock' | 'config'> {
  hub: Context['hub'] & RoomHub & Pick<PeopleHub, 'online'>
  keys: Keys
  media: RoomMedia
  directory: Directory
  statusIn: StatusIn
  /** Whether there is such a match. */
  isMatch: (id: string) => Promise<boolean>
  /** What no title and no line of a room may say. */
  words: Words
  /** Tells followers, once under a key. */
  tell: (key: string, notice: GoalNotice) => Promise<void>
  /** Says it in the chat of the room. */
  note: (roomId: string, deed: RoomDeed) => void
  /** Real milliseconds. */
  now: () => number
}
