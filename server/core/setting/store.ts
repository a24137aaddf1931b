// Reads and writes the values that the server remembers.
import { eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { setting } from './table.ts'

/** The value under this name as it was written, or null. */
export async function findSetting<T>(db: NodePgDatabase, name: string): Promise<T | null> {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.name, name))
  return row ? (row.value as T) : null
}

export async function putSetting(db: NodePgDatabase, name: string, value: unknown): Promise<void> {
  await db
    .insert(setting)
    .values({ name, value })
    .onConflictDoUpdate({ target: setting.name, set: { value, updatedAt: sql`now()` } })
}
