// People as a room shows them. Deleted accounts show their id.
import type { RoomPerson } from '../../../contract/room/moderation.ts'
import { findProfiles } from '../account/store.ts'
import type { Db } from './store.ts'

export async function findPeople(db: Db, ids: readonly string[]): Promise<(id: string) => RoomPerson> {
  const people = await findProfiles(db, [...new Set(ids)])
  return (id) => {
    const one = people.get(id)
    return { uid: id, nickname: one?.nickname ?? id, avatar: one?.avatar ?? '' }
  }
}
