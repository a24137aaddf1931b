// Admin routes of feedback: read, answer, close, reopen.
import type { FastifyInstance } from 'fastify'
import type { AdminTicket } from '../../../contract/admin/admin.ts'
import { writeAudit } from '../../core/audit/store.ts'
import type { Context } from '../../core/context.ts'
import { fail } from '../../core/http/fail.ts'
import { alone, pageOf } from '../../core/http/paging.ts'
import { route } from '../../core/http/route.ts'
import { notify } from '../notification/store.ts'
import {
  answerFeedback,
  countFeedback,
  type FeedbackRow,
  findFeedback,
  listFeedback,
  lockFeedback,
  reopenFeedback,
  ticketOf,
} from './store.ts'

const present = (row: FeedbackRow): AdminTicket => {
  const { account_id, contact, answered_by } = row
  return { ...ticketOf(row), account_id, contact, answered_by }
}

export function registerFeedbackAdmin(app: FastifyInstance, { db }: Pick<Context, 'db'>, now: () => number): void {
  route(app, 'GET api/Desk/feedback', async ({ query }) => {
    const { limit, offset } = pageOf(query)
    const { state = 'open', id } = query
    const [rows, total] =
      id === undefined
        ? await Promise.all([listFeedback(db, state, limit, offset), countFeedback(db, state)])
        : alone(await findFeedback(db, id))
    return { list: rows.map(present), total }
  })

  route(app, 'POST api/Desk/answerFeedback', async ({ account, body }) => {
    const by = account.id
    const { id, undo = false } = body
    const answer = body.answer?.trim() ?? null
    if (answer === '' || (undo && answer !== null)) throw fail('invalid-input')
    const state = answer === null ? 'closed' : 'answered'
    return db.transaction(async (tx) => {
      const before = await lockFeedback(tx, id)
      if (!before) throw fail('not-found')
      const at = now()
      const isDone = undo ? await reopenFeedback(tx, id) : await answerFeedback(tx, id, { answer, by, state, at: new Date(at) })
      const row = await lockFeedback(tx, id)
      if (!isDone || !row) throw fail('already-decided')
      const act = undo ? 'feedback.reopen' : answer === null ? 'feedback.close' : 'feedback.answer'
      const after = { state: row.state, ...(answer === null ? {} : { answer }) }
      await writeAudit(tx, { by, act, subject: `feedback ${id}`, before: { state: before.state }, after, at })
      if (before.account_id !== null && answer !== null)
        await notify(
          tx,
          {
            account: before.account_id,
            kind: 'system',
            event: 'feedback-answered',
            cause: `feedback ${id}`,
            detail: { reason: answer },
          },
          new Date(at),
        )
      return present(row)
    })
  })
}
