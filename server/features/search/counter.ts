// Counts searches in memory and writes them down every few seconds: a search never waits for the database.
import type { Context } from '../../core/context.ts'
import { addSearches, type Searched } from './store.ts'

const writeEvery = 5_000
/** Kinds and ids that wait at most; the rest of such a flood is not counted. */
const mostWaiting = 1_000

export interface SearchCounter {
  count(searches: readonly Searched[]): void
  /** Writes what waits. */
  flush(): Promise<void>
  close(): Promise<void>
}

export function createSearchCounter({ db, log }: Pick<Context, 'db' | 'log'>): SearchCounter {
  const waiting = new Map<string, Searched & { count: number }>()

  async function flush(): Promise<void> {
    const searches = [...waiting.values()]
    waiting.clear()
    await addSearches(db, searches)
  }
  const flushQuietly = (): Promise<void> => flush().catch((error: unknown) => log.warn({ err: error }, 'searches could not be counted'))
  const timer = setInterval(flushQuietly, writeEvery).unref()

  return {
    count(searches) {
      for (const { kind, id } of searches) {
        const known = waiting.get(`${kind} ${id}`)
        if (known) known.count += 1
        else if (waiting.size < mostWaiting) waiting.set(`${kind} ${id}`, { kind, id, count: 1 })
      }
    },
    flush,
    close: () => {
      clearInterval(timer)
      return flushQuietly()
    },
  }
}
