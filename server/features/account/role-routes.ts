// Admin roles, granted and revoked by operators.
import type { FastifyInstance } from 'fastify'
import { adminRoles } from '../../../contract/wire/role.ts'
import { lockSubject, writeAudit } from '../../core/audit/store.ts'
import type { Context } from '../../core/context.ts'
import { fail } from '../../core/http/fail.ts'
import { route } from '../../core/http/route.ts'
import { presentUser, updateRoles } from './admin-store.ts'
import type { AccountDeps } from './deps.ts'
import type { Sessions } from './sessions.ts'
import { findAccount, lockAccount } from './store.ts'

interface RoleDeps extends Pick<Context, 'db' | 'hub'>, Pick<AccountDeps, 'verifyStates'> {
  sessions: Pick<Sessions, 'evict'>
  now: () => number
}

export function registerRoles(app: FastifyInstance, { db, hub, sessions, verifyStates, now }: RoleDeps): void {
  route(app, 'POST api/Desk/setRoles', async ({ account, body: { id, give = [], take = [] } }) => {
    const by = account.id
    if (give.length + take.length === 0 || give.some((role) => take.includes(role))) throw fail('invalid-input')
    if (id === by) throw fail('forbidden')
    const changed = await db.transaction(async (tx) => {
      // Serialized: of two operators who revoke each other's role, the second is no operator any more, so that one remains.
      await lockSubject(tx, 'roles')
      if (!(await findAccount(tx, by))?.roles.includes('operator')) throw fail('forbidden')
      const before = await lockAccount(tx, id)
      if (!before || before.closed_at) throw fail('not-found')
      if (before.blocked_at && give.length > 0) throw fail('account-blocked')
      const roles = adminRoles.filter((role) => !take.includes(role) && (give.includes(role) || before.roles.includes(role)))
      if (roles.length === before.roles.length && roles.every((role) => before.roles.includes(role))) throw fail('already-decided')
      const row = await updateRoles(tx, id, roles)
      const states = { before: { roles: before.roles }, after: { roles } }
      await writeAudit(tx, { by, act: 'user.roles', subject: `user ${id}`, ...states, at: now() })
      return row
    })
    if (!changed) throw fail('not-found')
    // Evicts their cached sessions, so that no later call uses the old roles.
    sessions.evict(id)
    hub.publish(`account:${id}`, 'roles', {})
    return presentUser(changed, (await verifyStates([id])).get(id) ?? 'none')
  })
}
