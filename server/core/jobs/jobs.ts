// Background jobs: pg-boss in the same database. A job is queued in the transaction that makes it necessary, and goes with it.
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import PgBoss from 'pg-boss'
import type { Logger } from 'pino'
import { clientOf, type Tx } from '../database/transaction.ts'
import { type Repetition, repeat } from './repeat.ts'
import { openWakeLine } from './wake-line.ts'

/** Jobs of one kind. */
export interface Queue<Data extends object> {
  name: string
  /** Of jobs that are taken together, that of the smaller number goes first. */
  order(data: Data): number
}

export interface When {
  /** Real milliseconds. */
  at: number
  /** A job with a name is written once, however often it is asked for. */
  name?: string
}

export interface Jobs {
  /** Makes the queue, if it is not there yet: before anything is sent to it. */
  open<Data extends object>(queue: Queue<Data>): Promise<void>
  /** Queues a job that is there when `tx` commits: it is worked on at once, or at the given moment. */
  sendIn<Data extends object>(tx: Tx, queue: Queue<Data>, data: NoInfer<Data>, when?: When): Promise<void>
  /** Works on the jobs of a queue one by one; one that fails is tried again. Answers how to end: the job under way is waited for. */
  work<Data extends object>(queue: Queue<Data>, handle: (data: Data) => Promise<void>): () => Promise<void>
  stop(): Promise<void>
}

/** Milliseconds that running jobs have to end at a stop; what is cut off runs again. */
const stopWithin = 1_500
/** Milliseconds between two looks that nothing asked for. */
const lookAgain = 2_000
/** Jobs that are taken from a queue together. */
const together = 50
/** The line on which a commit tells that there is a job, with the name of its queue. */
const line = 'job'
/** Seconds that jobs belong to who has taken them, unless he says that he still has them. */
const heldFor = 60
/** Milliseconds of one job after which it is taken to hang: it is held no longer, nor are those behind it. */
const longest = 600_000
const rules = { retryLimit: 5, retryDelay: 1, retryBackoff: true }

/** The name of a job is its id. */
function idOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Starts the queues on the pool of the application. `now` is given by tests that move the clock: the queues go by that of the database. */
export async function startJobs(pool: Pool, log: Logger, now: () => number = Date.now, held = heldFor): Promise<Jobs> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schema: 'pgboss', schedule: false })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'))
  await boss.start()
  const workers = new Map<string, Repetition>()
  const closeLine = await openWakeLine({ pool, log }, line, (name) => workers.get(name)?.wake())

  /** Whether the job is done. */
  async function isDone<Data>(queue: string, { id, data }: PgBoss.Job<Data>, handle: (data: Data) => Promise<void>): Promise<boolean> {
    try {
      await handle(data)
      return true
    } catch (error) {
      log.error({ err: error, queue, job: data }, 'a job failed and is tried again')
      await boss.fail(queue, id)
      return false
    }
  }

  /** Jobs that were taken together: they stay ours while they are worked on, and are let go of when somebody else has them. */
  function hold(queue: string, ids: readonly string[]) {
    const own = new Set(ids)
    let begun = Date.now()
    let said = begun
    async function say(): Promise<void> {
      if (Date.now() - begun > longest) return
      said = Date.now()
      const { rows } = await pool.query<{ id: string }>(
        `UPDATE pgboss.job SET started_on = now() WHERE name = $1 AND id = ANY ($2::uuid[]) AND state = 'active' RETURNING id`,
        [queue, [...own]],
      )
      const still = new Set(rows.map(({ id }) => id))
      for (const id of own) if (!still.has(id)) own.delete(id)
    }
    const saying = repeat(say, { every: (held * 1_000) / 3, log, failure: `jobs of the queue ${queue} could not be held` })
    return {
      /** Whether this one is still ours to begin with. */
      async begins(id: string): Promise<boolean> {
        begun = Date.now()
        // This process stood still meanwhile.
        if (begun - said > (held * 1_000) / 2) await say()
        return own.has(id)
      },
      ends: (id: string) => void own.delete(id),
      close: saying.stop,
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
      await tx.execute(sql`SELECT pg_notify(${line}, ${queue})`)
    },
    work<Data extends object>({ name, order }: Queue<Data>, handle: (data: Data) => Promise<void>) {
      if (workers.has(name)) throw new Error(`${name} is worked on already`)
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
              // Each by itself: it has its own time, and what is cut off later does not bring it back.
              if (stopped) left.push(job.id)
              else if (await isDone(name, job, handle)) await boss.complete(name, job.id)
              own.ends(job.id)
            }
          } finally {
            await own.close()
          }
          // The next to work on them does not wait until their time is over.
          if (left.length > 0) await boss.fail(name, left)
        }
      }
      const working = repeat(drain, { every: lookAgain, first: 0, log, failure: `jobs could not be read from the queue ${name}` })
      workers.set(name, working)
      return async () => {
        stopped = true
        workers.delete(name)
        await working.stop()
      }
    },
    async stop() {
      await closeLine()
      await boss.stop({ graceful: true, wait: true, timeout: stopWithin })
    },
  }
}
