// Important writes on a full device: caches are evicted, oldest first, and the write is retried.
// R-STORE-1.
import { db } from '../storage/db.ts'
import { persistStorage } from '../storage/persist.ts'
import { storageHealth } from '../storage/storage-health.ts'
import { dropOldestPack } from './empty.ts'

const nameOf = (error: unknown): string => (error as { name?: string } | null)?.name ?? ''

/** Whether the device was out of storage: Dexie wraps the browser's error in that of the aborted transaction. */
export function isQuota(error: unknown): boolean {
  if (nameOf(error) === 'QuotaExceededError') return true
  const { inner } = (error ?? {}) as { inner?: unknown }
  return inner !== undefined && inner !== null && inner !== error && isQuota(inner)
}

/** Evicts the older half of the copies. Returns false if there are none. */
async function dropCopies(): Promise<boolean> {
  const oldest = await db.copy.orderBy('savedAt').primaryKeys()
  await db.copy.bulkDelete(oldest.slice(0, Math.ceil(oldest.length / 2)))
  return oldest.length > 0
}

/**
 * Writes; if storage is full, evicts caches and retries. A write that is itself a cache evicts no packs.
 * @throws the error of the write when nothing is left to evict: the caller notifies the user.
 */
export async function withRoom<T>(write: () => Promise<T>, { isCache = false } = {}): Promise<T> {
  const steps = isCache ? [dropCopies] : [dropCopies, dropOldestPack, dropOldestPack, dropOldestPack]
  for (const makeRoom of steps) {
    try {
      return await write()
    } catch (error) {
      if (!isQuota(error)) throw error
      await makeRoom().catch((failure: unknown) => console.warn('cache eviction failed', failure))
    }
  }
  return write()
}

/** Errors of a database that cannot be used at all. */
const closed = new Set(['OpenFailedError', 'MissingAPIError', 'DatabaseClosedError', 'InvalidStateError', 'SecurityError', 'UnknownError'])

/** Maps the error of a failed write to the state of storage; null if it has another cause. */
export const storageTrouble = (error: unknown): 'full' | 'blocked' | null =>
  isQuota(error) ? 'full' : closed.has(nameOf(error)) ? 'blocked' : null

/**
 * Writes user data: frees space for it and reports the result to `storageHealth`. Begins synchronously. A write that only deletes
 * (`takesAway`) is no reason to request persistent storage.
 * @throws the error of the write if it fails.
 */
export async function saveOwn<T>(write: () => Promise<T>, { takesAway = false } = {}): Promise<T> {
  try {
    const done = await withRoom(write)
    storageHealth.set('fine')
    if (!takesAway) void persistStorage()
    return done
  } catch (error) {
    storageHealth.set(storageTrouble(error) ?? 'lost')
    throw error
  }
}
