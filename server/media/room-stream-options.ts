// Dependencies and listeners of a room's stream.
import type { Logger } from 'pino'
import type { StreamInfo } from '../../contract/room/stream.ts'
import type { Broadcast } from './broadcast.ts'
import type { Renditions } from './transcode/renditions.ts'

export interface RoomStreamOptions {
  room: string
  /** Folder of this room's broadcasts. */
  path: string
  log: Logger
  now: () => number
  /** Milliseconds that a publisher may be gone. */
  grace: number
  titleOf: (room: string) => Promise<{ title: string; cover: string }>
  /** Whether the stream is public. */
  onAir: (room: string) => Promise<boolean>
  /** Makes further renditions; null without a transcoder. */
  renditions: () => Renditions | null
  onChange: (info: StreamInfo) => void
  /** Called when a broadcast has ended and is on disk. */
  onEnded: (broadcast: Broadcast) => Promise<void>
}
