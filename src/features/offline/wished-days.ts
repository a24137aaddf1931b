// The days that the reader wants on this device once the network is back: rows of the outbox, the same in every tab.
import { keyText } from '../../core/api/freshness.ts'
import type { WishedDay } from '../../core/outbox/day-sender.ts'
import { createStore, type Store } from '../../core/store.ts'

/** By the text of the key of the list: the place of its row in the outbox. */
const store = createStore<ReadonlyMap<string, number>>(new Map())
let isWatching = false

export const wishedDays: Store<ReadonlyMap<string, number>> = {
  ...store,
  subscribe(listener) {
    if (!isWatching) {
      isWatching = true
      watch().catch(onUnreadable)
    }
    return store.subscribe(listener)
  },
}

const onUnreadable = (error: unknown): void => console.warn('which days are wished for cannot be read', error)

async function watch(): Promise<void> {
  const [{ liveQuery }, { db }] = await Promise.all([import('dexie'), import('../../core/storage/db.ts')])
  liveQuery(() => db.outbox.where('kind').equals('day').toArray()).subscribe({
    next: (rows) => store.set(new Map(rows.filter(({ refused }) => refused === null).map(({ subject, seq }) => [subject, seq]))),
    error: onUnreadable,
  })
}

/** @throws what the storage threw when the wish is not kept. */
export async function wishDay(queryKey: WishedDay): Promise<void> {
  const { deviceOutbox } = await import('../../core/outbox/device-outbox.ts')
  await deviceOutbox.put({ kind: 'day', subject: keyText(queryKey), payload: queryKey })
  const { sendWaiting } = await import('../alert/device/waiting.ts')
  sendWaiting().catch((error: unknown) => console.warn('the day waits for a later start', error))
}
