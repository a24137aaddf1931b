// Runs the alert jobs: woken when a transaction with alerts commits, and by itself now and then in case it was not.
import type { Pool, PoolClient } from 'pg'
import type PgBoss from 'pg-boss'
import type { Logger } from 'pino'

export const alertQueue = 'alert'
export const alertChannel = 'alert_job'
export interface AlertJob {
  key: string
}
interface WorkerParts {
  jobs: PgBoss
  pool: Pool
  log: Logger
  handle: (job: AlertJob) => Promise<void>
}

const lookAgain = 5_000
const together = 8

export class AlertWorker {
  #listener: PoolClient | null = null
  #timer: NodeJS.Timeout | null = null
  #running: Promise<void> | null = null
  #again = false
  #stopped = false

  constructor(readonly parts: WorkerParts) {}

  async start(): Promise<void> {
    await this.parts.jobs.createQueue(alertQueue, {
      name: alertQueue,
      retryLimit: 5,
      retryDelay: 2,
      retryBackoff: true,
      expireInSeconds: 360,
    })
    await this.#listen()
    this.#timer = setInterval(() => {
      if (!this.#listener) void this.#listen()
      this.wake()
    }, lookAgain)
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
      .catch((error: unknown) => this.parts.log.error({ err: error }, 'alerts could not be read from the queue'))
      .finally(() => {
        this.#running = null
        if (this.#again) this.wake()
      })
  }

  async #drain(): Promise<void> {
    const { jobs, log, handle } = this.parts
    for (;;) {
      const found = await jobs.fetch<AlertJob>(alertQueue, { batchSize: together })
      if (!found?.length || this.#stopped) return
      await Promise.all(
        found.map(async (job) => {
          try {
            await handle(job.data)
            await jobs.complete(alertQueue, job.id)
          } catch (error) {
            log.error({ err: error, alert: job.data.key }, 'an alert failed and is tried again')
            await jobs.fail(alertQueue, job.id)
          }
        }),
      )
    }
  }

  async #listen(): Promise<void> {
    const { pool, log } = this.parts
    try {
      const client = await pool.connect()
      client.on('notification', () => this.wake())
      client.once('error', (error) => {
        log.warn({ err: error }, 'the wake-up line of the alerts was lost')
        this.#listener = null
        client.release(true)
      })
      await client.query(`LISTEN ${alertChannel}`)
      this.#listener = client
    } catch (error) {
      log.warn({ err: error }, 'no wake-up line for the alerts: they are looked for every few seconds')
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true
    if (this.#timer) clearInterval(this.#timer)
    this.#listener?.release(true)
    this.#listener = null
    await this.#running
  }
}
