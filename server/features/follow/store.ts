// Accounts' follows in the database: the follows, their order in groups, and queries for other features.
import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Follow } from '../../../contract/follow/follow.ts'
import type { FollowOrder, GroupChange, MarkChange } from '../../../contract/follow/follow-order.ts'
import type { FollowOrderKind } from '../../../contract/limits/follow-limits.ts'
import { limits } from '../../../contract/limits/limits.ts'
import { rankBetween } from '../../../rules/follow-rank.ts'
import { inAccountTransaction } from '../../core/database/account-queue.ts'
import type { Tx } from '../../core/database/transaction.ts'
import { accountFollow, followGroup, followMark } from './table.ts'

/** Alerts go to the devices where the account is signed in: their queries join this table. */
export { accountFollow } from './table.ts'

/** The database or a transaction. */
export type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

export async function findFollowOrder(db: Db, account: string): Promise<FollowOrder> {
  const groups = await db
    .select({ id: followGroup.id, name: followGroup.name, rank: followGroup.rank })
    .from(followGroup)
    .where(eq(followGroup.account_id, account))
    .orderBy(sql`${followGroup.rank} collate "C"`, asc(followGroup.id))
  const there = new Set(groups.map(({ id }) => id))
  const marks = await db
    .select({
      kind: followMark.kind,
      id: followMark.ref_id,
      group: followMark.group_id,
      rank: followMark.rank,
      special: followMark.special,
    })
    .from(followMark)
    .where(eq(followMark.account_id, account))
  return { groups, marks: marks.map((mark) => ({ ...mark, group: mark.group !== null && there.has(mark.group) ? mark.group : null })) }
}

/** Serializes changes to a member's order, so that its limits are exact. */
export const lockFollowOrder = (tx: Db, account: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`follow book ${account}`}, 0))`)

/** Creates or updates a group; a new one without a rank goes last. */
export async function upsertGroup(tx: Db, account: string, { id, name, rank }: GroupChange): Promise<void> {
  const mine = eq(followGroup.account_id, account)
  const set = { ...(name !== undefined && { name }), ...(rank !== undefined && { rank }) }
  if (Object.keys(set).length === 0) return
  const known = await tx
    .update(followGroup)
    .set(set)
    .where(and(mine, eq(followGroup.id, id)))
    .returning({ id: followGroup.id })
  // Another device has deleted it: a mere move does not restore it.
  if (known.length > 0 || name === undefined) return
  const [last] = await tx
    .select({ rank: sql<string | null>`max(${followGroup.rank} collate "C")` })
    .from(followGroup)
    .where(mine)
  await tx.insert(followGroup).values({ account_id: account, id, name, rank: rank ?? rankBetween(last?.rank ?? '', null) })
}
export async function endGroups(tx: Db, account: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.delete(followGroup).where(and(eq(followGroup.account_id, account), inArray(followGroup.id, [...ids])))
  await tx
    .update(followMark)
    .set({ group_id: null })
    .where(and(eq(followMark.account_id, account), inArray(followMark.group_id, [...ids])))
}
export async function upsertMark(tx: Db, account: string, { kind, id, group, rank, special }: MarkChange): Promise<void> {
  const set = {
    ...(group !== undefined && { group_id: group }),
    ...(rank !== undefined && { rank }),
    ...(special !== undefined && { special }),
  }
  if (Object.keys(set).length === 0) return
  await tx
    .insert(followMark)
    .values({ account_id: account, kind, ref_id: id, ...set })
    .onConflictDoUpdate({ target: [followMark.account_id, followMark.kind, followMark.ref_id], set })
}
export async function countFollowOrder(tx: Db, account: string): Promise<{ groups: number; marks: number }> {
  const [groups] = await tx.select({ total: count() }).from(followGroup).where(eq(followGroup.account_id, account))
  const [marks] = await tx.select({ total: count() }).from(followMark).where(eq(followMark.account_id, account))
  return { groups: groups?.total ?? 0, marks: marks?.total ?? 0 }
}

type Key = Pick<Follow, 'kind' | 'id'>
const isRow = (account: string, { kind, id }: Key): SQL | undefined =>
  and(eq(accountFollow.account_id, account), eq(accountFollow.kind, kind), eq(accountFollow.ref_id, id))

/** The follows of an account. */
export async function listAccountFollows(db: Db, accountId: string): Promise<Follow[]> {
  const { kind, ref_id: id, events, muted, through, adds } = accountFollow
  return db.select({ kind, id, events, muted, through, adds }).from(accountFollow).where(eq(accountFollow.account_id, accountId))
}

/** Adds follows to an account; existing ones are replaced or kept, by `known`. */
export async function upsertAccountFollows(db: Db, account: string, follows: readonly Follow[], known: 'replace' | 'keep'): Promise<void> {
  for (const { kind, id, events, muted = false, through = false, adds = false } of follows) {
    const values = { events, muted, through, adds }
    const row = db.insert(accountFollow).values({ account_id: account, kind, ref_id: id, ...values })
    if (known === 'keep') await row.onConflictDoNothing()
    else await row.onConflictDoUpdate({ target: [accountFollow.account_id, accountFollow.kind, accountFollow.ref_id], set: values })
  }
}
export async function deleteAccountFollow(db: Db, account: string, key: Key): Promise<void> {
  await db.delete(accountFollow).where(isRow(account, key))
}

/** Serializes changes to an account's follows, so that the limit is exact. */
export const lockFollows = (tx: Db, accountId: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`follow ${accountId}`}, 0))`)

/** Runs `work` while holding the lock on an account's follows. */
export async function changingFollows<T>(db: NodePgDatabase, accountId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inAccountTransaction(db, accountId, async (tx) => {
    await lockFollows(tx, accountId)
    return work(tx)
  })
}

/** Follows or unfollows one item, in a transaction. Returns whether that changed anything; `full`: the limit is reached. */
export async function setAccountFollow(tx: Db, accountId: string, { kind, id }: Key, on: boolean): Promise<boolean | 'full'> {
  await lockFollows(tx, accountId)
  const mine = isRow(accountId, { kind, id })
  if (!on) return (await tx.delete(accountFollow).where(mine).returning({ kind: accountFollow.kind })).length > 0
  const [known] = await tx.select({ kind: accountFollow.kind }).from(accountFollow).where(mine)
  if (known) return false
  const [row] = await tx.select({ total: count() }).from(accountFollow).where(eq(accountFollow.account_id, accountId))
  if ((row?.total ?? 0) >= limits.followsPerDevice) return 'full'
  await tx.insert(accountFollow).values({ account_id: accountId, kind, ref_id: id, events: [] })
  return true
}

/** Followers per id; ids without followers are absent. */
export async function countFollowers(db: Db, kind: Follow['kind'], ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: accountFollow.ref_id, total: count() })
    .from(accountFollow)
    .where(and(eq(accountFollow.kind, kind), inArray(accountFollow.ref_id, [...ids])))
    .groupBy(accountFollow.ref_id)
  return new Map(rows.map(({ id, total }) => [id, total]))
}

export async function isFollowing(db: Db, accountId: string, kind: Follow['kind'], id: string): Promise<boolean> {
  const rows = await db.select({ kind: accountFollow.kind }).from(accountFollow).where(isRow(accountId, { kind, id }))
  return rows.length > 0
}

/** SQL condition: whether an item is special to an account; `account` is its fully qualified column. */
export const isSpecialTo = (account: SQL, { kind, id }: { kind: FollowOrderKind | SQL; id: string | SQL }): SQL<boolean> =>
  sql`exists (select from follow_mark mark where mark.account_id = ${account} and mark.kind = ${kind} and mark.ref_id = ${id} and mark.special)`

/** Deletes the follows of a deleted account. */
export async function deleteAccountFollows(db: Db, account: string): Promise<void> {
  await db.delete(accountFollow).where(eq(accountFollow.account_id, account))
}
export async function deleteFollowOrder(db: Db, account: string): Promise<void> {
  await db.delete(followGroup).where(eq(followGroup.account_id, account))
  await db.delete(followMark).where(eq(followMark.account_id, account))
}
