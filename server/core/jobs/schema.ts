// The tables of the job queue for a database that is restored: pg-boss makes them at its start, which is too late for their rows.
import PgBoss from 'pg-boss'
import type { Queryable } from '../database/transaction.ts'

/** Its schema, and what of it a backup holds: the other tables are the library's own bookkeeping. */
export const jobSchema = 'pgboss'
export const jobTables = ['queue', 'job', 'archive'] as const

/** A row of `queue`, as far as a queue is made of it. */
export interface QueueRow {
  name: string
  policy: string | null
  retry_limit: number | null
  retry_delay: number | null
  retry_backoff: boolean | null
  expire_seconds: number | null
  retention_minutes: number | null
  dead_letter: string | null
}

/** Makes the empty schema inside the transaction of the caller: the library's own statements would commit it. */
export async function createJobSchema(client: Queryable): Promise<void> {
  const plan = PgBoss.getConstructionPlans(jobSchema)
  const [, body] = /^\s*BEGIN;([\s\S]*)COMMIT;\s*$/.exec(plan) ?? []
  if (body === undefined) throw new Error('pg-boss makes its schema in another way than this version knows')
  await client.query({ text: body })
  // The plan sets both for its own transaction.
  await client.query({ text: 'SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0' })
}

/** A queue is a row and a table of its own for its jobs. */
export async function createJobQueue(client: Queryable, row: QueueRow): Promise<void> {
  const options = {
    policy: row.policy,
    retryLimit: row.retry_limit,
    retryDelay: row.retry_delay,
    retryBackoff: row.retry_backoff,
    expireInSeconds: row.expire_seconds,
    retentionMinutes: row.retention_minutes,
    deadLetter: row.dead_letter,
  }
  await client.query({ text: `SELECT ${jobSchema}.create_queue($1, $2::json)`, values: [row.name, JSON.stringify(options)] })
}
