// Counts searches in memory and writes them down every few seconds: a search never waits for the database.
import type { Context } from '../../core/context.ts'
import { rateAddress } from '../../core/http/rate-limit.ts'
import { repeat } from '../../core/jobs/repeat.ts'
import { addSearches, type Searched } from './store.ts'

const writeEvery = 5_000
/** Kinds and ids that wait at most; the rest of such a flood is not counted. */
const mostWaiting = 1_000
/** How long one address is heard on one thing once, and how many things it is heard on in that time. */
const hearsFor = 3_600_000
const mostOfOne = 30
/** Addresses that are remembered; when there are more, all are forgotten at once. */
const mostAddresses = 20_000

export interface SearchCounter {
  /** Counts what an address asked for; the address itself is never written down. */
  count(searches: readonly Searched[], ip: string): void
  /** Writes what waits. */
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

  /** One reader's wish counts once: repeating it moves nothing up. */
  function isNew(address: string, key: string): boolean {
    if (now() - heardSince > hearsFor || heard.size > mostAddresses) {
      heard = new Map()
      heardSince = now()
    }
    const said = heard.get(address) ?? new Set()
    if (said.has(key) || said.size >= mostOfOne) return false
    heard.set(address, said.add(key))
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
      await flush().catch((error: unknown) => log.error({ err: error }, 'the last searches could not be counted'))
    },
  }
}
