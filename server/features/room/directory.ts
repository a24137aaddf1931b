// In-memory cache of all rooms, from which lists are served. Writes go to the database and are read back.
import type { RoomCard } from '../../../contract/room/room-card.ts'
import { anchorLevelOf } from '../../../rules/room/anchor-level.ts'
import { heatOf, type Warmth, warmer } from '../../../rules/room/room-heat.ts'
import type { Context } from '../../core/context.ts'
import { repeat } from '../../core/jobs/repeat.ts'
import { createSerial } from '../../core/jobs/serial.ts'
import type { PeopleHub } from '../../core/live/hub.ts'
import { findProfiles, type Profile } from '../account/store.ts'
import { countFollowers } from '../follow/store.ts'
import { findNext, type Next } from './announcement/store.ts'
import { addFigures, type BroadcastRow, listOpen } from './broadcast-store.ts'
import { DelayMeter } from './delay-meter.ts'
import type { RoomMedia } from './deps.ts'
import { roomWatched } from './events.ts'
import { listRooms, type RoomRow, updateRoom } from './store.ts'

/** The part of a room that is read from elsewhere. */
interface Read {
  row: RoomRow
  streamer: Profile
  broadcast: BroadcastRow | null
  followers: number
  nextAt: string | null
  /** Matches of its announced broadcasts. */
  announced: readonly string[]
  playbacks: number
}
export interface RoomState extends Read {
  warmth: Warmth
  viewers: number
  delays: DelayMeter
  /** Figures of the current broadcast since the last write. */
  figures: { peak: number; seconds: number }
  card: RoomCard
}
export interface DirectoryDeps extends Pick<Context, 'db' | 'log' | 'clock' | 'events'> {
  hub: Pick<PeopleHub, 'online'>
  media: Pick<RoomMedia, 'playbackCounts' | 'newestStill'>
  now: () => number
}

/** Intervals, in milliseconds, of updating heat and viewers, of writing, and of reading all rooms, since profiles change elsewhere. */
const pollInterval = 2_000
const writeEvery = 30_000
const readEvery = 60_000

export class Directory {
  /** Increases whenever a card or an announcement changes. Cards have no followers: lists with followers read them here, uncached. */
  version = 1
  readonly #deps: DirectoryDeps
  readonly #byId = new Map<string, RoomState>()
  readonly #byUid = new Map<string, RoomState>()
  readonly #warmed = new Set<RoomState>()
  readonly #stops: (() => Promise<void>)[]
  readonly #serial = createSerial()

  constructor(deps: DirectoryDeps) {
    this.#deps = deps
    const { log } = deps
    this.#stops = [
      repeat(() => this.refresh(), { every: pollInterval, log, failure: 'room update failed' }).stop,
      repeat(() => this.write(), { every: writeEvery, log, failure: 'room heat write failed' }).stop,
      repeat(() => this.read(), { every: readEvery, log, failure: 'room read failed' }).stop,
    ]
  }

  get(id: string): RoomState | undefined {
    return this.#byId.get(id)
  }
  ofStreamer(uid: string): RoomState | undefined {
    return this.#byUid.get(uid)
  }
  all(): Iterable<RoomState> {
    return this.#byId.values()
  }

  /** Reloads these rooms, or all. Reads are serialized, so the last one is the newest. */
  read(ids?: readonly string[]): Promise<void> {
    return this.#serial(() => this.#readNow(ids))
  }

  async #readNow(ids?: readonly string[]): Promise<void> {
    const { db, clock, media } = this.#deps
    const rows = await listRooms(db, ids)
    const [people, open, followers, next, playbacks] = await Promise.all([
      findProfiles(
        db,
        rows.map(({ uid }) => uid),
      ),
      listOpen(db, ids),
      countFollowers(
        db,
        'streamer',
        rows.map(({ uid }) => uid),
      ),
      findNext(db, new Date(clock.now()), ids),
      media.playbackCounts(rows.map(({ id }) => id)),
    ])
    const broadcasts = new Map(open.map((one) => [one.room_id, one]))
    const seen = new Set<string>()
    for (const row of rows) {
      const streamer = people.get(row.uid)
      if (!streamer || streamer.gone) continue
      const { at, matches }: Next = next.get(row.id) ?? nothingNext
      seen.add(row.id)
      this.#upsert({
        row,
        streamer,
        broadcast: broadcasts.get(row.id) ?? null,
        followers: followers.get(row.uid) ?? 0,
        nextAt: at?.toISOString() ?? null,
        announced: matches,
        playbacks: playbacks.get(row.id) ?? 0,
      })
    }
    for (const id of ids ?? [...this.#byId.keys()]) if (!seen.has(id)) this.#remove(id)
  }

  #upsert(read: Read): void {
    const { row, broadcast } = read
    const known = this.#byId.get(row.id)
    const fresh = { figures: { peak: 0, seconds: 0 }, delays: new DelayMeter(this.#deps.now) }
    const state: RoomState = known ?? {
      ...read,
      ...fresh,
      warmth: { warmth: row.warmth, at: row.warm_at.getTime() },
      viewers: 0,
      card: { ...emptyCard, id: row.id, uid: row.uid },
    }
    if (known && known.broadcast?.id !== broadcast?.id) Object.assign(state, fresh)
    if (known?.announced.join() !== read.announced.join()) this.version += 1
    Object.assign(state, read)
    this.#byId.set(row.id, state)
    this.#byUid.set(row.uid, state)
    this.#refreshCard(state)
  }

  #remove(id: string): void {
    const state = this.#byId.get(id)
    if (!state) return
    this.#byId.delete(id)
    this.#byUid.delete(state.row.uid)
    this.version += 1
  }

  #refreshCard(state: RoomState): void {
    const { row, streamer, broadcast, warmth, viewers, nextAt, playbacks } = state
    const card: RoomCard = {
      id: row.id,
      uid: row.uid,
      nickname: streamer.nickname,
      avatar: streamer.avatar,
      level: anchorLevelOf(row.experience).level,
      title: row.title,
      cover: (broadcast && this.#deps.media.newestStill(row.id)) ?? row.cover,
      category: row.category,
      game: row.game,
      match_id: row.match_id,
      is_live: broadcast !== null,
      started_at: broadcast?.started_at.toISOString() ?? null,
      next_at: nextAt,
      heat: heatOf(warmth, viewers, broadcast !== null, this.#deps.now()),
      viewers: broadcast ? viewers : 0,
      playback_count: playbacks,
    }
    if (JSON.stringify(card) === JSON.stringify(state.card)) return
    state.card = card
    this.version += 1
  }

  /** Updates heat and viewers. */
  refresh(): void {
    for (const state of this.#byId.values()) {
      state.viewers = this.#deps.hub.online(state.row.id)
      if (state.broadcast) state.figures.peak = Math.max(state.figures.peak, state.viewers)
      this.#refreshCard(state)
    }
  }

  /** Adds heat for an event in the room. */
  warm(id: string, points: number): void {
    const state = this.#byId.get(id)
    if (!state) return
    state.warmth = warmer(state.warmth, points, this.#deps.now())
    this.#warmed.add(state)
  }

  async write(): Promise<void> {
    const { db } = this.#deps
    for (const state of [...this.#warmed]) {
      this.#warmed.delete(state)
      const { row, warmth } = state
      await this.#withUndo(updateRoom(db, row.id, { warmth: warmth.warmth, warm_at: new Date(warmth.at) }), () => this.#warmed.add(state))
    }
    for (const state of this.#byId.values()) await this.writeFigures(state)
  }

  async writeFigures(state: RoomState): Promise<void> {
    const { broadcast, figures, row } = state
    if (!broadcast || (figures.seconds === 0 && figures.peak <= broadcast.peak_viewers)) return
    const { db, events, now } = this.#deps
    state.figures = { peak: 0, seconds: 0 }
    const writing = db.transaction(async (tx) => {
      await addFigures(tx, broadcast.id, figures)
      if (figures.seconds > 0) await events.publish(tx, roomWatched, { roomId: row.id, seconds: figures.seconds, now: now() })
    })
    await this.#withUndo(writing, () => {
      const { peak, seconds } = state.figures
      state.figures = { peak: Math.max(peak, figures.peak), seconds: seconds + figures.seconds }
    })
    broadcast.peak_viewers = Math.max(broadcast.peak_viewers, figures.peak)
  }

  /** Calls `back` if the write fails, so that it is retried next time. */
  async #withUndo(writing: Promise<unknown>, back: () => void): Promise<void> {
    try {
      await writing
    } catch (error) {
      back()
      throw error
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#stops.map((stop) => stop()))
    await this.#serial(async () => undefined)
    await this.write()
  }
}

const nothingNext: Next = { at: null, matches: [] }
const emptyCard: RoomCard = {
  id: '',
  uid: '',
  nickname: '',
  avatar: '',
  level: 1,
  title: '',
  cover: '',
  category: 6,
  game: null,
  match_id: null,
  is_live: false,
  started_at: null,
  next_at: null,
  heat: 0,
  viewers: 0,
  playback_count: 0,
}
