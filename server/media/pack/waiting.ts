// Clients that wait for a later playlist or an announced part. All of them are notified at once.
import { AddressCounts } from '../../core/http/connection/address-counts.ts'

/** Limits, in total and per address. Clients above them do not wait and get the current state. */
const most = 20_000
const mostOfAddress = 4_000

export interface Reader {
  /** Fires when the client has disconnected. */
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

  /** Resolves when `isDue` returns true, at the latest after `within` milliseconds or when the client disconnects. */
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

  /** Notifies waiters of a change. */
  notify(): void {
    for (const waiter of this.waiters) if (waiter.isDue()) waiter.done()
  }

  /** Releases all waiters: nothing more will change. */
  end(): void {
    for (const waiter of this.waiters) waiter.done()
  }
}
