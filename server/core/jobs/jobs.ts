// Background jobs: pg-boss in the same database, so that a job is sent in the transaction that caused it.
import type { Pool } from 'pg'
import PgBoss from 'pg-boss'
import type { Logger } from 'pino'

/** Milliseconds that running jobs have to end at a stop; what is cut off runs again. */
const stopWithin = 1_500

/** Starts the queue on the pool of the application. */
export async function startJobs(pool: Pool, log: Logger): Promise<PgBoss> {
  const jobs = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schema: 'pgboss', schedule: false })
  jobs.on('error', (error) => log.error({ err: error }, 'the job queue failed'))
  await jobs.start()
  return jobs
}

export const stopJobs = (jobs: PgBoss): Promise<void> => jobs.stop({ graceful: true, wait: true, timeout: stopWithin })
