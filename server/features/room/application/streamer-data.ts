// Export and deletion of the data of a streamer and a viewer.
import { endFollowsOf } from '../../alert/store.ts'
import { deleteAnnouncementsOf, listOwn } from '../announcement/store.ts'
import { listAllBroadcasts } from '../broadcast-store.ts'
import type { RoomDeps } from '../deps.ts'
import { deleteStandingsOf, listManaged } from '../standing/store.ts'
import { roomOfAccount, silenceBroadcasts, updateRoom } from '../store.ts'
import { deleteFormerKeys } from '../studio/former-key-store.ts'
import { newStreamKey } from '../studio/stream-key.ts'
import { deleteWatchesOf, listWatched } from '../watch-store.ts'
import { openApplication } from './apply.ts'
import { deleteApplication, findApplication } from './store.ts'

/** Closes the room, which stays for references to it: clears the streamer's texts and invalidates the stream key. */
export async function deleteStreamerData({ db, keys, now }: Pick<RoomDeps, 'db' | 'keys' | 'now'>, accountId: string): Promise<void> {
  const row = await roomOfAccount(db, accountId)
  const silent = { title: '', cover: '', placard: '', auto_reply: '', badge_name: '', match_id: null, game: null }
  if (row) {
    await endFollowsOf(db, 'broadcast', await deleteAnnouncementsOf(db, row.id))
    await silenceBroadcasts(db, row.id)
    await deleteFormerKeys(db, row.id)
    await updateRoom(db, row.id, { ...silent, ...newStreamKey(keys, row.id, now()), closed_at: new Date(now()) })
  }
  await endFollowsOf(db, 'streamer', [accountId])
  await deleteStandingsOf(db, accountId)
  await deleteWatchesOf(db, accountId)
  await deleteApplication(db, accountId)
}

export async function findStreamer({ db, keys }: Pick<RoomDeps, 'db' | 'keys'>, accountId: string): Promise<Record<string, unknown>> {
  const [application, room, watched, managed] = await Promise.all([
    findApplication(db, accountId),
    roomOfAccount(db, accountId),
    listWatched(db, accountId),
    listManaged(db, accountId),
  ])
  const mine = room ? await Promise.all([listAllBroadcasts(db, room.id), listOwn(db, room.id, new Date(0))]) : [[], []]
  const [broadcasts, announcements] = mine.map((rows) => rows.map(({ room_id: _room, ...rest }) => rest))
  return {
    broadcasts,
    announcements,
    application: application
      ? {
          ...openApplication(keys, application),
          state: application.state,
          experience: application.experience,
          inviter: application.inviter,
          sent_at: application.sent_at,
        }
      : null,
    room: room
      ? {
          id: room.id,
          title: room.title,
          cover: room.cover,
          placard: room.placard,
          auto_reply: room.auto_reply,
          badge_name: room.badge_name,
        }
      : null,
    watched_rooms: watched.map(({ room_id, seconds, seen_at }) => ({ room_id, seconds, seen_at })),
    managed_rooms: managed,
  }
}
