// Comments as subjects of reports.

import type { Reportable } from '../report/store.ts'
import { type Db, findRead, putCommentState } from './store.ts'

export const reportableComment = (db: Db): Reportable => ({
  async find(id, reader) {
    const row = await findRead(db, id, reader)
    return row ? { person: row.account_id, shown: row.text } : null
  },
  put: (tx, id, state, why) => putCommentState(tx, id, state, why),
})
