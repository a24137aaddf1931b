// Takes the alert jobs from the queue: woken by the database when a transaction with alerts commits, and by itself now
// and then in case it was not.
import type { Pool } from 'pg'
import type PgBoss from 'pg-boss'
import type { Logger } from 'pino'
import { type Repetition, repeat } from '../../core/jobs/repeat.ts'
import { openWakeLine } from '../../core/jobs/wake-line.ts'
import { type AlertJob, alertChannel, alertQueue } from './job-queue.ts'

interface WorkerParts {
  jobs: PgBoss
  pool: Pool
  log: Logger
  /** Makes an alert durable and begins its delivery: quick, whatever the push services do. */
  handle: (job: AlertJob) => Promise<void>
}

/** Milliseconds between two looks that nothing asked for. */
const lookAgain = 2_000
const together = 50
/** Jobs that come together are taken in the order of their events. */
const seqOf = (job: AlertJob): number => ('seq' in job ? job.seq : 0)

export class AlertWorker {
  readonly #parts: WorkerParts
  #closeLine: (() => Promise<void>) | null = null
  #looking: Repetition | null = null
  #stopped = false

  constructor(parts: WorkerParts) {
    this.#parts = parts
  }

  async start(): Promise<void> {
    this.#closeLine = await openWakeLine(this.#parts, alertChannel, () => this.#looking?.wake())
    this.#looking = repeat(() => this.#drain(), {
      every: lookAgain,
      first: 0,
      log: this.#parts.log,
      failure: 'alerts could not be read from the queue',
    })
  }

  async #drain(): Promise<void> {
    const { jobs } = this.#parts
    while (!this.#stopped) {
      const found = await jobs.fetch<AlertJob>(alertQueue, { batchSize: together })
      if (found.length === 0) return
      const done: string[] = []
      for (const job of found.sort((a, b) => seqOf(a.data) - seqOf(b.data))) if (await this.#handle(job)) done.push(job.id)
      if (done.length > 0) await jobs.complete(alertQueue, done)
    }
  }

  async #handle({ id, data }: PgBoss.Job<AlertJob>): Promise<boolean> {
    try {
      await this.#parts.handle(data)
      return true
    } catch (error) {
      this.#parts.log.error({ err: error, job: data }, 'an alert failed and is tried again')
      await this.#parts.jobs.fail(alertQueue, id)
      return false
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#looking?.stop()
    await this.#closeLine?.()
  }
}
