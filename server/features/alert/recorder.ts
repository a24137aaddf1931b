// Collects delivery results and writes them in bulk: one statement for hundreds of devices.
import type { Logger } from 'pino'
import { type DeliveryResult, recordResults } from './delivery-store.ts'
import type { EndedPush } from './device/device-store.ts'
import type { Db } from './store.ts'

/** Results per write, and milliseconds that the first of them waits. */
const together = 500
const within = 100

export class Recorder {
  readonly #db: Db
  readonly #log: Logger
  #results: DeliveryResult[] = []
  #gone: EndedPush[] = []
  #timer: NodeJS.Timeout | null = null
  #writing: Promise<void> = Promise.resolve()

  constructor(db: Db, log: Logger) {
    this.#db = db
    this.#log = log
  }

  add(result: DeliveryResult): void {
    this.#results.push(result)
    this.#soon()
  }
  gone({ id, endpoint }: EndedPush): void {
    this.#gone.push({ id, endpoint })
    this.#soon()
  }

  #soon(): void {
    if (this.#results.length + this.#gone.length >= together) void this.flush()
    else this.#timer ??= setTimeout(() => void this.flush(), within)
  }

  /** Writes all pending results; keeps those that fail for the next flush. */
  flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    this.#writing = this.#writing.then(() => this.#write())
    return this.#writing
  }

  async #write(): Promise<void> {
    const results = this.#results
    const gone = this.#gone
    if (results.length + gone.length === 0) return
    this.#results = []
    this.#gone = []
    try {
      await recordResults(this.#db, results, gone)
    } catch (error) {
      this.#log.error({ err: error, results: results.length }, 'delivery results not stored yet, will retry')
      this.#results = [...results, ...this.#results]
      this.#gone = [...gone, ...this.#gone]
    }
  }
}
