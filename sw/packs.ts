// Periodic background sync: refreshes the packs even if no page was opened for a while.
import { packsSyncTag } from '../contract/wire/worker.ts'
import { refreshDue } from '../src/core/packs/refresh.ts'
import { cacheScreens, readerZone } from './cache.ts'

export async function onPeriodicSync(tag: string): Promise<void> {
  if (tag !== packsSyncTag) return
  await cacheScreens()
  await refreshDue({ tz: await readerZone() })
}
