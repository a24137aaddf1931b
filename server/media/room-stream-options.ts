// What the stream of a room is made of, and whom it tells.
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
  /** Whether everybody may see what is sent. */
  onAir: (room: string) => Promise<boolean>
  /** Makes further renditions; null where there is no transcoder. */
  renditions: () => Renditions | null
  onChange: (info: StreamInfo) => void
  /** A broadcast has ended and lies on disk. */
  onEnded: (broadcast: Broadcast) => Promise<void>
}
