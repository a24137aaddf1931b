// People and rooms as subjects of reports: a report hides neither, but a reported person can be silenced.
import { type Db, findProfiles } from '../account/store.ts'
import { findRoom } from '../room/store.ts'
import type { Reportable } from './store.ts'

export const reportablePerson = (db: Db): Reportable => ({
  async find(id) {
    const person = (await findProfiles(db, [id])).get(id)
    return person && !person.gone ? { person: id, shown: [person.nickname, person.signature].filter(Boolean).join('\n') } : null
  },
})
export const reportableRoom = (db: Db): Reportable => ({
  async find(id) {
    const room = await findRoom(db, id)
    return room ? { person: room.uid, shown: [room.title, room.placard].filter(Boolean).join('\n') } : null
  },
})
