// A broadcast: all that a room sends from its start to its end, over breaks and restarts, in its renditions.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { StreamQuality } from '../../contract/room/stream.ts'
import { ArrivalClock } from './pack/arrival-clock.ts'
import { multivariantPlaylist, type Variant } from './pack/playlist.ts'
import type { Segment } from './pack/timeline.ts'
import type { Frame, Setup } from './packet.ts'
import { Rendition } from './rendition.ts'

/** Seconds that a viewer can go back: of a broadcast, of one that is not kept, and of one that is only tried out. */
export const windowSeconds = 7_200
const passingWindow = 600
const triedWindow = 60

export interface BroadcastFacts {
  id: string
  room: string
  /** Wall clock, milliseconds. */
  startedAt: number
  /** Number of the first segment: none is ever used twice in a room, for addresses are cached. */
  firstMsn: number
  title: string
  cover: string
  /** Becomes a recording when it ends. */
  keep: boolean
  /** Wall clock since when everybody may see it; null: its streamer tries it out, and nobody else knows where. */
  shownFrom: number | null
}
export interface BroadcastOptions {
  facts: BroadcastFacts
  /** The folder of this broadcast. */
  path: string
  log: Logger
  now: () => number
  /** Something new can be played. */
  onPart: () => void
  /** A segment of the original is whole. */
  onSegment: (broadcast: Broadcast, segment: Segment) => void
}
const factsName = 'broadcast.json'
/** Microseconds that a transcoded frame may be off: FLV counts milliseconds. */
const slack = 5_000
/** Segments that a quality may come behind the original, those that are in its encoder with it. */
const mostBehind = 8
/** Bits a second that are named before any were counted. */
const guessedRate = 3_000_000

export class Broadcast {
  readonly facts: BroadcastFacts
  readonly renditions = new Map<StreamQuality, Rendition>()
  readonly path: string
  arrival = new ArrivalClock()
  fps = 0
  private readonly options: BroadcastOptions
  /** Where segments of the run begin, in its time, and the number of its first. */
  private boundaries: number[] = []
  /** The dates that the segments of the run were given, in its time: those of every quality. */
  private dates: { start: number; date: number }[] = []
  private runMsn = 0

  constructor(options: BroadcastOptions) {
    this.options = options
    this.facts = options.facts
    this.path = options.path
    this.addRendition('original', options.path)
  }

  /** Reads the facts of a folder; null for one that is none of ours. */
  static async factsOf(path: string): Promise<BroadcastFacts | null> {
    const text = await readFile(join(path, factsName), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
      throw error
    })
    try {
      return text ? (JSON.parse(text) as BroadcastFacts) : null
    } catch {
      // Cut short by a crash in its first moment: there is nothing behind it either.
      return null
    }
  }

  async writeFacts(): Promise<void> {
    await mkdir(this.path, { recursive: true, mode: 0o700 })
    // Whole at any moment: it is written again when the broadcast is shown.
    const [whole, made] = [join(this.path, factsName), join(this.path, `${factsName}.new`)]
    await writeFile(made, JSON.stringify(this.facts), { mode: 0o600 })
    await rename(made, whole)
  }

  get isShown(): boolean {
    return this.facts.shownFrom !== null
  }
  /** Under which it is played: the room, and before it is shown a word that nobody can guess. */
  get name(): string {
    return this.isShown ? this.facts.room : this.facts.id
  }
  /** From now on it is everybody's, under this title; what was before is nobody's. */
  async show(told: Pick<BroadcastFacts, 'title' | 'cover'>): Promise<void> {
    if (this.isShown) return
    Object.assign(this.facts, told, { shownFrom: this.options.now() })
    for (const rendition of this.renditions.values()) rendition.beginHere()
    await this.writeFacts()
  }

  get original(): Rendition {
    return this.renditions.get('original') as Rendition
  }
  get bytes(): number {
    return [...this.renditions.values()].reduce((sum, { folder }) => sum + folder.bytes, 0)
  }

  /** Another quality, whose segments begin where those of the original do, under the same numbers. */
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

  /** The clock of the run moves while frames come; a segment keeps the date that it was given. */
  private dateSegment(start: number): number {
    const date = this.arrival.dateOf(start)
    this.dates.push({ start, date })
    return date
  }

  /** By the date of the original's segment: it is there before a frame of it comes out of an encoder. */
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

  /** Answers how many milliseconds later than the quickest it came. */
  add(frame: Frame, arrived: number): number {
    this.arrival.note(frame.dts, arrived)
    this.original.add(frame)
    return this.arrival.lateness(frame.dts, arrived)
  }

  keepWindow(): void {
    const keep = this.facts.keep && this.isShown
    for (const rendition of this.renditions.values()) {
      rendition.keepWithin(keep ? windowSeconds : this.isShown ? passingWindow : triedWindow)
      // A recording is longer than the window; what will be none leaves the disk.
      const first = rendition.timeline.first?.msn ?? 0
      while (!keep && rendition.folder.oldest < first && rendition.freeOldest());
    }
  }

  /** Frees the oldest bytes of every rendition; false when too little would be left. */
  freeOldest(): boolean {
    return [...this.renditions.values()].map((rendition) => rendition.freeOldest()).includes(true)
  }

  /** Ends all renditions, after which nothing changes any more. */
  async end(): Promise<void> {
    for (const rendition of this.renditions.values()) await rendition.end(this.options.now())
  }

  /** Waits until everything is on disk, without ending: the next server goes on. */
  async rest(): Promise<void> {
    for (const { folder, waiting } of this.renditions.values()) {
      waiting.end()
      await folder.flushed()
    }
  }

  /** What can be played of a quality: an encoder that died, or cannot keep up, leaves one behind that goes nowhere. */
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
