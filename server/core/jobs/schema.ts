// Creates the tables of pg-boss for a restore, which loads their rows before pg-boss starts.
import PgBoss from 'pg-boss'
import type { Queryable } from '../database/transaction.ts'

/** Schema of pg-boss, and the tables that a backup contains; the others are internal. */
export const jobSchema = 'pgboss'
export const jobTables = ['queue', 'job', 'archive'] as const

/** The columns of `queue` that define a queue. */
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

/** Creates the empty schema within the caller's transaction, without the BEGIN and COMMIT of pg-boss. */
export async function createJobSchema(client: Queryable): Promise<void> {
  const plan = PgBoss.getConstructionPlans(jobSchema)
  const [, body] = /^\s*BEGIN;([\s\S]*)COMMIT;\s*$/.exec(plan) ?? []
  if (body === undefined) throw new Error('unexpected construction plan of pg-boss')
  await client.query({ text: body })
  // The plan sets both for its transaction.
  await client.query({ text: 'SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0' })
}

/** Creates the row of a queue and its job table. */
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
