// One state of the database, read in pieces while others write.
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Queryable } from './transaction.ts'

export interface Snapshot {
  db: NodePgDatabase
  client: Queryable
}

/**
 * Yields what `read` yields of one snapshot. A connection of the pool is held until it ends, fails or is given up: whoever takes it
 * slowly has to be ended.
 */
export async function* inSnapshot<T>(pool: Pool, read: (snapshot: Snapshot) => AsyncIterable<T>): AsyncGenerator<T> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY')
    yield* read({ db: drizzle(client), client: client as unknown as Queryable })
  } finally {
    // Nothing was written. A connection on which not even this goes is thrown away.
    const broken = await client.query('ROLLBACK').then(
      () => undefined,
      (error: Error) => error,
    )
    client.release(broken)
  }
}
