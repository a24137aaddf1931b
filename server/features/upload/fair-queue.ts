// A queue for expensive work with few workers: owners take turns, and an owner's jobs wait only behind their own.
import { fail } from '../../core/http/fail.ts'

export interface FairQueueOptions {
  workers: number
  /** Jobs of one owner, including the running one. */
  perOwner: number
  /** Queued jobs in total; beyond it only an owner without jobs is accepted. */
  most: number
}

export class FairQueue {
  private readonly options: FairQueueOptions
  /** Queued jobs by owner, in the order of their turns. */
  private readonly waiting = new Map<string, (() => Promise<void>)[]>()
  private readonly busyOwners = new Set<string>()
  private waitingCount = 0
  private readonly onNoneWaits = new Set<() => void>()

  constructor(options: FairQueueOptions) {
    this.options = options
  }

  /** Resolves with the job's result; throws busy if its owner has too many jobs. */
  run<T>(owner: string, job: () => Promise<T>): Promise<T> {
    const { perOwner, most } = this.options
    const own = (this.waiting.get(owner)?.length ?? 0) + (this.busyOwners.has(owner) ? 1 : 0)
    if (own >= perOwner || (own > 0 && this.waitingCount >= most)) throw fail('busy', { retryAfter: 5 })
    return new Promise<T>((resolve, reject) => {
      const jobs = this.waiting.get(owner) ?? []
      jobs.push(() => job().then(resolve, reject))
      this.waiting.set(owner, jobs)
      this.waitingCount += 1
      this.next()
    })
  }

  /** Resolves once no job is queued, or after `patience` milliseconds. */
  async noneWaits(patience: number): Promise<void> {
    if (this.waitingCount === 0) return
    await new Promise<void>((resolve) => {
      const end = (): void => {
        clearTimeout(timer)
        this.onNoneWaits.delete(end)
        resolve()
      }
      const timer = setTimeout(end, patience).unref()
      this.onNoneWaits.add(end)
    })
  }

  /** An owner that got a worker moves behind all other waiting owners. */
  private moveBehind(owner: string): void {
    const jobs = this.waiting.get(owner)
    if (!jobs) return
    this.waiting.delete(owner)
    this.waiting.set(owner, jobs)
  }

  private next(): void {
    if (this.busyOwners.size >= this.options.workers) return
    // One job per owner at a time, so that other owners get a worker within one job's time.
    const owner = [...this.waiting.keys()].find((one) => !this.busyOwners.has(one))
    if (owner === undefined) return
    const jobs = this.waiting.get(owner) ?? []
    const job = jobs.shift()
    this.waiting.delete(owner)
    if (jobs.length > 0) this.waiting.set(owner, jobs)
    if (!job) return
    this.waitingCount -= 1
    if (this.waitingCount === 0) for (const end of this.onNoneWaits) end()
    this.busyOwners.add(owner)
    void job().finally(() => {
      this.busyOwners.delete(owner)
      this.moveBehind(owner)
      this.next()
    })
  }
}
