// Danmaku as something to report.
import type { Reportable } from '../report/store.ts'
import { type Db, findDanmaku, putDanmakuRemoved } from './store.ts'

export const reportableDanmaku = (db: Db, now: () => number): Reportable => ({
  async find(id) {
    const one = await findDanmaku(db, id)
    return one ? { person: one.uid, shown: one.text } : null
  },
  put: (tx, id, state) => putDanmakuRemoved(tx, id, state === 'shown' ? null : new Date(now())),
})
