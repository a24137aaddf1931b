// A broadcast: everything that a room sends from its start to its end, across breaks and restarts, in its renditions.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { StreamQuality } from '../../contract/room/stream.ts'
import type { Frame, Setup } from './codec/packet.ts'
import { ArrivalClock } from './pack/arrival-clock.ts'
import { multivariantPlaylist, type Variant } from './pack/playlist.ts'
import type { Segment } from './pack/timeline.ts'
import { Rendition } from './rendition.ts'

/** Seconds that a viewer can seek back: in a broadcast that is recorded, in one that is not, and in a test broadcast. */
export const windowSeconds = 7_200
const passingWindow = 600
const triedWindow = 60

export interface BroadcastFacts {
  id: string
  room: string
  /** Wall clock, milliseconds. */
  startedAt: number
  /** Number of the first segment. A room never reuses a number, because URLs are cached. */
  firstMsn: number
  title: string
  cover: string
  /** Whether it becomes a recording when it ends. */
  keep: boolean
  /** Wall clock since when it is public; null during a test, when only its streamer knows the URL. */
  shownFrom: number | null
}
export interface BroadcastOptions {
  facts: BroadcastFacts
  /** The folder of this broadcast. */
  path: string
  log: Logger
  now: () => number
  /** Called when something new can be played. */
  onPart: () => void
  /** Called when a segment of the original is complete. */
  onSegment: (broadcast: Broadcast, segment: Segment) => void
}
const factsName = 'broadcast.json'
/** Microseconds that a transcoded frame may deviate: FLV counts milliseconds. */
const slack = 5_000
/** Segments that a quality may lag behind the original, including those inside its encoder. */
const mostBehind = 8
/** Bits per second that are announced before any are measured. */
const guessedRate = 3_000_000

export class Broadcast {
  readonly facts: BroadcastFacts
  readonly renditions = new Map<StreamQuality, Rendition>()
  readonly path: string
  arrival = new ArrivalClock()
  fps = 0
  private readonly options: BroadcastOptions
  /** Where the segments of the run begin, in the run's time, and the number of the first. */
  private boundaries: number[] = []
  /** The dates assigned to the segments of the run, in the run's time; all qualities share them. */
  private dates: { start: number; date: number }[] = []
  private runMsn = 0

  constructor(options: BroadcastOptions) {
    this.options = options
    this.facts = options.facts
    this.path = options.path
    this.addRendition('original', options.path)
  }

  /** Reads the facts of a folder; null if it is not a broadcast folder. */
  static async factsOf(path: string): Promise<BroadcastFacts | null> {
    const text = await readFile(join(path, factsName), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
      throw error
    })
    try {
      return text ? (JSON.parse(text) as BroadcastFacts) : null
    } catch {
      // Truncated by a crash right after creation: nothing follows it either.
      return null
    }
  }

  async writeFacts(): Promise<void> {
    await mkdir(this.path, { recursive: true, mode: 0o700 })
    // Written atomically, because it is rewritten when the broadcast goes public.
    const [whole, made] = [join(this.path, factsName), join(this.path, `${factsName}.new`)]
    await writeFile(made, JSON.stringify(this.facts), { mode: 0o600 })
    await rename(made, whole)
  }

  get isShown(): boolean {
    return this.facts.shownFrom !== null
  }
  /** The name it plays under: the room once public, before that an unguessable id. */
  get name(): string {
    return this.isShown ? this.facts.room : this.facts.id
  }
  /** Makes the broadcast public from now on, under this title; what came before stays private. */
  async show(titleFacts: Pick<BroadcastFacts, 'title' | 'cover'>): Promise<void> {
    if (this.isShown) return
    Object.assign(this.facts, titleFacts, { shownFrom: this.options.now() })
    for (const rendition of this.renditions.values()) rendition.beginHere()
    await this.writeFacts()
  }

  get original(): Rendition {
    return this.renditions.get('original') as Rendition
  }
  get bytes(): number {
    return [...this.renditions.values()].reduce((sum, { folder }) => sum + folder.bytes, 0)
  }

  /** Another quality, whose segments begin where those of the original do and share their numbers. */
  renditionOf(quality: StreamQuality): Rendition {
    const known = this.renditions.get(quality)
    if (known && known.timeline.next === this.runMsn) return known
    return this.addRendition(quality, join(this.options.path, `${quality}-${this.runMsn}`))
  }

  private addRendition(quality: StreamQuality, folder: string): Rendition {
    const { log, onPart, onSegment } = this.options
    const original = quality === 'original'
    const rendition = new Rendition({
      quality,
      folder: original ? join(folder, quality) : folder,
      firstMsn: original ? this.facts.firstMsn : this.runMsn,
      log,
      dateOf: (time) => (original ? this.dateSegment(time) : this.dateOf(time)),
      onPart,
      ...(original
        ? { onOpen: (start: number) => void this.boundaries.push(start), onSegment: (segment: Segment) => onSegment(this, segment) }
        : { follows: (start: number, at: number) => (this.boundaries.findLast((begin) => begin <= at + slack) ?? 0) > start + slack }),
    })
    this.renditions.set(quality, rendition)
    return rendition
  }

  /** The clock of the run shifts as frames arrive; a segment keeps its assigned date. */
  private dateSegment(start: number): number {
    const date = this.arrival.dateOf(start)
    this.dates.push({ start, date })
    return date
  }

  /** Uses the date of the original's segment, which is set before any of its frames leaves an encoder. */
  private dateOf(time: number): number {
    const segment = this.dates.findLast(({ start }) => start <= time + slack)
    return segment ? segment.date + (time - segment.start) / 1_000 : this.arrival.dateOf(time)
  }

  async begin(setup: Setup): Promise<void> {
    await this.original.begin(setup)
    this.boundaries = []
    this.dates = []
    this.runMsn = this.original.timeline.next
    this.arrival = new ArrivalClock()
  }

  /** Returns by how many milliseconds the frame lagged behind the fastest one. */
  add(frame: Frame, arrived: number): number {
    this.arrival.note(frame.dts, arrived)
    this.original.add(frame)
    return this.arrival.lateness(frame.dts, arrived)
  }

  trimWindow(): void {
    const isRecorded = this.facts.keep && this.isShown
    for (const rendition of this.renditions.values()) {
      rendition.trimTo(isRecorded ? windowSeconds : this.isShown ? passingWindow : triedWindow)
      // A recording is longer than the window. A broadcast that will not be recorded is deleted from disk.
      const first = rendition.timeline.first?.msn ?? 0
      while (!isRecorded && rendition.folder.oldest < first && rendition.freeOldest());
    }
  }

  /** Frees the oldest bytes of every rendition; false if too little would be left. */
  freeOldest(): boolean {
    return [...this.renditions.values()].map((rendition) => rendition.freeOldest()).includes(true)
  }

  /** Ends all renditions; nothing changes afterwards. */
  async end(): Promise<void> {
    for (const rendition of this.renditions.values()) await rendition.end(this.options.now())
  }

  /** Flushes everything to disk without ending, so that the next server resumes the broadcast. */
  async rest(): Promise<void> {
    for (const { folder, waiting } of this.renditions.values()) {
      waiting.end()
      await folder.flushed()
    }
  }

  /** The rendition to play, or null if its encoder died or cannot keep up and the rendition lags too far behind. */
  playable(quality: StreamQuality): Rendition | null {
    const rendition = this.renditions.get(quality)
    return rendition && this.original.timeline.next - rendition.timeline.next <= mostBehind ? rendition : null
  }

  variants(): Variant[] {
    return [...this.renditions.keys()]
      .flatMap((quality) => this.playable(quality) ?? [])
      .filter(({ run, timeline }) => run && timeline.first)
      .map(({ quality, run, peak }) => ({
        quality,
        bandwidth: peak || guessedRate,
        codecs: run?.codecs ?? '',
        width: run?.width ?? 0,
        height: run?.height ?? 0,
        fps: this.fps,
      }))
      .sort((a, b) => b.height - a.height)
  }

  multivariant(): Buffer {
    return Buffer.from(multivariantPlaylist(this.variants()))
  }
}
