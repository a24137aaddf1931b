// Background Sync: sends the outbox even if no page is open.
import { outboxSyncTag } from '../contract/wire/worker.ts'
import { deviceOutbox } from '../src/core/outbox/device-outbox.ts'

/** @throws if rows remain, so that the browser retries later */
export async function onSync(tag: string): Promise<void> {
  if (tag !== outboxSyncTag) return
  // The browser is back online: writes that the page has just deferred need not wait.
  const { remaining } = await deviceOutbox.flush(true)
  if (remaining > 0) throw new Error(`${remaining} writes remain in the outbox`)
}
