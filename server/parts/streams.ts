// Wires streams: the room of a key, the title of a broadcast.
import type { Closing } from '../core/closing.ts'
import type { Context } from '../core/context.ts'
import { broadcastOf, findRoom, roomOfKey, streamKeyHash } from '../features/room/store.ts'
import { roomOfFormerKey } from '../features/room/studio/former-key-store.ts'
import { createMedia, type Media } from '../media/media.ts'

export function openStreams(context: Context, closing: Closing): Media {
  const { db } = context
  const media = createMedia(context, {
    authorize: async (key) => {
      const room = await roomOfKey(db, streamKeyHash(key))
      return room ? { roomId: room.id } : null
    },
    formerRoom: (key) => roomOfFormerKey(db, key, Date.now()),
    titleOf: async (roomId) => {
      const named = (await broadcastOf(db, roomId)) ?? (await findRoom(db, roomId))
      return { title: named?.title ?? '', cover: named?.cover ?? '' }
    },
    onAir: async (roomId) => Boolean(await broadcastOf(db, roomId)),
  })
  closing.add('streams', () => media.close())
  return media
}
