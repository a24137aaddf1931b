// Assigns matches and tables to rooms, with one film for all rooms that show the same one through the same camera in the same language.
import type { ProductClock } from '../../core/clock/clock.ts'
import type { FilmFormat } from './encode.ts'
import type { FilmMaker } from './film-maker.ts'
import { MatchFilm } from './match-film.ts'
import { type FilmTake, type Subject, subjectId } from './order.ts'

export type FilmView = Subject & Pick<FilmTake, 'camera'>

interface Options {
  maker: FilmMaker
  clock: Pick<ProductClock, 'origin'>
  /** Seed of the simulated world. */
  seed: string
  isWatched(room: string): boolean
}

/** Small enough for two cores that also serve requests: at 800 kbit shirt numbers are readable. */
export const roomFormat: FilmFormat = { width: 640, height: 360, fps: 12.5, kbit: 800 }

const nameOf = ({ camera, ...subject }: FilmView): string => `${subjectId(subject)} ${camera.type} ${camera.language}`

export class RoomFilms {
  private readonly options: Options
  private films = new Map<string, { film: MatchFilm; rooms: Set<string> }>()

  constructor(options: Options) {
    this.options = options
  }

  /** Assigns subjects to rooms; films without a room are discarded. */
  assign(views: ReadonlyMap<string, FilmView>): void {
    const films: typeof this.films = new Map()
    for (const [room, one] of views) {
      const name = nameOf(one)
      const known = films.get(name) ?? { film: this.films.get(name)?.film ?? this.begin(one, name), rooms: new Set() }
      known.rooms.add(room)
      films.set(name, known)
    }
    this.films = films
  }

  private begin(one: FilmView, name: string): MatchFilm {
    const { maker, clock, seed, isWatched } = this.options
    const isSeen = (): boolean => [...(this.films.get(name)?.rooms ?? [])].some(isWatched)
    return new MatchFilm({ maker, clock, view: { ...one, seed, format: roomFormat }, isWatched: isSeen })
  }

  /** Null: this room shows nothing filmed. */
  filmOf(room: string): MatchFilm | null {
    return [...this.films.values()].find(({ rooms }) => rooms.has(room))?.film ?? null
  }

  /** Call it often, with real milliseconds. */
  advance(now: number): void {
    for (const { film } of this.films.values()) film.advance(now)
  }
}
