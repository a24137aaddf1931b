// Admin queries of accounts.
import { setImmediate as yieldEventLoop } from 'node:timers/promises'
import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { AdminUser, userStates } from '../../../contract/admin/admin.ts'
import type { AdminRole } from '../../../contract/wire/role.ts'
import { maskMobile } from '../../../rules/member/mobile.ts'
import { foldText, matcherOf, plainRuns } from '../../../rules/text/text-fold.ts'
import type { Tx } from '../../core/database/transaction.ts'
import { readTypedMobile } from './mobile/typed-mobile.ts'
import type { AccountRow, Db } from './store.ts'
import { account } from './table.ts'

/** Accounts per read; other tasks run in between. */
const atOnce = 1_000

/** A complete number or address finds its owner; a part of one finds nothing. */
function owned(text: string): SQL | undefined {
  const mobile = readTypedMobile(text)
  return or(eq(account.id, text), mobile ? eq(mobile.kind === 'phone' ? account.mobile : account.email, mobile.text) : undefined)
}
const states: Record<(typeof userStates)[number], SQL | undefined> = {
  all: undefined,
  blocked: isNotNull(account.blocked_at),
  operator: sql`'operator' = any (${account.roles})`,
  staff: sql`cardinality(${account.roles}) > 0`,
}

export interface AccountSearch {
  text: string
  state: keyof typeof states
}

/** Excludes accounts that the text cannot match, as far as SQL can tell: letters have spellings unknown to it. */
function possible(text: string): SQL | undefined {
  if (foldText(text) === '') return owned(text)
  const runs = plainRuns(text)
  if (runs.length === 0) return undefined
  return or(owned(text), and(...runs.map((run) => sql`strpos(normalize(${account.nickname}, NFKC), ${run}) > 0`)))
}

/**
 * Ids of matching accounts, newest first: by number or address, or by a part of their nickname in any spelling. Scans all accounts: inside
 * the database for texts with digits or Chinese characters, a thousand at a time for letters alone.
 */
export async function listNamed(db: Db, { text, state }: AccountSearch): Promise<string[]> {
  const isNamed = foldText(text) === '' ? () => false : matcherOf(text)
  const isOwner = sql<boolean>`coalesce(${owned(text)}, false)`
  const found: { id: string; created_at: Date }[] = []
  for (let after: string | undefined = ''; after !== undefined; await yieldEventLoop()) {
    const rows: { id: string; nickname: string; created_at: Date; isOwner: boolean }[] = await db
      .select({ id: account.id, nickname: account.nickname, created_at: account.created_at, isOwner })
      .from(account)
      .where(and(gt(account.id, after), states[state], possible(text)))
      .orderBy(asc(account.id))
      .limit(atOnce)
    for (const row of rows) if (row.isOwner || isNamed(row.nickname)) found.push(row)
    after = rows.length < atOnce ? undefined : rows.at(-1)?.id
  }
  found.sort((a, b) => b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? 1 : -1))
  return found.map(({ id }) => id)
}

/** Existing accounts, in the order of the ids. */
export async function findInOrder(db: Db, ids: readonly string[]): Promise<AccountRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(account)
    .where(inArray(account.id, [...ids]))
  const known = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => known.get(id) ?? [])
}

/** Newest first. */
export const listAccounts = (db: Db, state: AccountSearch['state'], limit: number, offset: number): Promise<AccountRow[]> =>
  db.select().from(account).where(states[state]).orderBy(desc(account.created_at), desc(account.id)).limit(limit).offset(offset)

export async function searchAccounts(
  db: Db,
  search: AccountSearch,
  limit: number,
  offset: number,
): Promise<{ rows: AccountRow[]; total: number }> {
  if (search.text !== '') {
    const ids = await listNamed(db, search)
    return { rows: await findInOrder(db, ids.slice(offset, offset + limit)), total: ids.length }
  }
  const [rows, [counted]] = await Promise.all([
    listAccounts(db, search.state, limit, offset),
    db.select({ total: count() }).from(account).where(states[search.state]),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** Accounts created since the given time. */
export async function countNewAccounts(db: Db, from: Date): Promise<number> {
  const [row] = await db.select({ total: count() }).from(account).where(gte(account.created_at, from))
  return row?.total ?? 0
}

/** Includes closed accounts. */
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

export async function updateRoles(tx: Tx, id: string, roles: AdminRole[]): Promise<AccountRow | undefined> {
  const [row] = await tx.update(account).set({ roles }).where(eq(account.id, id)).returning()
  return row
}

export const presentUser = (row: AccountRow, verified: AdminUser['verified']): AdminUser => ({
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
