// Wires the streamers' rooms with their dependencies: media, alerts, guard and noble, matches.
import type { RoomCard } from '../../contract/room/room-card.ts'
import type { Closing } from '../core/closing.ts'
import type { Context } from '../core/context.ts'
import { openKeys } from '../core/keys.ts'
import { findFaces } from '../features/account/store.ts'
import { lineOf, sayInRoom } from '../features/chat/room-line.ts'
import { forgetSubjects, subjectOf } from '../features/comment/store.ts'
import { forgetPlaces } from '../features/danmaku/store.ts'
import { statusOf } from '../features/guard/store.ts'
import { findRoomPerson } from '../features/rank/store.ts'
import { makeRoom } from '../features/room/application/make-room.ts'
import { openRooms, type Rooms } from '../features/room/open.ts'
import type { RoomDeed, RoomParts } from '../features/room/parts.ts'
import { addExperience, standingIn } from '../features/room/store.ts'
import { danmakuId, forgetRecording, listRecordingsOf } from '../features/video/store.ts'
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

interface Given extends Pick<RoomParts, 'hub' | 'isMatch' | 'words' | 'tell'> {
  media: RoomParts['media'] & Pick<Media, 'removePlayback'>
  now?: () => number
}

export async function openStreamers(context: Context, { now = Date.now, ...given }: Given, closing: Closing): Promise<Streamers> {
  const { db, log, clock, config } = context
  const keys = await openKeys(config)
  const statusIn: RoomParts['statusIn'] = (roomId, accountId) => statusOf(db, roomId, accountId, now())
  const say = async (roomId: string, { note, by, whom = '', hours = 0, reason = '' }: RoomDeed): Promise<void> => {
    const person = await findRoomPerson(db, roomId, by, now())
    const { role } = await standingIn(db, roomId, by, now())
    const name = (await findFaces(db, whom === '' ? [] : [whom])).get(whom)?.nickname ?? ''
    const line = lineOf(roomId, 'system', now(), { from: { ...person, role }, text: reason, system: { note, name, hours } })
    await sayInRoom({ db, hub: given.hub }, roomId, line)
  }
  const note: RoomParts['note'] = (roomId, deed) => {
    say(roomId, deed).catch((error: unknown) => log.warn({ err: error, room: roomId }, 'posting a room message failed'))
  }
  const rooms = await openRooms({ db, log, clock, config, keys, now, statusIn, note, ...given })
  closing.add('rooms', () => rooms.close())
  /**
   * Recordings show their streamer, so they are deleted with the account. The row goes last, so that an interrupted deletion can resume.
   */
  const forgetRecordings = async (accountId: string): Promise<void> => {
    for (const { id, room_id } of await listRecordingsOf(db, accountId)) {
      await forgetPlaces(db, [danmakuId(id)])
      await forgetSubjects(db, [subjectOf('video', id)])
      await forgetRecording(db, id)
      await given.media.removePlayback(room_id, id)
    }
  }
  return {
    ...rooms,
    async forget(accountId) {
      await rooms.forget(accountId)
      await forgetRecordings(accountId)
    },
    onGiven(roomId, tenths) {
      rooms.directory.warm(roomId, tenths / 10)
      addExperience(db, roomId, Math.floor(tenths / 10)).catch((error: unknown) =>
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
      rooms.directory.read([id]).catch((error: unknown) => log.warn({ err: error, room: id }, 'loading a room failed'))
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
