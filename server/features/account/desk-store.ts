// Accounts as the operator's desk finds them.
import { setImmediate as turn } from 'node:timers/promises'
import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { DeskUser, userStates } from '../../../contract/desk/desk.ts'
import type { DeskRole } from '../../../contract/wire/role.ts'
import { maskMobile } from '../../../rules/member/mobile.ts'
import { foldText, matcherOf } from '../../../rules/text/text-fold.ts'
import type { Tx } from '../../core/database/transaction.ts'
import { readTypedMobile } from './mobile/typed-mobile.ts'
import type { AccountRow, Db } from './store.ts'
import { account } from './table.ts'

/** Nicknames that are compared before others get their turn. */
const atOnce = 1_000

/** A whole number or address finds who has it; parts of one find nobody. */
function owned(text: string): SQL | undefined {
  const mobile = readTypedMobile(text)
  return or(eq(account.id, text), mobile ? eq(mobile.kind === 'phone' ? account.mobile : account.email, mobile.text) : undefined)
}
const states: Record<(typeof userStates)[number], SQL | undefined> = {
  all: undefined,
  blocked: isNotNull(account.blocked_at),
  operator: sql`'operator' = ANY (${account.roles})`,
  staff: sql`cardinality(${account.roles}) > 0`,
}

interface AccountSearch {
  text: string
  state: keyof typeof states
}

/** Ids of those whom a text means: by what they own, or by a part of their nickname in any spelling. The newest first. */
async function listNamed(db: Db, { text, state }: AccountSearch): Promise<string[]> {
  const isNamed = foldText(text) === '' ? () => false : matcherOf(text)
  const isOwner = sql<boolean>`coalesce(${owned(text)}, false)`
  const found: { id: string; created_at: Date }[] = []
  for (let after: string | undefined = ''; after !== undefined; await turn()) {
    const rows: { id: string; nickname: string; created_at: Date; isOwner: boolean }[] = await db
      .select({ id: account.id, nickname: account.nickname, created_at: account.created_at, isOwner })
      .from(account)
      .where(and(gt(account.id, after), states[state]))
      .orderBy(asc(account.id))
      .limit(atOnce)
    for (const row of rows) if (row.isOwner || isNamed(row.nickname)) found.push(row)
    after = rows.length < atOnce ? undefined : rows.at(-1)?.id
  }
  found.sort((a, b) => b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? 1 : -1))
  return found.map(({ id }) => id)
}

export async function searchAccounts(
  db: Db,
  search: AccountSearch,
  limit: number,
  offset: number,
): Promise<{ rows: AccountRow[]; total: number }> {
  if (search.text !== '') {
    const ids = await listNamed(db, search)
    const shown = ids.slice(offset, offset + limit)
    const rows = shown.length === 0 ? [] : await db.select().from(account).where(inArray(account.id, shown))
    return { rows: rows.sort((a, b) => shown.indexOf(a.id) - shown.indexOf(b.id)), total: ids.length }
  }
  const wanted = states[search.state]
  const [rows, [counted]] = await Promise.all([
    db.select().from(account).where(wanted).orderBy(desc(account.created_at), desc(account.id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(account).where(wanted),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** How many were made from a moment on. */
export async function countNewAccounts(db: Db, from: Date): Promise<number> {
  const [row] = await db.select({ total: count() }).from(account).where(gte(account.created_at, from))
  return row?.total ?? 0
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
