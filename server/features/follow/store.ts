// The order of follows in the database, and what other features ask of it: who is special to whom.
import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FollowBook, GroupChange, MarkChange } from '../../../contract/follow-book.ts'
import type { BookKind } from '../../../contract/limits/follow-limits.ts'
import { rankBetween } from '../../../rules/follow-rank.ts'
import { followGroup, followMark } from './table.ts'

/** A database or a transaction of it. */
export type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

export async function findBook(db: Db, account: string): Promise<FollowBook> {
  const groups = await db
    .select({ id: followGroup.id, name: followGroup.name, rank: followGroup.rank })
    .from(followGroup)
    .where(eq(followGroup.account_id, account))
    .orderBy(sql`${followGroup.rank} COLLATE "C"`, asc(followGroup.id))
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

/** One change of a member's order at a time, so that its limits are exact. */
export const lockBook = (tx: Db, account: string): Promise<unknown> =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`follow book ${account}`}, 0))`)

/** Makes a group or changes it; a new one without a place stands last. */
export async function putGroup(tx: Db, account: string, { id, name, rank }: GroupChange): Promise<void> {
  const mine = eq(followGroup.account_id, account)
  const set = { ...(name !== undefined && { name }), ...(rank !== undefined && { rank }) }
  if (Object.keys(set).length === 0) return
  const known = await tx
    .update(followGroup)
    .set(set)
    .where(and(mine, eq(followGroup.id, id)))
    .returning({ id: followGroup.id })
  // Another device has ended it: a mere move does not bring it back.
  if (known.length > 0 || name === undefined) return
  const [last] = await tx
    .select({ rank: sql<string | null>`max(${followGroup.rank} COLLATE "C")` })
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
export async function putMark(tx: Db, account: string, { kind, id, group, rank, special }: MarkChange): Promise<void> {
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
export async function countBook(tx: Db, account: string): Promise<{ groups: number; marks: number }> {
  const [groups] = await tx.select({ total: count() }).from(followGroup).where(eq(followGroup.account_id, account))
  const [marks] = await tx.select({ total: count() }).from(followMark).where(eq(followMark.account_id, account))
  return { groups: groups?.total ?? 0, marks: marks?.total ?? 0 }
}

/** Whether something is special to an account, as a part of another query; `account` names its column, whole. */
export const isSpecialTo = (account: SQL, { kind, id }: { kind: BookKind | SQL; id: string | SQL }): SQL<boolean> =>
  sql`EXISTS (SELECT FROM follow_mark mark WHERE mark.account_id = ${account} AND mark.kind = ${kind} AND mark.ref_id = ${id} AND mark.special)`

/** The account is gone. */
export async function forgetBook(db: Db, account: string): Promise<void> {
  await db.delete(followGroup).where(eq(followGroup.account_id, account))
  await db.delete(followMark).where(eq(followMark.account_id, account))
}
