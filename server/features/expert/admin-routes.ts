// Admin routes of experts: applications, terms, removal of schemes, channel providers. Each act is logged.
import type { FastifyInstance } from 'fastify'
import type { AdminExpert } from '../../../contract/admin/expert-admin.ts'
import { lockSubject, writeAudit } from '../../core/audit/store.ts'
import { isMember } from '../../core/database/lock-order.ts'
import type { Tx } from '../../core/database/transaction.ts'
import { fail } from '../../core/http/fail.ts'
import { alone, pageOf } from '../../core/http/paging.ts'
import { route } from '../../core/http/route.ts'
import { type MoneyCall, moneyRoute } from '../../core/idempotency/money-route.ts'
import { findAccount, findNicknames, listOtherOperators } from '../account/store.ts'
import { notify } from '../notification/store.ts'
import { openApplication, presentApplication } from './application.ts'
import { findApplication, lockApplication, settleApplication } from './application-store.ts'
import { titleOf } from './buy.ts'
import type { ExpertDeps } from './deps.ts'
import { listBuyers, lockScheme, setScheme } from './scheme-store.ts'
import { refundedAtOnce, refundScheme } from './settle.ts'
import {
  countApplications,
  type ExpertApplicationRow,
  findLabels,
  insertExpert,
  isExpert,
  listApplications,
  setChannelProvider,
} from './store.ts'
import { findExpertTerms, lockExpertTerms, upsertExpertTerms } from './terms.ts'

export function registerExpertAdmin(app: FastifyInstance, deps: ExpertDeps): void {
  const { db, keys, ledger, matches, now } = deps
  const money = { db, now, open: () => ledger.isOpen() }

  async function present(rows: readonly ExpertApplicationRow[]): Promise<AdminExpert[]> {
    const names = await findNicknames(
      db,
      rows.map(({ account_id }) => account_id),
    )
    return rows.map((row) => ({
      ...presentApplication(keys, row),
      account_id: row.account_id,
      user_nickname: names.get(row.account_id) ?? '',
      settled_by: row.settled_by,
      settled_at: row.settled_at?.toISOString() ?? null,
    }))
  }

  route(app, 'GET api/Desk/experts', async ({ query }) => {
    const { limit, offset } = pageOf(query)
    const { state = 'waiting', id } = query
    const [rows, total] =
      id === undefined
        ? await Promise.all([listApplications(db, state, limit, offset), countApplications(db, state)])
        : alone(await findApplication(db, id))
    return { list: await present(rows), total, terms: await findExpertTerms(db) }
  })

  route(app, 'POST api/Desk/seeExpert', ({ account, body }) =>
    db.transaction(async (tx) => {
      const row = await lockApplication(tx, body.account)
      if (!row) throw fail('not-found')
      const done = { by: account.id, act: 'expert.see', subject: `user ${body.account}`, at: now() } as const
      await writeAudit(tx, { ...done, before: null, after: null })
      return openApplication(keys, row)
    }),
  )

  route(app, 'POST api/Desk/decideExpert', async ({ account, body }) => {
    const by = account.id
    const state = body.act === 'approve' ? 'approved' : 'refused'
    const reason = state === 'approved' ? '' : (body.reason?.trim() ?? '')
    if (state === 'refused' && reason === '') throw fail('invalid-input')
    if (body.account === by) throw fail('forbidden')
    await db.transaction(async (tx) => {
      const before = await lockApplication(tx, body.account)
      if (!before || !(await findAccount(tx, body.account))) throw fail('not-found')
      const at = now()
      if (!(await settleApplication(tx, body.account, { state, reason, by, at: new Date(at) }))) throw fail('already-decided')
      if (state === 'approved') await insertExpert(tx, body.account, new Date(at))
      const done = { by, act: `expert.${body.act}`, subject: `user ${body.account}`, at } as const
      await writeAudit(tx, { ...done, before: { state: before.state }, after: { state, reason } })
      const notice = { account: body.account, kind: 'system', event: `expert-${state}`, cause: `expert ${body.account} ${at}` } as const
      await notify(tx, { ...notice, detail: { reason } }, new Date(at))
    })
    const row = await findApplication(db, body.account)
    const [view] = await present(row ? [row] : [])
    if (!view) throw fail('not-found')
    return view
  })

  route(app, 'POST api/Desk/appointExpert', ({ account: { id: by }, body: { account } }) => {
    const isOwn = account === by
    return db.transaction(async (tx) => {
      // The only operator of a new site has no colleague who could decide.
      if (isOwn) {
        await lockSubject(tx, 'roles')
        if ((await listOtherOperators(tx, by)).length > 0) throw fail('forbidden')
      }
      const subject = `user ${account}`
      await lockSubject(tx, subject)
      const person = await findAccount(tx, account)
      if (!person || person.blocked_at) throw fail('account-unknown')
      if (await isExpert(tx, account)) throw fail('already-decided')
      const at = now()
      const before = await lockApplication(tx, account)
      // A pending application is approved as well.
      if (before?.state === 'waiting') await settleApplication(tx, account, { state: 'approved', reason: '', by, at: new Date(at) })
      await insertExpert(tx, account, new Date(at))
      const states = { before: { application: before?.state ?? 'none' }, after: { expert: true, ...(isOwn && { only_operator: true }) } }
      await writeAudit(tx, { by, act: 'expert.appoint', subject, at, ...states })
      const notice = { account, kind: 'system', event: 'expert-appointed', cause: `expert ${account} ${at}` } as const
      await notify(tx, { ...notice, detail: { reason: '' } }, new Date(at))
      return { account, user_nickname: person.nickname }
    })
  })

  route(app, 'POST api/Desk/expertTerms', ({ account, body }) =>
    db.transaction(async (tx) => {
      const before = await lockExpertTerms(tx)
      const after = { ...before, ...body }
      if (after.price_least > after.price_most || after.tip_least > after.tip_most) throw fail('invalid-input')
      await upsertExpertTerms(tx, after)
      const done = { by: account.id, act: 'expert.terms', subject: 'experts', at: now() } as const
      await writeAudit(tx, { ...done, before: { ...before }, after: { ...after } })
      return after
    }),
  )

  const heldBuyers = (within: Tx, id: string): Promise<string[]> => listBuyers(within, id, ['held'], refundedAtOnce)
  const remove = async ({ tx, account, body: { id, reason }, now: at }: MoneyCall<'POST api/Desk/removeScheme'>) => {
    const row = await lockScheme(tx, id)
    if (!row) throw fail('not-found')
    if (row.removed_at !== null) throw fail('already-decided')
    const removed = { removed_at: new Date(at), reason }
    await setScheme(tx, id, removed)
    const match = (await matches.find([row.match_id], tx)).get(row.match_id)
    // The sweep refunds buyers who were not known before.
    const buyers = (await heldBuyers(tx, id)).filter((buyer) => isMember(tx, buyer))
    const refunded = await refundScheme(tx, { ...row, ...removed }, buyers, titleOf(match), at)
    const done = { by: account.id, act: 'scheme.remove', subject: `scheme ${id}`, at } as const
    await writeAudit(tx, { ...done, before: { expert: row.expert_id, title: row.title }, after: { reason, refunded } })
    return { id, refunded }
  }
  moneyRoute(app, money, 'POST api/Desk/removeScheme', remove, { members: ({ body }, tx) => heldBuyers(tx, body.id) })

  route(app, 'POST api/Desk/channelProvider', ({ account, body }) =>
    db.transaction(async (tx) => {
      const at = now()
      await lockSubject(tx, `user ${body.account}`)
      if (!(await findAccount(tx, body.account))) throw fail('not-found')
      const before = (await findLabels(tx, [body.account])).get(body.account) ?? []
      await setChannelProvider(tx, body.account, body.on, new Date(at))
      const labels = (await findLabels(tx, [body.account])).get(body.account) ?? []
      const done = { by: account.id, act: 'channel.put', subject: `user ${body.account}`, at } as const
      await writeAudit(tx, { ...done, before: { labels: before.join(' ') }, after: { labels: labels.join(' ') } })
      return { labels }
    }),
  )
}
