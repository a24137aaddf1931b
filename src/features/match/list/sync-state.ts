// What a list may say of its freshness. Pure.

export type SyncState = 'live' | 'fresh' | 'lost' | 'old'

/**
 * 实时 only where something is being played and changes arrive: a list that is just as fresh but holds nothing that runs is
 * `fresh`, one whose changes are known not to come is `lost`, however young, and `age` milliseconds that it admits make it old.
 */
export function syncState({ age, isLost, runs }: { age: number; isLost: boolean; runs: boolean }): SyncState {
  if (age > 0) return 'old'
  if (isLost) return 'lost'
  return runs ? 'live' : 'fresh'
}
