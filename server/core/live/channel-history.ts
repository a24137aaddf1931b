// Where a channel stands and the frames that it can still repeat, so that a reader who was away misses nothing.

export interface HistoryLimits {
  /** Frames kept. */
  size: number
  /** Milliseconds that a frame is kept. */
  age: number
}

export class ChannelHistory {
  private current: number
  private readonly limits: HistoryLimits
  private readonly kept: { frame: Buffer; at: number }[] = []

  /** `seq` is where the channel begins: no frame up to it can be repeated. */
  constructor(seq: number, limits: HistoryLimits) {
    this.current = seq
    this.limits = limits
  }

  /** Number of the last frame. */
  get seq(): number {
    return this.current
  }
  get empty(): boolean {
    return this.kept.length === 0
  }

  /** Gives the next frame its number, builds and keeps it. */
  add(build: (seq: number) => Buffer, now: number): Buffer {
    this.current += 1
    const frame = build(this.current)
    this.kept.push({ frame, at: now })
    this.forget(now)
    return frame
  }

  /** Keeps the frame `seq` that another node has built. What came before a gap can no longer be repeated. */
  put(seq: number, frame: Buffer, now: number): void {
    if (seq !== this.current + 1) this.kept.length = 0
    this.current = seq
    this.kept.push({ frame, at: now })
    this.forget(now)
  }

  /** A frame that nobody hears is not built, but it counts: whoever was here before must notice. */
  skip(): void {
    this.current += 1
    this.kept.length = 0
  }

  /** The channel stands at `seq`: if that is not where it was thought to stand, nothing can be repeated. */
  stand(seq: number): void {
    if (seq !== this.current) this.kept.length = 0
    this.current = seq
  }

  /** All that can be repeated, oldest first. */
  all(now: number): Buffer[] {
    this.forget(now)
    return this.kept.map((entry) => entry.frame)
  }

  /** Frames after `seq`, oldest first; null when they are not all there (or `seq` was never reached): the reader must fetch again. */
  after(seq: number, now: number): Buffer[] | null {
    this.forget(now)
    const missing = this.current - seq
    if (missing < 0 || missing > this.kept.length) return null
    return missing === 0 ? [] : this.kept.slice(-missing).map((entry) => entry.frame)
  }

  /** Drops what is too old or too much. */
  forget(now: number): void {
    const { size, age } = this.limits
    while (this.kept.length > size || (this.kept[0] && now - this.kept[0].at > age)) this.kept.shift()
  }
}
