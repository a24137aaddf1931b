// Videos as subjects of reports. A decision to delete only hides a video: its author reads the reason, and can delete it.
import type { Reportable } from '../report/store.ts'
import { upsertState } from './store.ts'
import { type Db, findWork } from './work-store.ts'

export const reportableVideo = (db: Db): Reportable => ({
  async find(id) {
    const work = await findWork(db, id)
    return work?.state === 'shown' ? { person: work.uid, shown: [work.title.zh, work.description].filter(Boolean).join('\n') } : null
  },
  async applyDecision(tx, id, state, { reason }) {
    const next = state === 'shown' ? 'shown' : 'hidden'
    const before = await findWork(tx, id)
    await upsertState(tx, id, next, state === 'shown' ? '' : (reason ?? ''))
    return before !== undefined && before.state !== next
  },
})
