// Wires the streamers' rooms with their dependencies: media, alerts, guard and noble, matches.
import type { RoomCard } from '../../contract/room/room-card.ts'
import { subjectOf } from '../../rules/comment/subject.ts'
import type { Closing } from '../core/closing.ts'
import type { Context } from '../core/context.ts'
import { openKeys } from '../core/keys.ts'
import { findFaces } from '../features/account/store.ts'
import { buildRoomMessage, postInRoom } from '../features/chat/post-message.ts'
import { listLastChat } from '../features/chat/store.ts'
import { deleteSubjects } from '../features/comment/store.ts'
import { statusOf } from '../features/gift/guard/store.ts'
import { findRoomPerson } from '../features/gift/rank/store.ts'
import { makeRoom } from '../features/room/application/make-room.ts'
import { deletePlaces } from '../features/room/danmaku/store.ts'
import type { RoomAction, RoomDeps } from '../features/room/deps.ts'
import { openRooms, type Rooms } from '../features/room/open.ts'
import { addExperience, standingIn } from '../features/room/store.ts'
import { danmakuId, deleteRecordingFigures, listRecordingsOf } from '../features/video/store.ts'
import type { Media } from '../media/media.ts'
import type { DemoRooms } from '../world/rooms.ts'

export interface Streamers extends Rooms {
  /** Call when this many tenths of a diamond were given there. */
  onGiven(roomId: string, tenths: number): void
  /** Call after another feature changed the row of a room. */
  changed(id: string): void
  /** The searchable rooms. */
  searched: { readonly version: number; cards(): RoomCard[] }
  /** What the demonstration world creates rooms with. */
  demo: Pick<DemoRooms, 'make' | 'start' | 'read'>
}

interface Given extends Pick<RoomDeps, 'hub' | 'isMatch' | 'words' | 'notify'> {
  media: RoomDeps['media'] & Pick<Media, 'removePlayback'>
  now?: () => number
}

export async function openStreamers(context: Context, { now = Date.now, ...given }: Given, closing: Closing): Promise<Streamers> {
  const { background, db, log, clock, config, events } = context
  const keys = await openKeys(config)
  const statusIn: RoomDeps['statusIn'] = (roomId, accountId) => statusOf(db, roomId, accountId, now())
  const postLine = async (roomId: string, { note, by, whom = '', hours = 0, reason = '' }: RoomAction): Promise<void> => {
    const person = await findRoomPerson(db, roomId, by, now())
    const { role } = await standingIn(db, roomId, by, now())
    const name = (await findFaces(db, whom === '' ? [] : [whom])).get(whom)?.nickname ?? ''
    const message = buildRoomMessage(roomId, 'system', now(), { from: { ...person, role }, text: reason, system: { note, name, hours } })
    await postInRoom({ db, hub: given.hub }, roomId, message)
  }
  const note: RoomDeps['note'] = (roomId, action) => {
    background.run(postLine(roomId, action), (error) => log.warn({ err: error, room: roomId }, 'posting a room message failed'))
  }
  const lastChat: RoomDeps['lastChat'] = (ids, limit) => listLastChat(db, ids, limit)
  const rooms = await openRooms({ background, db, log, clock, config, events, keys, now, statusIn, note, lastChat, ...given })
  closing.add('rooms', () => rooms.close())
  /**
   * Recordings show their streamer, so they are deleted with the account. The row goes last, so that an interrupted deletion can resume.
   */
  const deleteRecordingsOf = async (accountId: string): Promise<void> => {
    for (const { id, room_id } of await listRecordingsOf(db, accountId)) {
      await deletePlaces(db, [danmakuId(id)])
      await deleteSubjects(db, [subjectOf('video', id)])
      await deleteRecordingFigures(db, id)
      await given.media.removePlayback(room_id, id)
    }
  }
  return {
    ...rooms,
    async deleteAccountData(accountId) {
      await rooms.deleteAccountData(accountId)
      await deleteRecordingsOf(accountId)
    },
    onGiven(roomId, tenths) {
      rooms.directory.warm(roomId, tenths / 10)
      background.run(addExperience(db, roomId, Math.floor(tenths / 10)), (error) =>
        log.warn({ err: error, room: roomId }, 'saving streamer experience failed'),
      )
    },
    searched: {
      get version() {
        return rooms.directory.version
      },
      cards: () => [...rooms.directory.all()].map(({ card }) => card),
    },
    changed(id) {
      background.run(rooms.directory.read([id]), (error) => log.warn({ err: error, room: id }, 'loading a room failed'))
    },
    demo: {
      start: rooms.start,
      read: (ids) => rooms.directory.read(ids),
      async make(uid, id) {
        const made = await makeRoom(db, keys, { uid, now: now(), id })
        if (made) await rooms.directory.read([made])
        return made
      },
    },
  }
}
