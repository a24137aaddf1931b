// Writes that matter on a device whose storage is full: caches give way, oldest first, and it is tried once more.
// R-STORE-1.
import { db } from '../storage/db.ts'
import { keepStorage } from '../storage/persist.ts'
import { storageHealth } from '../storage/storage-health.ts'
import { dropOldestPack } from './empty.ts'

const nameOf = (error: unknown): string => (error as { name?: string } | null)?.name ?? ''

/** Whether the device had no room: Dexie hides the browser's own error inside an aborted transaction. */
export function isQuota(error: unknown): boolean {
  if (nameOf(error) === 'QuotaExceededError') return true
  const { inner } = (error ?? {}) as { inner?: unknown }
  return inner !== undefined && inner !== null && inner !== error && isQuota(inner)
}

/** Forgets the older half of the saved answers. False: there were none. */
async function dropCopies(): Promise<boolean> {
  const oldest = await db.copy.orderBy('savedAt').primaryKeys()
  await db.copy.bulkDelete(oldest.slice(0, Math.ceil(oldest.length / 2)))
  return oldest.length > 0
}

/**
 * Writes; when there is no room, caches give way and it is tried again. What is itself a cache pushes out no packs.
 * @throws what the write threw when nothing is left to give way: whoever called it tells the reader.
 */
export async function withRoom<T>(write: () => Promise<T>, { isCache = false } = {}): Promise<T> {
  const steps = isCache ? [dropCopies] : [dropCopies, dropOldestPack, dropOldestPack, dropOldestPack]
  for (const makeRoom of steps) {
    try {
      return await write()
    } catch (error) {
      if (!isQuota(error)) throw error
      await makeRoom().catch((failure: unknown) => console.warn('nothing gave way on a full device', failure))
    }
  }
  return write()
}

/** Errors of a database that cannot be used at all. */
const closed = new Set(['OpenFailedError', 'MissingAPIError', 'DatabaseClosedError', 'InvalidStateError', 'SecurityError', 'UnknownError'])

/** What a failed write says of the device; null when it was something else. */
export const storageTrouble = (error: unknown): 'full' | 'blocked' | null =>
  isQuota(error) ? 'full' : closed.has(nameOf(error)) ? 'blocked' : null

/**
 * A write of the reader's own: room is made for it, and what became of it is said. Begins in the same moment. What only takes away
 * gives the browser no reason to be asked to keep anything: `takesAway`.
 * @throws what the write threw, when it is not kept.
 */
export async function keepOwn<T>(write: () => Promise<T>, { takesAway = false } = {}): Promise<T> {
  try {
    const done = await withRoom(write)
    storageHealth.set('fine')
    if (!takesAway) void keepStorage()
    return done
  } catch (error) {
    storageHealth.set(storageTrouble(error) ?? 'lost')
    throw error
  }
}
