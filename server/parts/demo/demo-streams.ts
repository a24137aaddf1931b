// What the rooms of the demonstration world show. Loaded only for a demonstration.
import type { Closing } from '../../core/closing.ts'
import type { Context } from '../../core/context.ts'
import { repeat } from '../../core/jobs/repeat.ts'
import type { FeedTeam } from '../../features/match/feed-message.ts'
import { findRoom } from '../../features/room/store.ts'
import { Recent } from '../../feed/simulator/memo.ts'
import type { Media } from '../../media/media.ts'
import type { MakeRecording, OpenRecording } from '../../media/playback/recordings.ts'
import { endedMatches } from '../../world/ended.ts'
import { type FilmProcess, openFilms } from '../../world/film/film-maker.ts'
import { type FilmView, RoomFilms } from '../../world/film/room-films.ts'
import { shows } from '../../world/film/shows.ts'
import { loopStyleOf, sceneOf } from '../../world/loop-style.ts'
import { drawCovers, makeDrawn, seedRecordings } from '../../world/recordings.ts'
import { playStreams, readSound } from '../../world/stream-loop.ts'
import { type DemoStreamer, demoStreamers, streamersOf } from '../../world/streamers.ts'

/** Milliseconds between checks of which match a room shows. */
const pollInterval = 5_000
/** Milliseconds between checks of what to film. */
const tick = 40
/** Recordings with their covers and latest segments in memory. */
const mostRecordings = 100

/** Games at their own table, without a match. */
const tableGames: ReadonlySet<string> = new Set(['doudizhu'])

const cameraOf = ({ camera = 'live', language = 'zh' }: DemoStreamer): FilmView['camera'] => ({ type: camera, language })

/** Starts the film process, which computes the world while the server computes its own. */
export function beginFilming({ config, clock, log }: Pick<Context, 'config' | 'clock' | 'log'>, closing: Closing): FilmProcess {
  const maker = openFilms(config.appDir, log)
  closing.add('films of the demonstration world', () => maker.stop())
  if (config.feed.kind === 'simulator') maker.prepare({ prepare: config.feedSeed, from: clock.now() })
  return maker
}

interface DemoFilms {
  maker: FilmProcess
  teams: ReadonlyMap<string, FeedTeam>
  /** Reloads rooms that have changed. */
  read(rooms: readonly string[]): Promise<void>
}

/**
 * Streams the rooms of the demonstration world that are on the air: their match or table, else the last match; bundled loops if nothing is
 * simulated. Returns a stop function.
 */
export async function playDemoRooms(
  media: Pick<Media, 'publish' | 'isWatched' | 'makeRecordings'>,
  { config, clock, db, log }: Pick<Context, 'config' | 'clock' | 'db' | 'log'>,
  { maker, teams, read }: DemoFilms,
): Promise<() => Promise<void>> {
  const ending = new AbortController()
  const onAir = streamersOf(config.demoRooms).filter(({ live }) => live)
  const rooms = new Map(onAir.map((streamer) => [streamer.id, loopStyleOf(sceneOf(streamer), streamer.id)]))
  const isScripted = config.feed.kind === 'simulator'
  const films = new RoomFilms({ maker, clock, seed: config.feedSeed, isWatched: media.isWatched })
  const assign = async (): Promise<void> => {
    const views = new Map<string, FilmView>()
    for (const streamer of onAir.filter(({ game }) => game && tableGames.has(game)))
      views.set(streamer.id, { table: streamer.id, camera: cameraOf(streamer) })
    // A real feed has no script, so the future is unknown.
    for (const streamer of isScripted ? onAir.filter(({ sport }) => sport && shows[sport]) : []) {
      const match = (await findRoom(db, streamer.id))?.match_id
      const subject = match ? { match } : streamer.sport && { rerun: streamer.sport }
      if (subject) views.set(streamer.id, { ...subject, camera: cameraOf(streamer) })
    }
    films.assign(views)
  }
  async function record(): Promise<void> {
    if (!isScripted) return
    const sound = await readSound(config.appDir)
    const cameras = new Map(demoStreamers.map((streamer) => [streamer.id, cameraOf(streamer)]))
    const camera = (room: string): FilmView['camera'] => cameras.get(room) ?? { type: 'live', language: 'zh' }
    const opened = new Recent<string, OpenRecording>(mostRecordings)
    const open: MakeRecording = (row) => {
      const made = opened.get(row.id) ?? makeDrawn(row, { maker, sound, clock, seed: config.feedSeed, cameraOf: camera })
      return made && opened.store(row.id, made)
    }
    media.makeRecordings(open)
    const streamers = streamersOf(config.demoRooms)
    await read(await seedRecordings({ db, clock }, { streamers, ended: await endedMatches({ db, clock }, teams) }))
    await drawCovers({ db }, { streamers, open, ending: ending.signal })
  }
  const recording = record().catch((error: unknown) => log.error({ err: error }, 'making demonstration recordings failed'))
  const looking = [
    repeat(assign, { every: pollInterval, log, failure: 'assigning matches to demonstration rooms failed' }),
    repeat(() => films.advance(Date.now()), { every: tick, log, failure: 'filming demonstration rooms failed' }),
  ]
  // Assigns matches first, so that the rooms begin with their films, not with a placeholder.
  await assign().catch((error: unknown) => log.error({ err: error }, 'assigning matches to demonstration rooms failed'))
  const stop = await playStreams(media, { appDir: config.appDir, rooms, filmOf: (room) => films.filmOf(room), log })
  return async () => {
    ending.abort()
    await stop()
    for (const one of looking) await one.stop()
    await recording
  }
}
