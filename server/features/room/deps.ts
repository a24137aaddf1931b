// Dependencies of the room feature, including the directory that its modules share.
import type { GoalNotice } from '../../../contract/alert.ts'
import type { RoomMessage } from '../../../contract/chat/chat.ts'
import type { Status } from '../../../contract/gift/guard.ts'
import type { Playback, StreamHealth, StreamInfo, StreamTrouble } from '../../../contract/room/stream.ts'
import type { Context } from '../../core/context.ts'
import type { Keys } from '../../core/keys.ts'
import type { PeopleHub, RoomHub } from '../../core/live/hub.ts'
import type { Words } from '../word-filter/store.ts'
import type { Directory } from './directory.ts'

/** The part of the media server that rooms need. */
export interface RoomMedia {
  /** Open RTMP port; null: none. */
  readonly rtmpPort: number | null
  info(roomId: string): StreamInfo
  health(roomId: string): StreamHealth
  /** A page that plays the room's stream, or this recording, is being opened. */
  expectViewer(roomId: string, playback?: string): void
  /** Path of the newest public still; null: none. */
  newestStill(roomId: string): string | null
  /** Rejected input of its publisher, newest first. */
  troubles(roomId: string): StreamTrouble[]
  onChange(listener: (roomId: string, info: StreamInfo) => void): () => void
  /** Disconnects the publisher; the broadcast waits for a new connection. */
  kick(roomId: string): void
  /** Makes the stream public; before, it is the streamer's private test. */
  air(roomId: string): Promise<void>
  /** Ends the stream and publishes its recording. */
  end(roomId: string): Promise<void>
  /** Returns recordings, newest first. */
  playbacks(roomId: string, limit?: number, offset?: number): Promise<Playback[]>
  playback(roomId: string, id: string): Promise<Playback | null>
  /** Returns the newest recording of each room, newest first; `total`: number of rooms with one. */
  newestPlaybacks(
    roomIds: readonly string[],
    limit: number,
    offset?: number,
  ): Promise<{ list: { room: string; playback: Playback }[]; total: number }>
  playbackCounts(roomIds: readonly string[]): Promise<Map<string, number>>
}

/** An action in a room that its chat shows. */
export interface RoomAction {
  note: 'muted' | 'unmuted' | 'kicked' | 'live'
  by: string
  /** Affected account; empty: none. */
  whom?: string
  hours?: number
  reason?: string
}

/** Returns an account's current guard of a room and noble of the site. */
export type StatusIn = (roomId: string, accountId: string) => Promise<{ guard: Status | null; noble: Status | null }>

export interface RoomDeps extends Pick<Context, 'background' | 'db' | 'log' | 'clock' | 'config' | 'events'> {
  hub: Context['hub'] & RoomHub & Pick<PeopleHub, 'online'>
  keys: Keys
  media: RoomMedia
  directory: Directory
  statusIn: StatusIn
  /** Whether the match exists. */
  isMatch: (id: string) => Promise<boolean>
  /** Forbidden words in titles and messages of a room. */
  words: Words
  /** Notifies followers, once per key. */
  notify: (key: string, notice: GoalNotice) => Promise<void>
  /** The newest chat messages of each of these rooms, oldest first. */
  lastChat: (roomIds: readonly string[], limit: number) => Promise<ReadonlyMap<string, RoomMessage[]>>
  /** Shows the action in the room's chat. */
  note: (roomId: string, action: RoomAction) => void
  /** Real milliseconds. */
  now: () => number
}
