// The frames for one socket in one turn of the event loop. Sockets with the same frames share a batch, so the frames are concatenated
// once and not once per socket.

const nothing = Buffer.alloc(0)

export class Batch {
  /** Number of frames. */
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

  /** The root of all batches of a turn. */
  static empty(): Batch {
    return new Batch(null, nothing)
  }

  /** Returns this batch plus one frame. A frame goes to one socket after another, so caching the last result is enough to share. */
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
