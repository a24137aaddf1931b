// Takes the alert jobs from the queue: woken by the database when a transaction with alerts commits, and by itself now
// and then in case it was not.
import type { Pool, PoolClient } from 'pg'
import type PgBoss from 'pg-boss'
import type { Logger } from 'pino'

export const alertQueue = 'alert'
export const alertChannel = 'alert_job'
/** `seq` is that of the event: jobs that come together are taken in order. */
export interface AlertJob {
  key: string
  seq: number
}
interface WorkerParts {
  jobs: PgBoss
  pool: Pool
  log: Logger
  /** Makes an alert durable and begins its delivery: quick, whatever the push services do. */
  handle: (key: string) => Promise<void>
}

/** Milliseconds between two looks that nothing asked for. */
const lookAgain = 2_000
const together = 50

export class AlertWorker {
  readonly #parts: WorkerParts
  #listener: PoolClient | null = null
  #timer: NodeJS.Timeout | null = null
  #running: Promise<void> | null = null
  #again = false
  #stopped = false

  constructor(parts: WorkerParts) {
    this.#parts = parts
  }

  async start(): Promise<void> {
    await this.#listen()
    this.#timer = setInterval(() => this.#look(), lookAgain)
    this.wake()
  }

  #look(): void {
    if (!this.#listener) void this.#listen()
    this.wake()
  }

  /** Looks for jobs now; one look at a time, and one more when something came meanwhile. */
  wake(): void {
    if (this.#stopped) return
    if (this.#running) {
      this.#again = true
      return
    }
    this.#again = false
    this.#running = this.#drain()
      .catch((error: unknown) => this.#parts.log.error({ err: error }, 'alerts could not be read from the queue'))
      .finally(() => {
        this.#running = null
        if (this.#again) this.wake()
      })
  }

  async #drain(): Promise<void> {
    const { jobs } = this.#parts
    while (!this.#stopped) {
      const found = await jobs.fetch<AlertJob>(alertQueue, { batchSize: together })
      if (found.length === 0) return
      const done: string[] = []
      for (const job of found.sort((a, b) => a.data.seq - b.data.seq)) if (await this.#handle(job)) done.push(job.id)
      if (done.length > 0) await jobs.complete(alertQueue, done)
    }
  }

  async #handle({ id, data }: PgBoss.Job<AlertJob>): Promise<boolean> {
    try {
      await this.#parts.handle(data.key)
      return true
    } catch (error) {
      this.#parts.log.error({ err: error, alert: data.key }, 'an alert failed and is tried again')
      await this.#parts.jobs.fail(alertQueue, id)
      return false
    }
  }

  async #listen(): Promise<void> {
    const { pool, log } = this.#parts
    try {
      const client = await pool.connect()
      const lost = (error?: Error): void => {
        if (this.#listener !== client) return
        this.#listener = null
        log.warn({ err: error }, 'the wake-up line of the alerts was lost: they are looked for every two seconds')
        client.release(true)
      }
      client.on('notification', () => this.wake())
      client.once('error', lost)
      client.once('end', () => lost())
      try {
        await client.query(`LISTEN ${alertChannel}`)
        this.#listener = client
      } catch (error) {
        client.release(true)
        throw error
      }
    } catch (error) {
      log.warn({ err: error }, 'no wake-up line for the alerts: they are looked for every two seconds')
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true
    if (this.#timer) clearInterval(this.#timer)
    const listener = this.#listener
    this.#listener = null
    listener?.release(true)
    await this.#running
  }
}
