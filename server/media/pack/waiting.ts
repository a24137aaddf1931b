// Readers who wait for what is not there yet: a later playlist, a part that was announced. All of them are told at once.

/** More than this wait no longer: they get what is there. */
const most = 20_000

interface Waiter {
  isDue: () => boolean
  done: () => void
}

export class Waiting {
  private readonly waiters = new Set<Waiter>()

  get size(): number {
    return this.waiters.size
  }

  /** Resolves when `isDue`, at the latest after `within` milliseconds or when `gone` fires. */
  until(isDue: () => boolean, within: number, gone?: AbortSignal): Promise<void> {
    if (isDue() || this.waiters.size >= most || gone?.aborted) return Promise.resolve()
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer)
        gone?.removeEventListener('abort', done)
        this.waiters.delete(waiter)
        resolve()
      }
      const timer = setTimeout(done, within)
      timer.unref()
      const waiter: Waiter = { isDue, done }
      gone?.addEventListener('abort', done)
      this.waiters.add(waiter)
    })
  }

  /** Something has changed. */
  tell(): void {
    for (const waiter of this.waiters) if (waiter.isDue()) waiter.done()
  }

  /** Nothing more will change. */
  end(): void {
    for (const waiter of this.waiters) waiter.done()
  }
}
