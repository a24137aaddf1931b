// Admin routes for verifications. Names and numbers are masked in the list; viewing them in full is logged.
import type { FastifyInstance } from 'fastify'
import type { AdminVerification } from '../../../../contract/admin/admin.ts'
import { maskId, maskName } from '../../../../rules/member/real-name.ts'
import { writeAudit } from '../../../core/audit/store.ts'
import { fail } from '../../../core/http/fail.ts'
import { alone, pageOf } from '../../../core/http/paging.ts'
import { route } from '../../../core/http/route.ts'
import { notify } from '../../notification/store.ts'
import { findNicknames } from '../store.ts'
import type { MemberDeps } from './deps.ts'
import {
  countVerifications,
  findVerification,
  listVerifications,
  lockVerification,
  settleVerification,
  type VerificationRow,
} from './store.ts'
import { openVerification } from './verify.ts'

export function registerVerificationAdmin(app: FastifyInstance, { db, keys, now }: Pick<MemberDeps, 'db' | 'keys' | 'now'>): void {
  const present = (row: VerificationRow, nickname = ''): AdminVerification => {
    const { real_name, id_number } = openVerification(keys, row)
    return {
      account_id: row.account_id,
      user_nickname: nickname,
      state: row.state,
      kind: row.kind,
      real_name: maskName(real_name),
      id_number: maskId(id_number),
      reason: row.reason,
      sent_at: row.sent_at.toISOString(),
      settled_by: row.settled_by,
      settled_at: row.settled_at?.toISOString() ?? null,
    }
  }

  route(app, 'GET api/Desk/verifications', async ({ query }) => {
    const { limit, offset } = pageOf(query)
    const { state = 'waiting', id } = query
    const [rows, total] =
      id === undefined
        ? await Promise.all([listVerifications(db, state, limit, offset), countVerifications(db, state)])
        : alone(await findVerification(db, id))
    const names = await findNicknames(
      db,
      rows.map(({ account_id }) => account_id),
    )
    return { list: rows.map((row) => present(row, names.get(row.account_id))), total }
  })

  route(app, 'POST api/Desk/seeVerification', ({ account, body }) =>
    db.transaction(async (tx) => {
      const row = await lockVerification(tx, body.account)
      if (!row) throw fail('not-found')
      const done = { by: account.id, act: 'verification.see', subject: `user ${body.account}`, at: now() } as const
      await writeAudit(tx, { ...done, before: null, after: null })
      return openVerification(keys, row)
    }),
  )

  route(app, 'POST api/Desk/decideVerification', async ({ account, body }) => {
    const by = account.id
    const verified = body.act === 'approve'
    const reason = verified ? '' : (body.reason?.trim() ?? '')
    if (!verified && reason === '') throw fail('invalid-input')
    if (body.account === by) throw fail('forbidden')
    return db.transaction(async (tx) => {
      const before = await lockVerification(tx, body.account)
      if (!before) throw fail('not-found')
      const at = now()
      if (!(await settleVerification(tx, body.account, { verified, reason, by, at: new Date(at) }))) throw fail('already-decided')
      const after = { state: verified ? 'verified' : 'refused', reason }
      const done = { by, act: `verification.${body.act}`, subject: `user ${body.account}`, at } as const
      await writeAudit(tx, { ...done, before: { state: before.state }, after })
      const event = verified ? 'verified' : 'verification-refused'
      const notice = { account: body.account, kind: 'system', event, cause: `verification ${body.account} ${at}` } as const
      await notify(tx, { ...notice, detail: { reason } }, new Date(at))
      const [row, names] = [await lockVerification(tx, body.account), await findNicknames(tx, [body.account])]
      if (!row) throw fail('not-found')
      return present(row, names.get(body.account))
    })
  })
}
