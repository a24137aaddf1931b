// Background Sync: the outbox goes out although no page is open.
import { outboxSyncTag } from '../contract/wire/worker.ts'
import { deviceOutbox } from '../src/core/outbox/device-outbox.ts'

/** @throws when rows are kept, so that the browser tries again later. */
export async function onSync(tag: string): Promise<void> {
  if (tag !== outboxSyncTag) return
  // The browser has found the network: what a page put off a moment ago need not wait.
  const { kept } = await deviceOutbox.flush(true)
  if (kept > 0) throw new Error(`${kept} writes wait for a better moment`)
}
