// Caches match states, so that a goal does not wait for the database to load the previous state.
import type { MatchState } from '../state.ts'

/** Maximum number of cached matches: all live ones of a busy evening. Evicted ones are read again on demand. */
const mostKept = 400

export interface StateCache {
  /** States by id, from memory or read in one query. */
  take(ids: readonly string[]): Promise<Map<string, MatchState>>
  put(states: Iterable<MatchState>): void
  forget(id: string): void
}

export function createStateCache(find: (ids: string[]) => Promise<Map<string, MatchState>>): StateCache {
  const kept = new Map<string, MatchState>()

  return {
    async take(ids) {
      const missing = ids.filter((id) => !kept.has(id))
      const found = missing.length > 0 ? await find(missing) : new Map<string, MatchState>()
      return new Map(
        [...new Set(ids)].flatMap((id) => ((kept.get(id) ?? found.get(id)) ? [[id, (kept.get(id) ?? found.get(id)) as MatchState]] : [])),
      )
    },
    put(states) {
      for (const state of states) {
        kept.delete(state.core.id)
        if (state.core.status === 'live') kept.set(state.core.id, state)
      }
      for (const oldest of kept.keys()) {
        if (kept.size <= mostKept) break
        kept.delete(oldest)
      }
    },
    forget: (id) => {
      kept.delete(id)
    },
  }
}
