// Feedback: anyone can send it, members with pictures; its sender reads the answers.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { idempotencyHeader } from '../../../contract/money/money.ts'
import { countedByAddress, takeAttempt } from '../../core/attempt/store.ts'
import type { Context } from '../../core/context.ts'
import { inTransaction } from '../../core/database/transaction.ts'
import { fail } from '../../core/http/fail.ts'
import { type Call, route } from '../../core/http/route.ts'
import { type Scope, scopeOf } from '../../core/idempotency/key.ts'
import { claimKey, findResponses, responseFor, storeResponse } from '../../core/idempotency/store.ts'
import { claimUploads } from '../upload/store.ts'
import { insertFeedback, listFeedbackOf, ticketOf } from './store.ts'

const key = 'POST api/Universal/feedback'
const perMember = [{ seconds: 3_600, most: 10 }]
const perGuest = [{ seconds: 3_600, most: 5 }]
/** Guests share this scope: their keys are UUIDs, which do not collide. */
const guest = 'guest'

/** Scope of the request if the sender keeps a key over retries; without a key every call creates feedback. */
const askedOf = ({ account, body, request }: Call<typeof key>): Scope | null =>
  request.headers[idempotencyHeader] === undefined ? null : scopeOf(account?.id ?? guest, key, request.headers, { query: {}, body })

export function registerFeedback(app: FastifyInstance, { db, pool }: Pick<Context, 'db' | 'pool'>, now: () => number = Date.now): void {
  route(app, key, async (call) => {
    const { body, account, request } = call
    const asked = askedOf(call)
    // Repeats a lost response, which does not count against the limit.
    const [known] = asked ? await findResponses(pool, [asked]) : []
    if (asked && known) return responseFor(asked, known) as { id: string }
    const { kind = 'other', content, contact = '', pictures = [] } = body
    if (content.trim() === '') throw fail('invalid-input')
    if (pictures.length > 0) {
      if (!account) throw fail('auth-lost')
      const own = new Set(
        (await claimUploads(db, account.id, pictures, new Date(now())))
          .filter((upload) => upload.kind === 'picture')
          .map(({ path }) => path),
      )
      if (!pictures.every((path) => own.has(path))) throw fail('not-found')
    }
    const counted = account
      ? [{ kind: 'feedback', subject: account.id, windows: perMember }]
      : countedByAddress('feedback', request.ip, perGuest)
    const wait = await takeAttempt(db, counted, now())
    if (wait > 0) throw fail('too-many', { retryAfter: wait })
    const row = { kind, content: content.trim(), contact, pictures, account_id: account?.id ?? null }
    return inTransaction(db, async (tx) => {
      const claimed = asked && (await claimKey(tx, asked, now()))
      if (claimed) return claimed.answer as { id: string }
      const response = { id: randomBytes(9).toString('base64url') }
      await insertFeedback(tx, { ...response, ...row, created_at: new Date(now()) })
      if (asked) await storeResponse(tx, asked, response)
      return response
    })
  })

  route(app, 'GET api/Universal/feedbackList', async ({ account }) => ({
    list: (await listFeedbackOf(db, account.id)).map(ticketOf),
  }))
}
