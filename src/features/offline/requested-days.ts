// Days that the user wants to have on this device once the network is back: rows of the outbox, shared by all tabs.
import { keyText } from '../../core/api/freshness.ts'
import type { RequestedDay } from '../../core/outbox/day-sender.ts'
import { createStore, type Store } from '../../core/store/store.ts'

/** Outbox sequence number by the text of the list's query key. */
const store = createStore<ReadonlyMap<string, number>>(new Map())
let isWatching = false

export const requestedDays: Store<ReadonlyMap<string, number>> = {
  ...store,
  subscribe(listener) {
    if (!isWatching) {
      isWatching = true
      watch().catch(onUnreadable)
    }
    return store.subscribe(listener)
  },
}

const onUnreadable = (error: unknown): void => console.warn('requested days read failed', error)

async function watch(): Promise<void> {
  const [{ liveQuery }, { db }] = await Promise.all([import('dexie'), import('../../core/storage/db.ts')])
  liveQuery(() => db.outbox.where('kind').equals('day').toArray()).subscribe({
    next: (rows) => store.set(new Map(rows.filter(({ refused }) => refused === null).map(({ subject, seq }) => [subject, seq]))),
    error: onUnreadable,
  })
}

/** @throws the storage error if the row cannot be saved */
export async function requestDay(queryKey: RequestedDay): Promise<void> {
  const { deviceOutbox } = await import('../../core/outbox/device-outbox.ts')
  await deviceOutbox.put({ kind: 'day', subject: keyText(queryKey), payload: queryKey })
  const { sendWaiting } = await import('../alert/device/waiting.ts')
  sendWaiting().catch((error: unknown) => console.warn('requested day load failed, retries at the next start', error))
}
