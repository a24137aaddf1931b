// Who has a role of the desk.
import { and, isNull, ne, sql } from 'drizzle-orm'
import type { AccountRow, Db } from './store.ts'
import { account } from './table.ts'

/** Accounts that have a role of the desk, in the order of their ids. */
export async function listStaff(db: Db): Promise<AccountRow[]> {
  return db.select().from(account).where(sql`cardinality(${account.roles}) > 0`).orderBy(account.id)
}

/** Who else has the role of an operator, also those who are kept out for now. */
export async function listOtherOperators(db: Db, id: string): Promise<Pick<AccountRow, 'id' | 'blocked_at'>[]> {
  return db
    .select({ id: account.id, blocked_at: account.blocked_at })
    .from(account)
    .where(and(sql`'operator' = ANY (${account.roles})`, ne(account.id, id), isNull(account.closed_at)))
}
