// The queue of the alerts: what is to be done, now or at a moment, written in the transaction that makes it necessary.
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type PgBoss from 'pg-boss'

export const alertQueue = 'alert'
export const alertChannel = 'alert_job'

export type AlertJob =
  /** An alert to settle and deliver, or one of which held deliveries are due. `seq` is that of the event. */
  | { key: string; seq: number }
  /** A match is `lead` minutes from its start, unless it has moved. */
  | { soon: string; match_time: string; lead: number }
  /** The digest of everyone whose quiet hours end at this moment, ISO. */
  | { digest: string }

export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

/** pg-boss writes its row with the client of the transaction, so that job and alert are one. Drizzle does not type it. */
async function executeIn(tx: Transaction, text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
  const { client } = (tx as unknown as { session: { client: { query(text: string, values: unknown[]): Promise<{ rows: unknown[] }> } } })
    .session
  return client.query(text, values)
}

/** A job that is named is written once, however often it is asked for: its name is its id. */
function idOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export interface JobQueue {
  /** Wakes the worker when the transaction commits. */
  now(tx: Transaction, jobs: readonly AlertJob[]): Promise<void>
  /** `at` in real milliseconds. `name` makes it one of its kind. */
  later(job: AlertJob, at: number, name?: string, tx?: Transaction): Promise<void>
}

/** `now` is given by tests that move the clock: the queue itself goes by that of the database. */
export function openJobQueue(jobs: PgBoss, now: () => number = Date.now): JobQueue {
  const within = (tx?: Transaction) => (tx ? { db: { executeSql: (text: string, values: unknown[]) => executeIn(tx, text, values) } } : {})
  return {
    async now(tx, list) {
      for (const job of list) await jobs.send(alertQueue, job, within(tx))
      if (list.length > 0) await tx.execute(sql`SELECT pg_notify(${alertChannel}, '')`)
    },
    async later(job, at, name, tx) {
      await jobs.send(alertQueue, job, {
        startAfter: new Date(Date.now() + at - now()),
        ...(name ? { id: idOf(name) } : {}),
        ...within(tx),
      })
    },
  }
}
