// The segments of a rendition, oldest first, and the open one. Numbers increase for the lifetime of the broadcast.

/** A stretch without a break: one init segment, one clock. */
export interface Run {
  /** Name of its init segment, without the extension. */
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
  /** Wall clock of its first frame, in milliseconds. */
  at: number
  /** Seconds. */
  duration: number
  run: Run
  /** Does not continue where the previous one ended. */
  breaks: boolean
  independent: boolean
  bytes: number
  /** Only the newest segments have them. */
  parts: TimelinePart[]
  /** The complete segment; null if only the disk has it. */
  data: Buffer | null
  /** Where its parts end within it. Players with an old playlist can request the parts for as long as the segment exists. */
  cuts?: readonly number[]
}

/** Byte range of a part within its segment, end inclusive; null if there is no part of this number. */
export function partRange({ cuts }: Segment, part: number): { start: number; end: number } | null {
  const end = cuts?.[part]
  return end === undefined ? null : { start: cuts?.[part - 1] ?? 0, end: end - 1 }
}

/** Segments whose parts are still listed, and segments that stay in memory. */
const withParts = 4
const inMemory = 6

export class Timeline {
  readonly segments: Segment[] = []
  open: Segment | null = null
  ended = false
  /** Counts changes, so that one rendered playlist serves all clients. */
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
  /** Seconds in the window. */
  get seconds(): number {
    return this.segments.reduce((sum, { duration }) => sum + duration, this.open?.duration ?? 0)
  }

  /** Adds a segment made before a restart. */
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
    if (!open) throw new Error('part added without an open segment')
    if (open.parts.length === 0) open.independent = part.independent
    open.parts.push(part)
    open.duration += part.duration
    open.bytes += part.data.length
    this.version += 1
  }

  /** Closes the open segment and returns it, if there is one. */
  close(): Segment | null {
    const { open } = this
    this.open = null
    if (!open || open.parts.length === 0) return null
    open.data = Buffer.concat(open.parts.map(({ data }) => data))
    // The parts become views, so that their bytes are in memory once.
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

  /** Segments that may leave memory once they are on disk. */
  heavy(): Segment[] {
    return this.segments.slice(-inMemory - 8, -inMemory).filter(({ data }) => data !== null)
  }

  /** Removes the oldest segment. */
  shift(): Segment | undefined {
    const gone = this.segments.shift()
    // The break before the first remaining segment counts as lost too.
    if (gone?.breaks) this.lostBreaks += 1
    this.version += 1
    return gone
  }
}
