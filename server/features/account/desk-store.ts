// Accounts as the operator's desk finds them.
import { and, count, desc, eq, ilike, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { DeskUser, userStates } from '../../../contract/desk/desk.ts'
import type { DeskRole } from '../../../contract/wire/role.ts'
import { maskMobile } from '../../../rules/member/mobile.ts'
import type { Tx } from '../../core/database/transaction.ts'
import { readTypedMobile } from './mobile/typed-mobile.ts'
import type { AccountRow, Db } from './store.ts'
import { account } from './table.ts'

const plain = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** A whole number or address finds who has it; parts of one find nobody. */
function named(text: string): SQL | undefined {
  if (text === '') return undefined
  const mobile = readTypedMobile(text)
  const owner = mobile && eq(mobile.kind === 'phone' ? account.mobile : account.email, mobile.text)
  return or(eq(account.id, text), ilike(account.nickname, `%${plain(text)}%`), ...(owner ? [owner] : []))
}
const states: Record<(typeof userStates)[number], SQL | undefined> = {
  all: undefined,
  blocked: isNotNull(account.blocked_at),
  operator: sql`'operator' = ANY (${account.roles})`,
  staff: sql`cardinality(${account.roles}) > 0`,
}

export async function searchAccounts(
  db: Db,
  { text, state }: { text: string; state: keyof typeof states },
  limit: number,
  offset: number,
): Promise<{ rows: AccountRow[]; total: number }> {
  const wanted = and(named(text), states[state])
  const [rows, [counted]] = await Promise.all([
    db.select().from(account).where(wanted).orderBy(desc(account.created_at), desc(account.id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(account).where(wanted),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** Also one that is closed. */
export async function findAnyAccount(db: Db, id: string): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(account).where(eq(account.id, id))
  return row
}

export async function setBlocked(
  tx: Tx,
  id: string,
  { at, until, reason }: { at: Date | null; until: Date | null; reason: string },
): Promise<AccountRow | undefined> {
  const [row] = await tx
    .update(account)
    .set({ blocked_at: at, blocked_until: until, block_reason: reason })
    .where(eq(account.id, id))
    .returning()
  return row
}

export async function putRoles(tx: Tx, id: string, roles: DeskRole[]): Promise<AccountRow | undefined> {
  const [row] = await tx.update(account).set({ roles }).where(eq(account.id, id)).returning()
  return row
}

export const showUser = (row: AccountRow, verified: DeskUser['verified']): DeskUser => ({
  id: row.id,
  user_nickname: row.nickname,
  avatar: row.avatar,
  mobile: maskMobile(row.mobile ?? ''),
  email: maskMobile(row.email ?? ''),
  roles: row.roles,
  verified,
  create_time_str: row.created_at.toISOString(),
  blocked_at: row.blocked_at?.toISOString() ?? null,
  blocked_until: row.blocked_until?.toISOString() ?? null,
  block_reason: row.block_reason,
  closed_at: row.closed_at?.toISOString() ?? null,
})
