// Flushes the outbox. Registers Background Sync before the first attempt, so that a page that closes at that time leaves its writes to
// the worker.
import { outboxSyncTag } from '../../../../contract/wire/worker.ts'
import { deviceOutbox, enqueueSubscription } from '../../../core/outbox/device-outbox.ts'
import { liveConnection } from '../../../core/socket/live-connection.ts'
import { followStore, lastWrite } from '../../follow/follow-store.ts'
import { deviceAlerts } from '../alert-state.ts'
import { findDeviceKey } from './device-call.ts'

/** Sends now; registers Background Sync for a later attempt if that fails. `eager` ignores backoff. */
export async function sendWaiting(eager = false): Promise<void> {
  await lastWrite
  await deviceOutbox.flush(eager, registerSync)
  const device = await findDeviceKey()
  if (device) liveConnection.setDevice(device.device_id)
  const refused = (await deviceOutbox.pending()).some((row) => row.kind === 'subscription' && row.refused)
  const { state } = deviceAlerts.get()
  if (refused && state === 'working') deviceAlerts.set({ state: 'refused' })
  if (!refused && state === 'refused') deviceAlerts.set({ state: 'working' })
}

let again: ReturnType<typeof setTimeout> | undefined

/** Schedules the retry of rows with a backoff, so that they are sent without any activity on the page. */
async function tryAgainWhenDue(began: number): Promise<void> {
  const retryTimes = (await deviceOutbox.pending()).filter((row) => !row.refused && row.notBefore > began).map((row) => row.notBefore)
  clearTimeout(again)
  if (retryTimes.length === 0) return
  again = setTimeout(() => void sendWaiting().catch(sentLater), Math.max(0, Math.min(...retryTimes) - Date.now()))
}
const sentLater = (error: unknown): void => console.warn('outbox flush failed, retrying at the next start', error)
// After every flush, because the session and lists flush by themselves too.
deviceOutbox.onRemaining((began) => void tryAgainWhenDue(began).catch(sentLater))

/** Sends this device's follows and settings to the server. */
export async function syncServer(): Promise<void> {
  await enqueueSubscription()
  await sendWaiting()
}

interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> }
}

async function registerSync(): Promise<void> {
  try {
    const registration = (await navigator.serviceWorker?.getRegistration()) as SyncRegistration | undefined
    await registration?.sync?.register(outboxSyncTag)
  } catch (error) {
    console.info('background sync registration failed, the page flushes the outbox itself', error)
  }
}

/** Sends after a tap on a star or a reservation, whose row is already written. */
export function sendAfterTaps(onFirst: () => void): void {
  followStore.onTap(({ on, quiet }) => {
    if (on && !quiet && deviceAlerts.get().state === 'unasked') onFirst()
    sendWaiting().catch((error: unknown) => console.warn('follow send failed, retrying at the next start', error))
  })
}
