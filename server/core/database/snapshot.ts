// Reads one consistent state of the database in pieces while others write.
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Queryable } from './transaction.ts'

export interface Snapshot {
  db: NodePgDatabase
  client: Queryable
}

/**
 * Yields what `read` yields from one snapshot. Holds a connection of the pool until the iteration ends, fails or is abandoned: the caller
 * must end a slow consumer.
 */
export async function* inSnapshot<T>(pool: Pool, read: (snapshot: Snapshot) => AsyncIterable<T>): AsyncGenerator<T> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY')
    yield* read({ db: drizzle(client), client: client as unknown as Queryable })
  } finally {
    // Nothing was written. A connection whose ROLLBACK fails is discarded.
    const broken = await client.query('ROLLBACK').then(
      () => undefined,
      (error: Error) => error,
    )
    client.release(broken)
  }
}
