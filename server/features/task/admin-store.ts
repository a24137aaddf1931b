// Queries of tasks and activities for the admin pages.
import { count, desc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Tx } from '../../core/database/transaction.ts'
import type { TaskRow } from './store.ts'
import { activity, task } from './table.ts'

type Db = Pick<NodePgDatabase, 'select'>
export type ActivityRow = typeof activity.$inferSelect

/** Includes disabled ones. */
export const listAllTasks = (db: Db): Promise<TaskRow[]> => db.select().from(task).orderBy(task.place, task.id)
export const listAllActivities = (db: Db): Promise<ActivityRow[]> =>
  db.select().from(activity).orderBy(desc(activity.starts_at), activity.id)

/** Locks the row until the transaction ends. */
export async function lockTask(tx: Tx, id: string): Promise<TaskRow | undefined> {
  const [row] = await tx.select().from(task).where(eq(task.id, id)).for('update')
  return row
}
/** Locks the row until the transaction ends. */
export async function lockActivity(tx: Tx, id: string): Promise<ActivityRow | undefined> {
  const [row] = await tx.select().from(activity).where(eq(activity.id, id)).for('update')
  return row
}

export async function countTasks(tx: Tx): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(task)
  return row?.total ?? 0
}
export async function countActivities(tx: Tx): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(activity)
  return row?.total ?? 0
}

export async function upsertTask(tx: Tx, row: TaskRow): Promise<void> {
  const { id: _id, ...set } = row
  await tx.insert(task).values(row).onConflictDoUpdate({ target: task.id, set })
}
export async function upsertActivity(tx: Tx, row: ActivityRow): Promise<void> {
  const { id: _id, ...set } = row
  await tx.insert(activity).values(row).onConflictDoUpdate({ target: activity.id, set })
}
