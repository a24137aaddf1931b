// Accounts with admin roles.
import { and, isNull, ne, sql } from 'drizzle-orm'
import type { AccountRow, Db } from './store.ts'
import { account } from './table.ts'

/** Accounts with an admin role, in id order. */
export async function listStaff(db: Db): Promise<AccountRow[]> {
  return db.select().from(account).where(sql`cardinality(${account.roles}) > 0`).orderBy(account.id)
}

/** Other operators, including blocked ones. */
export async function listOtherOperators(db: Db, id: string): Promise<Pick<AccountRow, 'id' | 'blocked_at'>[]> {
  return db
    .select({ id: account.id, blocked_at: account.blocked_at })
    .from(account)
    .where(and(sql`'operator' = any (${account.roles})`, ne(account.id, id), isNull(account.closed_at)))
}
