// Streams as one part of the server: whose key is whose, and what a broadcast is called.
import type { Closing } from '../core/closing.ts'
import type { Context } from '../core/context.ts'
import { broadcastOf, findRoom, roomOfKey, streamKeyHash } from '../features/room/store.ts'
import { createMedia, type Media } from '../media/media.ts'
import { lookOf, sceneOf } from '../world/loop-look.ts'
import { playStreamLoops } from '../world/stream-loop.ts'
import { streamersOf } from '../world/streamers.ts'

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

/** The rooms of the demonstration world that are on the air show our loops. Answers how to end it. */
export const playDemoRooms = (
  media: Pick<Media, 'publish'>,
  { config, log }: Pick<Context, 'config' | 'log'>,
): Promise<() => Promise<void>> => {
  const onAir = streamersOf(config.demoRooms).filter(({ live }) => live)
  const rooms = new Map(onAir.map((streamer) => [streamer.id, lookOf(sceneOf(streamer), streamer.id)]))
  return playStreamLoops(media, { appDir: config.appDir, rooms, log })
}
