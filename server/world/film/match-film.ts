// A match or a table through one camera, shared by all rooms that show it: pieces of two seconds, drawn shortly before they are due.
// Without viewers it is a still that changes occasionally, which costs almost nothing.
import type { ProductClock } from '../../core/clock/clock.ts'
import type { Film, FilmFrame } from './encode.ts'
import type { FilmMaker } from './film-maker.ts'
import type { FilmOrder, FilmPiece, FilmTake, Subject } from './order.ts'

/** Milliseconds of a piece: each begins with a key frame. */
export const pieceLength = 2_000
/** The same for the first pieces after a viewer arrives, who waits only for the first moving pictures. */
const firstLengths = [480, 960]
/** Milliseconds before its due time at which a piece is ordered, and retention of sent ones for a room that is slightly late. */
const ahead = 2_600
const retention = 4_000
/** Milliseconds until an order after a pause can be ready, and until the first short moving piece can. */
const lead = 900
const shortLead = 400
/** Milliseconds of a still, and between two pictures for covers. */
const stillFor = 10_000
/** Milliseconds that films without viewers may wait for those with viewers: a dozen matches are planned after a start. */
const patience = 6_000
/** Pixels: maximum width of a room's card. */
const coverWidth = 480

/** A still is shown at the start of a piece, and again in its middle. */
const twice = { step: pieceLength / 2, length: pieceLength }

interface Piece {
  /** Real milliseconds of its first frame, between frames, and in total. */
  at: number
  step: number
  length: number
  frames: readonly FilmFrame[]
  moods: readonly number[]
}
export interface DueFrame extends FilmFrame {
  /** Real milliseconds. */
  at: number
}

interface Options {
  maker: FilmMaker
  clock: Pick<ProductClock, 'origin'>
  view: Subject & Pick<FilmTake, 'seed' | 'camera' | 'format'>
  isWatched(): boolean
}

/** Product milliseconds at a real time. */
export const productAt = ({ origin }: Pick<ProductClock, 'origin'>, real: number): number =>
  origin.feed + (real - origin.real) * origin.speed

export class MatchFilm {
  private readonly options: Options
  private pieces: Piece[] = []
  /** Real milliseconds at which the next piece begins. */
  private nextAt = 0
  /** Counts transitions from still to moving, and the moving pieces since. */
  private generation = 0
  private moved = 0
  /** Real milliseconds from which orders are stills; null: the last order is moving. */
  private standsFrom: number | null = 0
  private still: Pick<Piece, 'at' | 'frames' | 'moods'> | null = null
  private isMakingStill = false
  private setupKnown: Film['setup'] | null = null

  constructor(options: Options) {
    this.options = options
  }

  /** The latest picture for covers and the seek bar, with its real time. */
  cover: { at: number; picture: Buffer } | null = null
  private coverAt = 0

  /** Null until the first piece exists. */
  get setup(): Film['setup'] | null {
    return this.setupKnown
  }

  /** Orders what is due soon. Call it often, with real milliseconds. */
  advance(now: number): void {
    this.pieces = this.pieces.filter(({ at, length }) => at + length + retention > now)
    if (this.nextAt < now + lead / 2) this.nextAt = now + lead
    if (now - this.coverAt >= stillFor) void this.takeCover(now)
    const isWatched = this.options.isWatched()
    if (isWatched && this.standsFrom !== null) this.move(now, this.standsFrom)
    if (this.nextAt - now > ahead) return
    if (isWatched) this.orderMoving()
    else this.orderStanding()
  }

  private orderMoving(): void {
    const at = this.nextAt
    const length = firstLengths[this.moved] ?? pieceLength
    this.moved += 1
    this.nextAt += length
    void this.moving(at, length).then((piece) => piece && this.pieces.push(piece))
  }

  private orderStanding(): void {
    const { generation, nextAt: at } = this
    this.standsFrom ??= at
    this.nextAt += pieceLength
    // A still overtaken by a viewer's arrival is dropped.
    void this.standing(at).then((piece) => piece && generation === this.generation && this.pieces.push(piece))
  }

  /** A viewer has arrived: pending stills are replaced by moving pieces. Earlier moving pieces play to their end. */
  private move(now: number, standsFrom: number): void {
    this.still = null
    this.standsFrom = null
    this.generation += 1
    this.moved = 0
    this.nextAt = Math.min(this.nextAt, Math.max(now + shortLead, standsFrom))
    this.pieces = this.pieces.map((piece) => ({
      ...piece,
      frames: piece.frames.filter((_, index) => piece.at + index * piece.step < this.nextAt),
    }))
  }

  /** Frames that are due after `from` and not after `to`, in order. */
  due(from: number, to: number): DueFrame[] {
    return this.pieces
      .toSorted((one, other) => one.at - other.at)
      .flatMap(({ at, step, frames }) => frames.map((frame, index) => ({ ...frame, at: at + index * step })))
      .filter(({ at }) => at > from && at <= to)
  }

  /** Loudness at a real time, 0 to 1; 0 if unknown. */
  moodAt(at: number): number {
    const piece = this.pieces.find((one) => one.at <= at && at < one.at + one.length)
    return piece?.moods[Math.floor(((at - piece.at) / piece.length) * piece.moods.length)] ?? 0
  }

  private async takeCover(now: number): Promise<void> {
    this.coverAt = now
    const { view, clock, maker } = this.options
    const { format: _format, ...still } = view
    // After the pieces that are ordered at the same time.
    const due = now + ahead + (this.options.isWatched() ? 0 : patience)
    const picture = await maker.still({ ...still, from: productAt(clock, now), due, width: coverWidth })
    if (picture) this.cover = { at: now, picture }
  }

  private order(at: number, count: number, due: number): FilmOrder {
    const { view, clock } = this.options
    const step = 1_000 / view.format.fps
    return { ...view, from: productAt(clock, at), step: step * clock.origin.speed, count, due }
  }

  /** Never throws: a maker returns null on failure. */
  private async make(at: number, count: number, due = at): Promise<Pick<FilmPiece, 'frames' | 'moods'> | null> {
    const film = await this.options.maker.make(this.order(at, count, due))
    if (film) this.setupKnown = film.setup
    return film
  }

  private async moving(at: number, length: number): Promise<Piece | null> {
    const { fps } = this.options.view.format
    const film = await this.make(at, Math.round((length / 1_000) * fps))
    return film && { at, length, step: 1_000 / fps, frames: film.frames, moods: film.moods }
  }

  private async standing(at: number): Promise<Piece | null> {
    const known = this.still
    if (known && at - known.at < stillFor) return { ...known, ...twice, at }
    // One at a time: a second order would not be faster.
    if (this.isMakingStill) return null
    const { generation } = this
    this.isMakingStill = true
    const film = await this.make(at, 2, at + patience).finally(() => {
      this.isMakingStill = false
    })
    if (!film) return null
    const { frames, moods } = film
    if (generation === this.generation) this.still = { at, frames, moods }
    return { ...twice, at, frames, moods }
  }
}
