// Counts searches in memory and writes them every few seconds: a search never waits for the database.
import type { Context } from '../../core/context.ts'
import { rateAddress } from '../../core/http/rate-limit.ts'
import { repeat } from '../../core/jobs/repeat.ts'
import { addSearches, type Searched } from './store.ts'

const writeEvery = 5_000
/** Maximum pending kinds and ids; a flood beyond that is not counted. */
const mostWaiting = 1_000
/** Milliseconds in which an address counts once per item, and the number of items it may count in that time. */
const hearsFor = 3_600_000
const mostOfOne = 30
/** Maximum remembered addresses; beyond that all are evicted at once. */
const mostAddresses = 20_000

export interface SearchCounter {
  /** Counts what an address searched for; the address itself is never stored. */
  count(searches: readonly Searched[], ip: string): void
  /** Writes the pending counts. */
  flush(): Promise<void>
  close(): Promise<void>
}

export function createSearchCounter({ db, log }: Pick<Context, 'db' | 'log'>, now: () => number = Date.now): SearchCounter {
  const waiting = new Map<string, Searched & { count: number }>()
  let heard = new Map<string, Set<string>>()
  let heardSince = now()

  async function flush(): Promise<void> {
    const searches = [...waiting.values()]
    waiting.clear()
    await addSearches(db, searches)
  }
  const writing = repeat(flush, { every: writeEvery, log, failure: 'searches could not be counted' })

  /** A repeated search by one user counts once, so that nobody can push an item up. */
  function isNew(address: string, key: string): boolean {
    if (now() - heardSince > hearsFor || heard.size > mostAddresses) {
      heard = new Map()
      heardSince = now()
    }
    const counted = heard.get(address) ?? new Set()
    if (counted.has(key) || counted.size >= mostOfOne) return false
    heard.set(address, counted.add(key))
    return true
  }

  return {
    count(searches, ip) {
      const address = rateAddress(ip)
      for (const { kind, id } of searches) {
        const key = `${kind} ${id}`
        if (!isNew(address, key)) continue
        const known = waiting.get(key)
        if (known) known.count += 1
        else if (waiting.size < mostWaiting) waiting.set(key, { kind, id, count: 1 })
      }
    },
    flush,
    async close() {
      await writing.stop()
      await flush().catch((error: unknown) => log.error({ err: error }, 'search count update failed'))
    },
  }
}
