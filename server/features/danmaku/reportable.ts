// Danmaku as something to report. In a room one is a line of the chat too, and goes and comes back with it.
import { decideLine } from '../chat/store.ts'
import type { Reportable } from '../report/store.ts'
import { type Db, decideDanmaku, findDanmaku } from './store.ts'

export const reportableDanmaku = (db: Db): Reportable => ({
  async find(id) {
    const one = await findDanmaku(db, id)
    return one ? { person: one.uid, shown: one.text } : null
  },
  async put(tx, id, state, { by, at }) {
    await decideDanmaku(tx, id, state === 'shown' ? null : at)
    await decideLine(tx, id, state === 'shown' ? null : at, by)
  },
})
