// Which days of a strip are cached on this device. Checks all of them in one batch, and again after a pack refresh or the arrival of a
// requested day.
import type { QueryKey } from '@tanstack/react-query'
import { keyText } from '../../../../core/api/freshness.ts'
import type { ListAvailability } from '../../../../core/packs/list-availability.ts'
import { createStore, type Store } from '../../../../core/store/store.ts'

const store = createStore<ReadonlyMap<string, ListAvailability>>(new Map())
const wanted = new Map<string, QueryKey>()
let isWatching = false
let isWaiting = false
/** Incremented with each check, so that a late result of an earlier one is dropped. */
let asked = 0

/** By the text of the list's key; a missing day has not been checked yet. */
export const availableDays: Store<ReadonlyMap<string, ListAvailability>> = store

/** Adds the day of a list to the checks. Returns the function that removes it. */
export function wantDay(queryKey: QueryKey): () => void {
  const key = keyText(queryKey)
  wanted.set(key, queryKey)
  if (isWatching) askSoon()
  else {
    isWatching = true
    watch().catch(onUnreadable)
  }
  return () => void wanted.delete(key)
}

/** Without storage there are no marks: the offline settings report that it is blocked. */
const onUnreadable = (error: unknown): void => console.warn('cached days read failed', error)

async function watch(): Promise<void> {
  const [{ liveQuery }, { db }] = await Promise.all([import('dexie'), import('../../../../core/storage/db.ts')])
  liveQuery(async () => [await db.pack.toArray(), await db.outbox.where('kind').equals('day').primaryKeys()]).subscribe({
    next: askSoon,
    error: onUnreadable,
  })
}

function askSoon(): void {
  if (isWaiting) return
  isWaiting = true
  queueMicrotask(() => {
    isWaiting = false
    ask().catch(onUnreadable)
  })
}

async function ask(): Promise<void> {
  asked += 1
  const request = asked
  const days = [...wanted]
  const { findListAvailability } = await import('../../../../core/packs/list-availability.ts')
  const availability = await findListAvailability(days.map(([, queryKey]) => queryKey))
  if (request === asked) store.set(new Map(days.map(([key], index) => [key, availability[index] ?? 'none'])))
}
