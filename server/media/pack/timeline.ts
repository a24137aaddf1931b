// The segments of a rendition, oldest first, and the one that is being made. Numbers go on for as long as the broadcast lives.

/** A stretch without a break: one init segment, one clock. */
export interface Run {
  /** Name of its init segment, without the ending. */
  init: string
  data: Buffer | null
}
export interface TimelinePart {
  duration: number
  independent: boolean
  data: Buffer
}
export interface Segment {
  msn: number
  /** Wall clock of its first picture, in milliseconds. */
  at: number
  /** Seconds. */
  duration: number
  run: Run
  /** Does not go on where the one before ended. */
  breaks: boolean
  independent: boolean
  bytes: number
  /** Kept for the newest alone. */
  parts: TimelinePart[]
  /** All of it; null when it lies on disk only. */
  data: Buffer | null
  /** Where its parts end in it: they are given out to players whose list is old, for as long as the segment is. */
  cuts?: readonly number[]
}

/** Bytes of a part within its segment, the last included; null: it has none of this number. */
export function partRange({ cuts }: Segment, part: number): { start: number; end: number } | null {
  const end = cuts?.[part]
  return end === undefined ? null : { start: cuts?.[part - 1] ?? 0, end: end - 1 }
}

/** Segments whose parts are still listed, and whose bytes are at hand. */
const withParts = 4
const inMemory = 6

export class Timeline {
  readonly segments: Segment[] = []
  open: Segment | null = null
  ended = false
  /** Counts changes, for playlists that are made once for all. */
  version = 0
  /** Breaks that have left the window. */
  lostBreaks = 0
  private nextMsn: number

  constructor(firstMsn: number) {
    this.nextMsn = firstMsn
  }

  get next(): number {
    return this.open?.msn ?? this.nextMsn
  }
  get first(): Segment | undefined {
    return this.segments[0] ?? this.open ?? undefined
  }
  /** Seconds that are there. */
  get seconds(): number {
    return this.segments.reduce((sum, { duration }) => sum + duration, this.open?.duration ?? 0)
  }

  /** One that was made before a restart. */
  restore(segment: Segment): void {
    this.segments.push(segment)
    this.nextMsn = segment.msn + 1
  }

  begin(run: Run, at: number, breaks: boolean): Segment {
    const segment: Segment = { msn: this.nextMsn, at, duration: 0, run, breaks, independent: false, bytes: 0, parts: [], data: null }
    this.nextMsn += 1
    this.open = segment
    return segment
  }

  add(part: TimelinePart): void {
    const { open } = this
    if (!open) throw new Error('a part without a segment')
    if (open.parts.length === 0) open.independent = part.independent
    open.parts.push(part)
    open.duration += part.duration
    open.bytes += part.data.length
    this.version += 1
  }

  /** Ends the open segment; answers it when there is one. */
  close(): Segment | null {
    const { open } = this
    this.open = null
    if (!open || open.parts.length === 0) return null
    open.data = Buffer.concat(open.parts.map(({ data }) => data))
    // The parts become views: their bytes are kept once.
    const cuts: number[] = []
    let from = 0
    for (const part of open.parts) {
      part.data = open.data.subarray(from, from + part.data.length)
      from += part.data.length
      cuts.push(from)
    }
    open.cuts = cuts
    this.segments.push(open)
    const old = this.segments.at(-withParts - 1)
    if (old) old.parts = []
    this.version += 1
    return open
  }

  end(): void {
    this.ended = true
    this.version += 1
  }

  find(msn: number): Segment | null {
    if (this.open?.msn === msn) return this.open
    const first = this.segments[0]
    return first ? (this.segments[msn - first.msn] ?? null) : null
  }

  /** Segments that may leave memory, when they are on disk. */
  heavy(): Segment[] {
    return this.segments.slice(-inMemory - 8, -inMemory).filter(({ data }) => data !== null)
  }

  /** Takes the oldest away. */
  shift(): Segment | undefined {
    const gone = this.segments.shift()
    // The break before the first that is left counts as lost with it.
    if (gone?.breaks) this.lostBreaks += 1
    this.version += 1
    return gone
  }
}
