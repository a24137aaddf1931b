// Rooms as subjects of reports: a report hides no room, but its streamer can be silenced.
import type { Db } from '../account/store.ts'
import type { Reportable } from '../report/store.ts'
import { findRoom } from './store.ts'

export const reportableRoom = (db: Db): Reportable => ({
  async find(id) {
    const room = await findRoom(db, id)
    return room ? { person: room.uid, shown: [room.title, room.placard].filter(Boolean).join('\n') } : null
  },
})
