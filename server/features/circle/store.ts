import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Circle } from '../../../contract/circle.ts'
import type { Tx } from '../../core/database/transaction.ts'
import { circle, circleFollow } from './table.ts'

export type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>
export type CircleRow = typeof circle.$inferSelect

export const presentCircle = ({ place: _place, on: _on, ...row }: CircleRow, followed: boolean): Circle => ({ ...row, followed })

/** In the operator's order. */
export const listCircles = (db: Db, all = false): Promise<CircleRow[]> =>
  db
    .select()
    .from(circle)
    .where(all ? undefined : eq(circle.on, true))
    .orderBy(asc(circle.place), asc(circle.id))

export async function findCircle(db: Db, id: string, all = false): Promise<CircleRow | undefined> {
  const [row] = await db
    .select()
    .from(circle)
    .where(and(eq(circle.id, id), all ? undefined : eq(circle.on, true)))
  return row
}
export async function findFollowedCircles(db: Db, account: string | null): Promise<Set<string>> {
  if (account === null) return new Set()
  const rows = await db.select({ id: circleFollow.circle_id }).from(circleFollow).where(eq(circleFollow.account_id, account))
  return new Set(rows.map(({ id }) => id))
}

/** Accounts that follow it. */
export async function listCircleMembers(db: Db, id: string): Promise<string[]> {
  const rows = await db.select({ account: circleFollow.account_id }).from(circleFollow).where(eq(circleFollow.circle_id, id))
  return rows.map(({ account }) => account)
}

/** Returns the new number of followers. */
export async function setCircleFollow(tx: Tx, id: string, account: string, on: boolean): Promise<number> {
  const row = { circle_id: id, account_id: account }
  const changed = on
    ? await tx.insert(circleFollow).values(row).onConflictDoNothing().returning()
    : await tx
        .delete(circleFollow)
        .where(and(eq(circleFollow.circle_id, id), eq(circleFollow.account_id, account)))
        .returning()
  const [counted] = await tx
    .update(circle)
    .set({ followers: sql`${circle.followers} + ${changed.length * (on ? 1 : -1)}` })
    .where(eq(circle.id, id))
    .returning({ followers: circle.followers })
  return counted?.followers ?? 0
}

/** Changes the number of visible posts by `more`. */
export async function countPosts(db: Db, id: string, more: number): Promise<void> {
  await db
    .update(circle)
    .set({ posts: sql`greatest(0, ${circle.posts} + ${more})` })
    .where(eq(circle.id, id))
}

type Written = Omit<CircleRow, 'followers' | 'posts'>
/** Inserts circles that do not exist yet. */
export async function insertCircles(db: Db, rows: readonly Written[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(circle)
      .values([...rows])
      .onConflictDoNothing()
}
export async function upsertCircle(db: Db, row: Written): Promise<void> {
  const { id: _id, ...set } = row
  await db.insert(circle).values(row).onConflictDoUpdate({ target: circle.id, set })
}
export async function countCircles(db: Db): Promise<number> {
  const [row] = await db.select({ total: count() }).from(circle)
  return row?.total ?? 0
}
