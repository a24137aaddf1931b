// Freshness state of a list. Pure.

export type SyncState = 'live' | 'fresh' | 'lost' | 'old'

/**
 * live (实时) requires a live match and arriving updates. An equally fresh list without a live match is `fresh`, one whose updates are
 * known to be missing is `lost`, however recent, and a non-zero `age` in milliseconds makes it old.
 */
export function syncState({ age, isLost, runs }: { age: number; isLost: boolean; runs: boolean }): SyncState {
  if (age > 0) return 'old'
  if (isLost) return 'lost'
  return runs ? 'live' : 'fresh'
}
