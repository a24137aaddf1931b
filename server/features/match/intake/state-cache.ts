// Caches match states, so that a goal does not wait for the database to load the previous state.
import type { MatchState } from '../state.ts'

/** Maximum number of cached matches: all live ones of a busy evening. Evicted ones are read again on demand. */
const maxEntries = 400

export interface StateCache {
  /** States by id, from memory or read in one query. */
  take(ids: readonly string[]): Promise<Map<string, MatchState>>
  store(states: Iterable<MatchState>): void
  evict(id: string): void
}

export function createStateCache(find: (ids: string[]) => Promise<Map<string, MatchState>>): StateCache {
  const cache = new Map<string, MatchState>()

  return {
    async take(ids) {
      const missing = ids.filter((id) => !cache.has(id))
      const found = missing.length > 0 ? await find(missing) : new Map<string, MatchState>()
      return new Map(
        [...new Set(ids)].flatMap((id) => ((cache.get(id) ?? found.get(id)) ? [[id, (cache.get(id) ?? found.get(id)) as MatchState]] : [])),
      )
    },
    store(states) {
      for (const state of states) {
        cache.delete(state.core.id)
        if (state.core.status === 'live') cache.set(state.core.id, state)
      }
      for (const oldest of cache.keys()) {
        if (cache.size <= maxEntries) break
        cache.delete(oldest)
      }
    },
    evict: (id) => {
      cache.delete(id)
    },
  }
}
