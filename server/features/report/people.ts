// People as subjects of reports: a report hides nobody, but a reported person can be silenced.
import { type Db, findProfiles } from '../account/store.ts'
import type { Reportable } from './store.ts'

export const reportablePerson = (db: Db): Reportable => ({
  async find(id) {
    const person = (await findProfiles(db, [id])).get(id)
    return person && !person.gone ? { person: id, shown: [person.nickname, person.signature].filter(Boolean).join('\n') } : null
  },
})
