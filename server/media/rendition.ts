// One quality of a broadcast: frames become parts, parts become segments, segments go to disk and leave memory.
import type { Logger } from 'pino'
import type { StreamQuality } from '../../contract/room/stream.ts'
import type { Frame, Setup } from './codec/packet.ts'
import { BroadcastFolder, type StoredRun } from './disk/broadcast-folder.ts'
import { makeInitSegment } from './pack/init-segment.ts'
import { type CutPart, PartCutter } from './pack/part-cutter.ts'
import { livePlaylist } from './pack/playlist.ts'
import { type Segment, Timeline } from './pack/timeline.ts'
import { Waiting } from './pack/waiting.ts'

export interface RenditionOptions {
  quality: StreamQuality
  folder: string
  firstMsn: number
  log: Logger
  /** Wall clock (milliseconds) of a time in the run. */
  dateOf: (time: number) => number
  /** Called after each part. */
  onPart: () => void
  onOpen?: (start: number) => void
  /** Called when a segment is complete. */
  onSegment?: (segment: Segment) => void
  follows?: (start: number, at: number) => boolean
}

export class Rendition {
  readonly quality: StreamQuality
  readonly timeline: Timeline
  readonly folder: BroadcastFolder
  readonly waiting = new Waiting()
  run: StoredRun | null = null
  /** Highest bits per second of the last segments. */
  peak = 0
  private readonly options: RenditionOptions
  private cutter: PartCutter | null = null
  private readonly texts = new Map<boolean, { version: number; text: Buffer }>()

  constructor(options: RenditionOptions) {
    this.options = options
    this.quality = options.quality
    this.timeline = new Timeline(options.firstMsn)
    this.folder = new BroadcastFolder(options.folder, options.log)
  }

  /** Restores what the previous server wrote; null if there is nothing. */
  async restore(): Promise<{ ended: boolean } | null> {
    await this.folder.repair()
    const stored = await this.folder.load()
    if (!stored || stored.segments.length === 0) return null
    for (const segment of stored.segments) this.timeline.restore(segment)
    this.timeline.lostBreaks = stored.lostBreaks
    this.run = stored.runs.at(-1) ?? null
    this.peak = Math.max(...stored.segments.slice(-20).map(rateOf))
    if (stored.ended) this.timeline.end()
    return { ended: stored.ended }
  }

  /** Begins a new run: another clock, another encoder, or both. */
  async begin(setup: Setup): Promise<void> {
    const init = await makeInitSegment(setup)
    this.finishRun()
    const { width = 0, height = 0 } = setup.video ?? {}
    this.run = { init: `init-${this.timeline.next}`, data: init.data, codecs: init.codecs, width, height }
    this.folder.begin(this.run)
    const { follows, onOpen } = this.options
    this.cutter = new PartCutter({ init, emit: (part) => this.take(part), follows, onOpen })
  }

  add(frame: Frame): void {
    this.cutter?.add(frame)
  }

  private take(part: CutPart): void {
    const { timeline, run } = this
    if (!run) return
    if (part.opens || !timeline.open) {
      this.closeSegment()
      const last = timeline.segments.at(-1)
      timeline.begin(run, this.options.dateOf(part.start), last !== undefined && last.run !== run)
    }
    timeline.add({ duration: (part.end - part.start) / 1_000_000, independent: part.independent, data: part.data })
    this.options.onPart()
    this.waiting.notify()
  }

  private closeSegment(): void {
    const segment = this.timeline.close()
    if (!segment) return
    this.peak = Math.max(this.peak * 0.98, rateOf(segment))
    this.folder.add(segment)
    this.options.onSegment?.(segment)
    // Segments on disk leave memory; without a working disk they leave the playlist.
    for (const old of this.timeline.heavy()) if (old.msn <= this.folder.written) old.data = null
    if (this.folder.broken) while (this.timeline.segments.length > 30) this.timeline.shift()
  }

  /** Emits pending frames because the publisher is gone or begins anew. */
  finishRun(): void {
    this.cutter?.flush()
    this.cutter = null
    this.closeSegment()
    this.waiting.notify()
  }

  /** Removes segments older than the window from the playlist; on disk they stay, for the recording. */
  trimTo(seconds: number): void {
    const { timeline } = this
    let there = timeline.seconds
    while (there > seconds && timeline.segments.length > 8) there -= timeline.shift()?.duration ?? 0
  }

  /** Drops all earlier segments from the playlist and the disk except the last: without one a player cannot begin. */
  beginHere(): void {
    while (this.timeline.segments.length > 1) this.timeline.shift()
    while (this.folder.dropOldest(1) !== null);
  }

  /** Frees the oldest bytes on disk; false if too little would be left. */
  freeOldest(): boolean {
    const msn = this.folder.dropOldest()
    if (msn === null) return false
    while ((this.timeline.segments[0]?.msn ?? Number.POSITIVE_INFINITY) <= msn) this.timeline.shift()
    return true
  }

  async end(now: number): Promise<void> {
    this.finishRun()
    this.timeline.end()
    this.waiting.end()
    await this.folder.end(now)
  }

  /** The current playlist, rendered once for all clients. */
  playlist(delta: boolean): Buffer {
    const { version } = this.timeline
    const made = this.texts.get(delta)
    if (made?.version === version) return made.text
    const text = Buffer.from(livePlaylist(this.timeline, delta))
    this.texts.set(delta, { version, text })
    return text
  }
}

const rateOf = ({ bytes, duration }: Segment): number => (duration > 0.3 ? (bytes * 8) / duration : 0)
