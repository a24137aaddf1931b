// What one socket is sent in one turn of the event loop. Sockets that are sent the same frames share one batch,
// so the frames are joined once and not once a socket.

const nothing = Buffer.alloc(0)

export class Batch {
  /** Frames in it. */
  readonly count: number
  private readonly before: Batch | null
  private readonly frame: Buffer
  private readonly size: number
  private next: Batch | null = null
  private joined: Buffer | null = null

  private constructor(before: Batch | null, frame: Buffer) {
    this.before = before
    this.frame = frame
    this.count = before ? before.count + 1 : 0
    this.size = before ? before.size + frame.length : 0
  }

  /** Where every batch of a turn begins. */
  static empty(): Batch {
    return new Batch(null, nothing)
  }

  /** This batch and one frame more. Frames are sent to one socket after the other, so remembering the last step is enough to share. */
  with(frame: Buffer): Batch {
    if (this.next?.frame === frame) return this.next
    this.next = new Batch(this, frame)
    return this.next
  }

  bytes(): Buffer {
    if (this.count === 1) return this.frame
    if (!this.joined) {
      const frames: Buffer[] = []
      for (let at: Batch | null = this; at?.before; at = at.before) frames.push(at.frame)
      this.joined = Buffer.concat(frames.reverse(), this.size)
    }
    return this.joined
  }
}
