// Periodic background sync: the packs are fresh although no page was opened for a while.
import { packsSyncTag, type WorkerToPage } from '../contract/wire/worker.ts'
import { refreshDue } from '../src/core/packs/refresh.ts'
import { keepScreens, readerZone } from './cache.ts'

declare const self: ServiceWorkerGlobalScope

export async function onPeriodicSync(tag: string): Promise<void> {
  if (tag !== packsSyncTag) return
  await keepScreens()
  const refreshed = await refreshDue({ tz: await readerZone() })
  const message: WorkerToPage = { type: 'packs-refreshed' }
  if (refreshed.length > 0) for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage(message)
}
