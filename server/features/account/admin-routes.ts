// Admin routes for users: search, block, sign out.
import type { FastifyInstance } from 'fastify'
import type { AdminUser } from '../../../contract/admin/admin.ts'
import { mayRestrict } from '../../../rules/admin/admin-rights.ts'
import { writeAudit } from '../../core/audit/store.ts'
import { fail } from '../../core/http/fail.ts'
import { pageOf } from '../../core/http/paging.ts'
import { route } from '../../core/http/route.ts'
import { findAnyAccount, presentUser, searchAccounts, setBlocked } from './admin-store.ts'
import type { AccountDeps } from './deps.ts'
import { countSessions, endSessions, type SessionRow } from './session-store.ts'
import { loginSession } from './sessions.ts'
import { type AccountRow, lockAccount } from './store.ts'

/** Maximum milliseconds of a block by staff below operator: a year, by either clock. */
const longestTerm = 366 * 86_400_000

export function registerUserAdmin(
  app: FastifyInstance,
  { db, sessions, deviceTokens, verifyStates, now }: Pick<AccountDeps, 'db' | 'sessions' | 'deviceTokens' | 'verifyStates' | 'now'>,
): void {
  async function presentAll(rows: readonly AccountRow[]): Promise<AdminUser[]> {
    const verified = await verifyStates(rows.map(({ id }) => id))
    return rows.map((row) => presentUser(row, verified.get(row.id) ?? 'none'))
  }
  async function present(row: AccountRow): Promise<AdminUser> {
    return presentUser(row, (await verifyStates([row.id])).get(row.id) ?? 'none')
  }
  /** Sessions ended in a transaction become invalid as soon as it commits. */
  async function afterEnd(accountId: string, ended: SessionRow[], all: boolean): Promise<void> {
    sessions.evict(accountId)
    if (all) await deviceTokens.endAll(accountId)
    await sessions.settle(ended)
  }

  route(app, 'GET api/Desk/users', async ({ query }) => {
    const { limit, offset } = pageOf(query)
    const { text = '', state = 'all' } = query
    const { rows, total } = await searchAccounts(db, { text: text.trim(), state }, limit, offset)
    return { list: await presentAll(rows), total }
  })

  route(app, 'GET api/Desk/user', async ({ query, account }) => {
    const row = await findAnyAccount(db, query.id)
    if (!row) throw fail('not-found')
    const list = await sessions.list(row.id)
    return { user: await present(row), sessions: list.map((one) => loginSession(one, account.session)) }
  })

  route(app, 'POST api/Desk/blockUser', async ({ account, body }) => {
    const by = account.id
    const { id, on } = body
    const reason = on ? (body.reason?.trim() ?? '') : ''
    if (on && reason === '') throw fail('invalid-input')
    const at = now()
    const until = on && body.until !== undefined ? new Date(body.until) : null
    if ((!on && body.until !== undefined) || (until && until.getTime() <= at)) throw fail('invalid-input')
    const isOperator = account.roles.includes('operator')
    if (on && !isOperator && !(until && until.getTime() - at <= longestTerm)) throw fail('forbidden')
    let ended: SessionRow[] = []
    const changed = await db.transaction(async (tx) => {
      const before = await lockAccount(tx, id)
      if (!before || before.closed_at) throw fail('not-found')
      if (id === by || before.roles.includes('operator') || !mayRestrict(account.roles, before.roles)) throw fail('forbidden')
      if ((before.blocked_at !== null) === on) throw fail('already-decided')
      // Staff limited to temporary blocks cannot lift a permanent one.
      if (!on && !isOperator && before.blocked_until === null) throw fail('forbidden')
      const row = await setBlocked(tx, id, { at: on ? new Date(at) : null, until, reason })
      ended = on ? await endSessions(tx, { accountId: id }, 'blocked', new Date(at)) : []
      const after = { blocked: on, reason, until: until?.toISOString() ?? null, ended: ended.length }
      const was = { blocked: !on, reason: before.block_reason, until: before.blocked_until?.toISOString() ?? null }
      await writeAudit(tx, { by, act: on ? 'user.block' : 'user.unblock', subject: `user ${id}`, before: was, after, at })
      return row
    })
    if (on) await afterEnd(id, ended, true)
    if (!changed) throw fail('not-found')
    return present(changed)
  })

  route(app, 'POST api/Desk/endUserSessions', async ({ account, body }) => {
    const { id, session } = body
    const at = now()
    const ended = await db.transaction(async (tx) => {
      const owner = await lockAccount(tx, id)
      if (!owner) throw fail('not-found')
      if (!mayRestrict(account.roles, owner.roles)) throw fail('forbidden')
      const logins = await countSessions(tx, id)
      const rows = await endSessions(tx, { accountId: id, ...(session === undefined ? {} : { only: session }) }, 'ended', new Date(at))
      if (session !== undefined && rows.length === 0) throw fail('not-found')
      const done = { by: account.id, act: 'user.sessions', subject: `user ${id}`, at } as const
      const after = { logins: logins - rows.length, ended: rows.length, ...(session === undefined ? {} : { session }) }
      await writeAudit(tx, { ...done, before: { logins }, after })
      return rows
    })
    await afterEnd(id, ended, session === undefined)
    return { ended: ended.length }
  })
}
