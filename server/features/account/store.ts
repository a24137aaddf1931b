// Accounts in the database.
import { randomInt } from 'node:crypto'
import { and, eq, inArray, isNull, like, lte, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { AdminRole } from '../../../contract/wire/role.ts'
import { faceAddress } from '../../../rules/face/face-address.ts'
import type { Mobile } from '../../../rules/member/mobile.ts'
import type { Tx } from '../../core/database/transaction.ts'
import { account, accountBlock, type EndReason, session } from './table.ts'

export { authorIsRead } from './readership-store.ts'

export { listOtherOperators } from './staff-store.ts'
export type { EndReason } from './table.ts'

export type AccountRow = typeof account.$inferSelect
/** The database or a transaction. */
export type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

const columnOf = (mobile: Mobile) => (mobile.kind === 'phone' ? account.mobile : account.email)

/** The account with this number or address. A closed account has none. */
export async function findByMobile(db: Db, mobile: Mobile): Promise<AccountRow | undefined> {
  const [row] = await db
    .select()
    .from(account)
    .where(eq(columnOf(mobile), mobile.text))
  return row
}

/** Ids of accounts whose address ends with `end`. */
export async function listByAddressEnd(db: Db, end: string): Promise<string[]> {
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(and(like(account.email, `%${end}`), isNull(account.closed_at)))
    .orderBy(account.id)
  return rows.map(({ id }) => id)
}

export async function findAccount(db: Db, id: string): Promise<AccountRow | undefined> {
  const [row] = await db
    .select()
    .from(account)
    .where(and(eq(account.id, id), isNull(account.closed_at)))
  return row
}

/** Nicknames by id. */
export async function findNicknames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: account.id, nickname: account.nickname })
    .from(account)
    .where(inArray(account.id, [...ids]))
  return new Map(rows.map(({ id, nickname }) => [id, nickname]))
}

/** How an account appears to others; `gone`: it was deleted or is blocked. */
export interface Profile {
  id: string
  nickname: string
  avatar: string
  signature: string
  gone: boolean
}
export async function findProfiles(db: Db, ids: readonly string[]): Promise<Map<string, Profile>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: account.id,
      nickname: account.nickname,
      avatar: account.avatar,
      signature: account.signature,
      gone: sql<boolean>`${account.closed_at} is not null or ${account.blocked_at} is not null`,
    })
    .from(account)
    .where(inArray(account.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}
export type Face = Pick<Profile, 'nickname' | 'avatar'>
/** Name and picture by id. */
export async function findFaces(db: Db, ids: readonly string[]): Promise<Map<string, Face>> {
  return new Map([...(await findProfiles(db, ids))].map(([id, { nickname, avatar }]) => [id, { nickname, avatar }]))
}

export async function findByShareCode(db: Db, code: string): Promise<AccountRow | undefined> {
  const [row] = await db
    .select()
    .from(account)
    .where(and(eq(account.share_code, code.toUpperCase()), isNull(account.closed_at)))
  return row
}

/** Letters and digits that are hard to confuse. */
const shareLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const newShareCode = (): string => Array.from({ length: 8 }, () => shareLetters[randomInt(shareLetters.length)]).join('')

/** Consent to the agreement and the privacy policy of a build. */
export interface Consent {
  build: string
  at: Date
}
export interface NewAccount {
  mobile: Mobile
  nickname: (id: string) => string
  password: string | null
  roles?: AdminRole[]
  consent?: Consent
}

/** Creates the account; null if the number has one already, even with concurrent requests. */
export async function insertAccount(db: Db, { mobile, nickname, password, roles = [], consent }: NewAccount): Promise<AccountRow | null> {
  const { rows } = await db.execute(sql`select nextval('account_number')::text as id`)
  const id = (rows[0] as { id: string }).id
  const [row] = await db
    .insert(account)
    .values({
      id,
      mobile: mobile.kind === 'phone' ? mobile.text : null,
      email: mobile.kind === 'email' ? mobile.text : null,
      nickname: nickname(id),
      avatar: faceAddress(id),
      password,
      roles,
      share_code: newShareCode(),
      agreed_build: consent?.build,
      agreed_at: consent?.at,
    })
    .onConflictDoNothing({ target: columnOf(mobile) })
    .returning()
  return row ?? null
}

/** Stores a consent; the first one stays. */
export async function saveConsent(db: Db, id: string, { build, at }: Consent): Promise<void> {
  await db
    .update(account)
    .set({ agreed_build: build, agreed_at: at })
    .where(and(eq(account.id, id), isNull(account.agreed_at), isNull(account.closed_at)))
}

/** Locks the row until the transaction ends. */
export async function lockAccount(tx: Tx, id: string): Promise<AccountRow | undefined> {
  const [row] = await tx.select().from(account).where(eq(account.id, id)).for('update')
  return row
}

type Changes = Partial<Omit<typeof account.$inferInsert, 'id' | 'share_code' | 'created_at'>>

/** Merges the given privacy choices: others may change concurrently. */
export async function updateAccount(db: Db, id: string, { privacy, ...changes }: Changes): Promise<AccountRow | undefined> {
  const chosen = privacy && { privacy: sql`${account.privacy} || ${JSON.stringify(privacy)}::jsonb` }
  const [row] = await db
    .update(account)
    .set({ ...changes, ...chosen })
    .where(eq(account.id, id))
    .returning()
  return row
}

/** Replaces the password if it is still `from`; returns false otherwise. */
export async function replacePassword(db: Db, id: string, from: string | null, to: string): Promise<boolean> {
  const isFrom = from === null ? isNull(account.password) : eq(account.password, from)
  const changed = await db
    .update(account)
    .set({ password: to })
    .where(and(eq(account.id, id), isNull(account.closed_at), isFrom))
    .returning({ id: account.id })
  return changed.length === 1
}

/** Sets an account's inviter: once, and never mutually. Returns whether this call did. */
export async function bindInviter(db: Db, id: string, inviter: string): Promise<boolean> {
  const bound = await db
    .update(account)
    .set({ invited_by: inviter })
    .where(
      and(
        eq(account.id, id),
        isNull(account.invited_by),
        sql`${account.id} <> ${inviter}`,
        sql`not exists (select from account other where other.id = ${inviter} and other.invited_by = ${id})`,
      ),
    )
    .returning({ id: account.id })
  return bound.length === 1
}

export async function grantRole(db: Db, id: string, role: AdminRole, on: boolean): Promise<void> {
  const roles = on ? sql`array(select distinct unnest(${account.roles} || array[${role}]))` : sql`array_remove(${account.roles}, ${role})`
  await db.update(account).set({ roles }).where(eq(account.id, id))
}

/** Unblocks accounts whose block has ended; one account, or all. */
export async function liftBlocks(db: Db, at: Date, id?: string): Promise<void> {
  await db
    .update(account)
    .set({ blocked_at: null, blocked_until: null, block_reason: '' })
    .where(and(lte(account.blocked_until, at), id === undefined ? undefined : eq(account.id, id)))
}

/** Schedules the account's deletion and returns its time; an earlier schedule stays. Null: there is no such account. */
export async function setClosing(db: Db, id: string, at: Date): Promise<Date | null> {
  const [row] = await db
    .update(account)
    .set({ closing_at: sql`coalesce(${account.closing_at}, ${at.toISOString()})` })
    .where(and(eq(account.id, id), isNull(account.closed_at)))
    .returning({ at: account.closing_at })
  return row?.at ?? null
}

/** Cancels the scheduled deletion; returns false if the account is already deleted. */
export async function takeClosingBack(db: Db, id: string): Promise<boolean> {
  const updated = await db
    .update(account)
    .set({ closing_at: null })
    .where(and(eq(account.id, id), isNull(account.closed_at)))
    .returning({ id: account.id })
  return updated.length === 1
}

/** Accounts due for deletion; `closed`: an earlier deletion was interrupted. */
export async function listDue(db: Db, at: Date): Promise<{ id: string; closed: boolean }[]> {
  const due = { id: account.id, closed: sql<boolean>`${account.closed_at} is not null` }
  return db.select(due).from(account).where(lte(account.closing_at, at)).orderBy(account.closing_at)
}

/** Removes all personal data from the row; the ledger keeps its id. Returns false if it is not due, or its owner has cancelled. */
export async function closeAccount(db: Db, id: string, at: Date, nickname: string, avatar: string): Promise<boolean> {
  const closed = await db
    .update(account)
    .set({
      mobile: null,
      email: null,
      nickname,
      avatar,
      signature: '',
      birthday: null,
      privacy: {},
      password: null,
      payment_password: null,
      roles: [],
      agreed_build: null,
      agreed_at: null,
      closed_at: at,
    })
    .where(and(eq(account.id, id), isNull(account.closed_at), lte(account.closing_at, at)))
    .returning({ id: account.id })
  return closed.length === 1
}

/** Marks the deletion as complete. */
export async function finishClosing(db: Db, id: string): Promise<void> {
  await db.update(account).set({ closing_at: null }).where(eq(account.id, id))
}

export async function deleteBlocks(db: Db, id: string): Promise<void> {
  await db.delete(accountBlock).where(eq(accountBlock.account_id, id))
}

const blockMost = 1_000

export async function listBlocked(db: Db, id: string): Promise<AccountRow[]> {
  const ids = db.select({ id: accountBlock.blocked_id }).from(accountBlock).where(eq(accountBlock.account_id, id))
  return db.select().from(account).where(inArray(account.id, ids)).orderBy(account.nickname)
}

/** Blocks an account for `id`; returns false if the list is full. */
export async function insertBlock(db: Db, id: string, blocked: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into account_block (account_id, blocked_id) select ${id}, ${blocked}
    where (select count(*) from account_block where account_id = ${id}) < ${blockMost}
      or exists (select from account_block where account_id = ${id} and blocked_id = ${blocked})
    on conflict do nothing`)
  if ((rowCount ?? 0) > 0) return true
  return isBlocked(db, id, blocked)
}

export async function deleteBlock(db: Db, id: string, blocked: string): Promise<void> {
  await db.delete(accountBlock).where(and(eq(accountBlock.account_id, id), eq(accountBlock.blocked_id, blocked)))
}

/** Whether `id` has blocked `other`. */
export async function isBlocked(db: Db, id: string, other: string): Promise<boolean> {
  const rows = await db
    .select({ id: accountBlock.blocked_id })
    .from(accountBlock)
    .where(and(eq(accountBlock.account_id, id), eq(accountBlock.blocked_id, other)))
  return rows.length > 0
}

/** Why a session ended; null: it is active. A deleted session had expired. */
export async function findEndReason(db: Db, sessionId: string): Promise<EndReason | null> {
  const [row] = await db.select({ reason: session.end_reason }).from(session).where(eq(session.id, sessionId))
  return row ? row.reason : 'expired'
}
