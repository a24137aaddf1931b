// A match or a table as one camera sees it, for every room that shows it by that camera: pieces of two seconds that are drawn a moment before
// they are due. While nobody watches it is a still that changes now and then, which costs almost nothing.
import type { ProductClock } from '../../core/clock/clock.ts'
import type { Film, FilmFrame } from './encode.ts'
import type { FilmMaker } from './film-maker.ts'
import type { FilmOrder, FilmPiece, FilmTake, Subject } from './order.ts'

/** Milliseconds of a piece: each begins with a key frame. */
export const pieceLength = 2_000
/** The same of the first ones once somebody has come, who waits for no more than the first pictures of what moves. */
const firstLengths = [480, 960]
/** Milliseconds before it is due at which a piece is ordered, and how long sent ones are kept for a room that comes a little late. */
const ahead = 2_600
const keptFor = 4_000
/** Milliseconds from now at which what is ordered after a pause can be there, and the first short piece of what moves. */
const lead = 900
const shortLead = 400
/** Milliseconds that a still stands, and from one picture for covers to the next. */
const stillFor = 10_000
/** Milliseconds that what nobody watches may wait for what somebody does: a dozen matches are worked out after a start. */
const patience = 6_000
/** Pixels: a card of a room is not wider. */
const coverWidth = 480

/** What stands is shown at the beginning of a piece, and once more in its midst. */
const twice = { step: pieceLength / 2, length: pieceLength }

interface Piece {
  /** Real milliseconds of its first frame, from one to the next, and of all of it. */
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
  shown: Subject & Pick<FilmTake, 'seed' | 'camera' | 'format'>
  isWatched(): boolean
}

/** Product milliseconds at a real moment. */
export const productAt = ({ origin }: Pick<ProductClock, 'origin'>, real: number): number =>
  origin.feed + (real - origin.real) * origin.speed

export class MatchFilm {
  private readonly options: Options
  private pieces: Piece[] = []
  /** Real milliseconds at which the next piece begins. */
  private nextAt = 0
  /** Counts the times at which a still gave way, and the pieces that move since. */
  private turn = 0
  private moved = 0
  /** Real milliseconds from which on what is ordered stands; null: what was ordered last moves. */
  private standsFrom: number | null = 0
  private still: Pick<Piece, 'at' | 'frames' | 'moods'> | null = null
  private isMakingStill = false
  private setupKnown: Film['setup'] | null = null

  constructor(options: Options) {
    this.options = options
  }

  /** The newest picture for covers and for the seek bar, with the real moment that it shows. */
  cover: { at: number; picture: Buffer } | null = null
  private coverAt = 0

  /** Null until the first piece is there. */
  get setup(): Film['setup'] | null {
    return this.setupKnown
  }

  /** Orders what is due soon. To be called often, with real milliseconds. */
  look(now: number): void {
    this.pieces = this.pieces.filter(({ at, length }) => at + length + keptFor > now)
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
    const { turn, nextAt: at } = this
    this.standsFrom ??= at
    this.nextAt += pieceLength
    // One that somebody's coming has overtaken is not shown any more.
    void this.standing(at).then((piece) => piece && turn === this.turn && this.pieces.push(piece))
  }

  /** Somebody has come: what is still to stand gives way to what moves. What moved until then goes on to its end. */
  private move(now: number, standsFrom: number): void {
    this.still = null
    this.standsFrom = null
    this.turn += 1
    this.moved = 0
    this.nextAt = Math.min(this.nextAt, Math.max(now + shortLead, standsFrom))
    this.pieces = this.pieces.map((piece) => ({
      ...piece,
      frames: piece.frames.filter((_, index) => piece.at + index * piece.step < this.nextAt),
    }))
  }

  /** Frames that are due after `from` and not after `to`, in their order. */
  due(from: number, to: number): DueFrame[] {
    return this.pieces
      .toSorted((one, other) => one.at - other.at)
      .flatMap(({ at, step, frames }) => frames.map((frame, index) => ({ ...frame, at: at + index * step })))
      .filter(({ at }) => at > from && at <= to)
  }

  /** How loud it is at a real moment, 0 to 1; 0 where nothing is known of it. */
  moodAt(at: number): number {
    const piece = this.pieces.find((one) => one.at <= at && at < one.at + one.length)
    return piece?.moods[Math.floor(((at - piece.at) / piece.length) * piece.moods.length)] ?? 0
  }

  private async takeCover(now: number): Promise<void> {
    this.coverAt = now
    const { shown, clock, maker } = this.options
    const { format: _format, ...still } = shown
    // After the pieces that are ordered at the same time.
    const due = now + ahead + (this.options.isWatched() ? 0 : patience)
    const picture = await maker.still({ ...still, from: productAt(clock, now), due, width: coverWidth })
    if (picture) this.cover = { at: now, picture }
  }

  private order(at: number, count: number, due: number): FilmOrder {
    const { shown, clock } = this.options
    const step = 1_000 / shown.format.fps
    return { ...shown, from: productAt(clock, at), step: step * clock.origin.speed, count, due }
  }

  /** Throws nothing: a maker answers null for what it could not make. */
  private async make(at: number, count: number, due = at): Promise<Pick<FilmPiece, 'frames' | 'moods'> | null> {
    const film = await this.options.maker.make(this.order(at, count, due))
    if (film) this.setupKnown = film.setup
    return film
  }

  private async moving(at: number, length: number): Promise<Piece | null> {
    const { fps } = this.options.shown.format
    const film = await this.make(at, Math.round((length / 1_000) * fps))
    return film && { at, length, step: 1_000 / fps, frames: film.frames, moods: film.moods }
  }

  private async standing(at: number): Promise<Piece | null> {
    const known = this.still
    if (known && at - known.at < stillFor) return { ...known, ...twice, at }
    // One at a time: what is not made yet is not made sooner for being ordered twice.
    if (this.isMakingStill) return null
    const { turn } = this
    this.isMakingStill = true
    const film = await this.make(at, 2, at + patience).finally(() => {
      this.isMakingStill = false
    })
    if (!film) return null
    const { frames, moods } = film
    if (turn === this.turn) this.still = { at, frames, moods }
    return { ...twice, at, frames, moods }
  }
}
