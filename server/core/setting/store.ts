// Reads and writes persisted settings.
import { eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Tx } from '../database/transaction.ts'
import { setting } from './table.ts'

/** Returns the value as it was written, or null. */
export async function findSetting<T>(db: NodePgDatabase, name: string): Promise<T | null> {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.name, name))
  return row ? (row.value as T) : null
}

/** Locks a setting until the transaction ends, so that a read-modify-write does not undo another change. */
export async function lockSetting(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${name}`}, 0))`)
}

export async function upsertSetting(db: NodePgDatabase, name: string, value: unknown): Promise<void> {
  await db
    .insert(setting)
    .values({ name, value })
    .onConflictDoUpdate({ target: setting.name, set: { value, updatedAt: sql`now()` } })
}
