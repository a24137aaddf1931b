// Background jobs: pg-boss in the same database. A job is queued in the transaction that needs it and rolls back with it.
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import PgBoss from 'pg-boss'
import type { Logger } from 'pino'
import { clientOf, type Tx } from '../database/transaction.ts'
import { openNotifyListener } from './notify-listener.ts'
import { type Repetition, repeat } from './repeat.ts'

/** Jobs of one kind. */
export interface Queue<Data extends object> {
  name: string
  /** Priority within a fetched batch: lower numbers run first. */
  order(data: Data): number
}

export interface When {
  /** Real time in milliseconds. */
  at: number
  /** A named job is queued once, however often it is sent. */
  name?: string
}

export interface Jobs {
  /** Creates the queue if it is missing; required before anything is sent to it. */
  open<Data extends object>(queue: Queue<Data>): Promise<void>
  /** Queues a job that becomes visible when `tx` commits; it runs at once or at the given time. */
  sendIn<Data extends object>(tx: Tx, queue: Queue<Data>, data: NoInfer<Data>, when?: When): Promise<void>
  /** Processes a queue's jobs one by one and retries failed ones. Returns a stop function that waits for the running job. */
  work<Data extends object>(queue: Queue<Data>, handle: (data: Data) => Promise<void>): () => Promise<void>
  stop(): Promise<void>
}

/** Milliseconds that running jobs get to finish at a stop; an interrupted job runs again. */
const stopWithin = 1_500
/** Polling interval without a notification, in milliseconds. */
const checkInterval = 2_000
/** Batch size of a fetch. */
const together = 50
/** The PostgreSQL channel on which a commit notifies of a job, with its queue's name. */
const channel = 'job'
/** Lease of fetched jobs in seconds, unless renewed. */
const heldFor = 60
/** Milliseconds after which a job counts as hung: its lease and those of the jobs behind it are no longer renewed. */
const longest = 600_000
const rules = { retryLimit: 5, retryDelay: 1, retryBackoff: true }

/** Derives the id of a job from its name. */
function idOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Starts the queues on the application's pool. Tests that move the clock pass `now`: the queues use the database's clock. */
export async function startJobs(pool: Pool, log: Logger, now: () => number = Date.now, held = heldFor): Promise<Jobs> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schema: 'pgboss', schedule: false })
  boss.on('error', (error) => log.error({ err: error }, 'job queue error'))
  await boss.start()
  const workers = new Map<string, Repetition>()
  const closeListener = await openNotifyListener({ pool, log }, channel, (name) => workers.get(name)?.wake())

  /** Whether the job is done. */
  async function isDone<Data>(queue: string, { id, data }: PgBoss.Job<Data>, handle: (data: Data) => Promise<void>): Promise<boolean> {
    try {
      await handle(data)
      return true
    } catch (error) {
      log.error({ err: error, queue, job: data }, 'job failed, will be retried')
      await boss.fail(queue, id)
      return false
    }
  }

  /** Renews the leases of a fetched batch while it is processed, and drops jobs that another worker has taken over. */
  function hold(queue: string, ids: readonly string[]) {
    const own = new Set(ids)
    let begun = Date.now()
    let renewedAt = begun
    async function renew(): Promise<void> {
      if (Date.now() - begun > longest) return
      renewedAt = Date.now()
      const { rows } = await pool.query<{ id: string }>(
        `UPDATE pgboss.job SET started_on = now() WHERE name = $1 AND id = ANY ($2::uuid[]) AND state = 'active' RETURNING id`,
        [queue, [...own]],
      )
      const still = new Set(rows.map(({ id }) => id))
      for (const id of own) if (!still.has(id)) own.delete(id)
    }
    const renewing = repeat(renew, { every: (held * 1_000) / 3, log, failure: `lease renewal failed for queue ${queue}` })
    return {
      /** Whether this job's lease is still held, so that it may start. */
      async begins(id: string): Promise<boolean> {
        begun = Date.now()
        // This process was paused meanwhile.
        if (begun - renewedAt > (held * 1_000) / 2) await renew()
        return own.has(id)
      },
      ends: (id: string) => void own.delete(id),
      close: renewing.stop,
    }
  }

  return {
    open: ({ name }) => boss.createQueue(name, { name, ...rules, expireInSeconds: held }),
    async sendIn(tx, { name: queue }, data, when) {
      const inTx = { db: { executeSql: (text: string, values: unknown[]) => clientOf(tx).query({ text, values }) } }
      if (when) {
        const { at, name } = when
        await boss.send(queue, data, { ...inTx, startAfter: new Date(Date.now() + at - now()), ...(name && { id: idOf(name) }) })
        return
      }
      await boss.send(queue, data, inTx)
      await tx.execute(sql`select pg_notify(${channel}, ${queue})`)
    },
    work<Data extends object>({ name, order }: Queue<Data>, handle: (data: Data) => Promise<void>) {
      if (workers.has(name)) throw new Error(`${name} already has a worker`)
      let stopped = false
      async function drain(): Promise<void> {
        while (!stopped) {
          const found = await boss.fetch<Data>(name, { batchSize: together })
          if (found.length === 0) return
          const left: string[] = []
          const own = hold(
            name,
            found.map(({ id }) => id),
          )
          try {
            for (const job of found.sort((a, b) => order(a.data) - order(b.data))) {
              if (!(await own.begins(job.id))) continue
              // Completed one by one: each has its own lease, and a later interruption does not bring it back.
              if (stopped) left.push(job.id)
              else if (await isDone(name, job, handle)) await boss.complete(name, job.id)
              own.ends(job.id)
            }
          } finally {
            await own.close()
          }
          // Released at once: the next worker need not wait until their leases expire.
          if (left.length > 0) await boss.fail(name, left)
        }
      }
      const working = repeat(drain, { every: checkInterval, first: 0, log, failure: `fetch failed for queue ${name}` })
      workers.set(name, working)
      return async () => {
        stopped = true
        workers.delete(name)
        await working.stop()
      }
    },
    async stop() {
      await closeListener()
      await boss.stop({ graceful: true, wait: true, timeout: stopWithin })
    },
  }
}
