// Grants and revokes admin roles from the server's console, with an entry in the audit log.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { AdminRole } from '../../../contract/wire/role.ts'
import { lockSubject, writeAudit } from '../../core/audit/store.ts'
import type { Tx } from '../../core/database/transaction.ts'
import { StartError } from '../../core/start-error.ts'
import { listOtherOperators } from './staff-store.ts'
import { type AccountRow, grantRole, lockAccount } from './store.ts'

interface Noted {
  role: AdminRole
  on: boolean
  id: string
  /** Null if there was no such account. */
  known: AccountRow | null
}

export function noteRole(tx: Tx, { role, on, id, known }: Noted): Promise<void> {
  const done = { by: 'console', subject: `user ${id}`, at: Date.now() }
  if (role === 'operator') {
    const before = known && { operator: known.roles.includes(role) }
    return writeAudit(tx, { ...done, act: on ? 'operator.create' : 'operator.revoke', before, after: { operator: on } })
  }
  const others = known?.roles.filter((one) => one !== role) ?? []
  const states = { before: known && { roles: known.roles }, after: { roles: on ? [...others, role] : others } }
  return writeAudit(tx, { ...done, act: 'user.roles', ...states })
}

/** Grants a role. @throws StartError if there is no such account */
export const giveRole = (db: NodePgDatabase, id: string, role: AdminRole): Promise<void> => change(db, { id, role, on: true })

/**
 * Revokes a role. @throws StartError if there is no such account, and for the only operator who can sign in unless `force`: the admin would
 * become unusable.
 */
export const takeRole = (db: NodePgDatabase, id: string, role: AdminRole, force: boolean): Promise<void> =>
  change(db, { id, role, on: false }, async (tx, known) => {
    if (force || role !== 'operator' || !known.roles.includes(role)) return
    if ((await listOtherOperators(tx, id)).some(({ blocked_at }) => blocked_at === null)) return
    const name = known.mobile ?? known.email ?? id
    const advice = 'Make somebody else an operator first (npm run operator -- create NAME), or say --force.'
    throw new StartError(`${name} is the only operator: without one nobody can use all of the desk. ${advice}`)
  })

async function change(
  db: NodePgDatabase,
  { id, role, on }: Pick<Noted, 'id' | 'role' | 'on'>,
  check?: (tx: Tx, known: AccountRow) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSubject(tx, 'roles')
    const known = await lockAccount(tx, id)
    if (!known) throw new StartError(`There is no account ${id}.`)
    await check?.(tx, known)
    await grantRole(tx, id, role, on)
    await noteRole(tx, { role, on, id, known })
  })
}
