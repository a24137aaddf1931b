// Streams as one part of the server: whose key is whose, what a broadcast is called, what the demonstration rooms show.
import { resolve } from 'node:path'
import type { Closing } from '../core/closing.ts'
import type { Context } from '../core/context.ts'
import { repeat } from '../core/jobs/repeat.ts'
import { broadcastOf, findRoom, roomOfKey, streamKeyHash } from '../features/room/store.ts'
import { createMedia, type Media } from '../media/media.ts'
import { FilmProcess } from '../world/film/film-maker.ts'
import { RoomFilms, type Shown } from '../world/film/room-films.ts'
import { lookOf, sceneOf } from '../world/loop-look.ts'
import { playStreams } from '../world/stream-loop.ts'
import { type DemoStreamer, streamersOf } from '../world/streamers.ts'

export function openStreams(context: Context, closing: Closing): Media {
  const { db } = context
  const media = createMedia(context, {
    authorize: async (key) => {
      const room = await roomOfKey(db, streamKeyHash(key))
      return room ? { roomId: room.id } : null
    },
    titleOf: async (roomId) => {
      const named = (await broadcastOf(db, roomId)) ?? (await findRoom(db, roomId))
      return { title: named?.title ?? '', cover: named?.cover ?? '' }
    },
    onAir: async (roomId) => Boolean(await broadcastOf(db, roomId)),
  })
  closing.add('streams', () => media.close())
  return media
}

/** Milliseconds between two looks at which match a room shows. */
const lookEvery = 5_000
/** Milliseconds between two looks at what is to be filmed. */
const tick = 40

const cameraOf = ({ camera = 'live', language = 'zh' }: DemoStreamer): Shown['camera'] => ({ type: camera, language })

/** The rooms of the demonstration world that are on the air: the match that they show, else our loops. Answers how to end it. */
export async function playDemoRooms(
  media: Pick<Media, 'publish' | 'isWatched'>,
  { config, clock, db, log }: Pick<Context, 'config' | 'clock' | 'db' | 'log'>,
): Promise<() => Promise<void>> {
  const onAir = streamersOf(config.demoRooms).filter(({ live }) => live)
  const rooms = new Map(onAir.map((streamer) => [streamer.id, lookOf(sceneOf(streamer), streamer.id)]))
  // Another feed has no script: nobody knows there what comes next.
  const isScripted = config.feed.kind === 'simulator'
  const maker = new FilmProcess({
    program: resolve(config.appDir, '../server/film.js'),
    fonts: ['server/world/film/fonts', 'src/app/fonts'].map((folder) => resolve(config.appDir, '../..', folder)),
    log,
  })
  const films = new RoomFilms({ maker, clock, seed: config.feedSeed, isWatched: media.isWatched })
  const assign = async (): Promise<void> => {
    const shown = new Map<string, Shown>()
    for (const streamer of onAir.filter(({ sport }) => sport === 'football')) {
      const match = (await findRoom(db, streamer.id))?.match_id
      if (match) shown.set(streamer.id, { match, camera: cameraOf(streamer) })
    }
    films.assign(shown)
  }
  const looking = isScripted
    ? [
        repeat(assign, { every: lookEvery, log, failure: 'the matches of the demonstration rooms were not read' }),
        repeat(() => films.look(Date.now()), { every: tick, log, failure: 'the demonstration rooms were not filmed' }),
      ]
    : []
  const stop = await playStreams(media, { appDir: config.appDir, rooms, filmOf: (room) => films.filmOf(room), log })
  return async () => {
    await stop()
    for (const one of looking) await one.stop()
    await maker.stop()
  }
}
