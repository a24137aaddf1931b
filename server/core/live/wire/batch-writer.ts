// Batches writes: frames queued during a turn of the event loop leave in one write per socket at its end.
import { Batch } from './batch.ts'

/** The part of a raw socket that writing needs. */
export interface RawSocket {
  /** Bytes that the kernel has not taken yet. */
  readonly writableLength: number
  write(bytes: Buffer): void
}
export interface Outlet {
  readonly socket: RawSocket
  /** Whether frames may still be written. */
  readonly ready: boolean
  /** Frames queued in this turn. */
  batch: Batch | null
  /** Bytes of a replay queued in this turn: the client requested them, so they do not count against its backlog. */
  replay: number
  /** Bytes above the backlog that replays in progress may use. */
  grace: number
  /** Called when more than the backlog is buffered: the client reads too slowly. */
  onSlow(): void
}

export class BatchWriter {
  private readonly backlog: number
  private readonly onWritten: (frames: number) => void
  private root = Batch.empty()
  private waiting: Outlet[] = []
  private scheduled = false

  /** `backlog` in bytes; `onWritten` receives the number of frames delivered in a turn. */
  constructor(backlog: number, onWritten: (frames: number) => void) {
    this.backlog = backlog
    this.onWritten = onWritten
  }

  queue(outlet: Outlet, frame: Buffer): void {
    if (outlet.batch) {
      outlet.batch = outlet.batch.with(frame)
      return
    }
    outlet.batch = this.root.with(frame)
    this.waiting.push(outlet)
    if (this.scheduled) return
    this.scheduled = true
    setImmediate(() => this.flush())
  }

  /** Writes the queued frames of one socket at once, before it is closed. */
  finish(outlet: Outlet): void {
    this.onWritten(this.write(outlet))
  }

  private flush(): void {
    const outlets = this.waiting
    this.waiting = []
    this.root = Batch.empty()
    this.scheduled = false
    let frames = 0
    for (const outlet of outlets) frames += this.write(outlet)
    this.onWritten(frames)
  }

  private write(outlet: Outlet): number {
    const { batch, socket } = outlet
    outlet.batch = null
    if (!batch || !outlet.ready) return 0
    const late = socket.writableLength
    if (late > this.backlog + outlet.grace) {
      outlet.onSlow()
      return 0
    }
    outlet.grace = outlet.replay + (late === 0 ? 0 : outlet.grace)
    outlet.replay = 0
    socket.write(batch.bytes())
    return batch.count
  }
}
