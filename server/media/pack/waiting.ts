// Readers who wait for what is not there yet: a later playlist, a part that was announced. All of them are told at once.
import { AddressCounts } from '../../core/http/connection/address-counts.ts'

/** More than this wait no longer, of one address or of all: they get what is there. */
const most = 20_000
const mostOfAddress = 4_000

export interface Reader {
  /** Fires when he has gone. */
  gone?: AbortSignal
  address?: string
}
interface Waiter {
  isDue: () => boolean
  done: () => void
}

export class Waiting {
  private readonly waiters = new Set<Waiter>()
  private readonly byAddress = new AddressCounts({ perAddress: mostOfAddress, perNetwork: most / 2 })

  get size(): number {
    return this.waiters.size
  }

  /** Resolves when `isDue`, at the latest after `within` milliseconds or when the reader has gone. */
  until(isDue: () => boolean, within: number, { gone, address = '' }: Reader = {}): Promise<void> {
    if (isDue() || this.waiters.size >= most || !this.byAddress.hasRoom(address) || gone?.aborted) return Promise.resolve()
    this.byAddress.add(address)
    return new Promise((resolve) => {
      const done = (): void => {
        if (!this.waiters.has(waiter)) return
        this.byAddress.remove(address)
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
