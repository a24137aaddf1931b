// The sequence number of a channel and the frames that it can still replay, so that a client that reconnects misses nothing.

export interface HistoryLimits {
  /** Maximum number of frames. */
  size: number
  /** Time to live of a frame, in milliseconds. */
  age: number
}

export class ChannelHistory {
  private current: number
  private readonly limits: HistoryLimits
  private readonly entries: { frame: Buffer; at: number }[] = []

  /** `seq` is the starting number: no frame up to it can be replayed. */
  constructor(seq: number, limits: HistoryLimits) {
    this.current = seq
    this.limits = limits
  }

  /** Sequence number of the last frame. */
  get seq(): number {
    return this.current
  }
  get empty(): boolean {
    return this.entries.length === 0
  }

  /** Assigns the next number, builds the frame and stores it. */
  add(build: (seq: number) => Buffer, now: number): Buffer {
    this.current += 1
    const frame = build(this.current)
    this.entries.push({ frame, at: now })
    this.purge(now)
    return frame
  }

  /** Stores the frame `seq` that another node built. After a gap, earlier frames can no longer be replayed. */
  append(seq: number, frame: Buffer, now: number): void {
    if (seq !== this.current + 1) this.entries.length = 0
    this.current = seq
    this.entries.push({ frame, at: now })
    this.purge(now)
  }

  /** Counts a frame without building it, for a channel without subscribers: earlier subscribers must detect the gap. */
  skip(): void {
    this.current += 1
    this.entries.length = 0
  }

  /** Moves the channel to `seq`; drops the history unless it is there already. */
  stand(seq: number): void {
    if (seq !== this.current) this.entries.length = 0
    this.current = seq
  }

  /** All frames that can be replayed, oldest first. */
  all(now: number): Buffer[] {
    this.purge(now)
    return this.entries.map((entry) => entry.frame)
  }

  /** Frames after `seq`, oldest first; null if some are missing (or `seq` was never reached): the subscriber must refetch. */
  after(seq: number, now: number): Buffer[] | null {
    this.purge(now)
    const missing = this.current - seq
    if (missing < 0 || missing > this.entries.length) return null
    return missing === 0 ? [] : this.entries.slice(-missing).map((entry) => entry.frame)
  }

  /** Evicts frames above the age or size limit. */
  purge(now: number): void {
    const { size, age } = this.limits
    while (this.entries.length > size || (this.entries[0] && now - this.entries[0].at > age)) this.entries.shift()
  }
}
