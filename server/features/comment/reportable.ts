// Comments as subjects of reports.

import type { Reportable } from '../report/store.ts'
import { type Db, findRead, updateCommentState } from './store.ts'

export const reportableComment = (db: Db): Reportable => ({
  async find(id, reader) {
    const row = await findRead(db, id, reader)
    return row ? { person: row.account_id, shown: row.text } : null
  },
  applyDecision: (tx, id, state, why) => updateCommentState(tx, id, state, why),
})
