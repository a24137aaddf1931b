// Sends what waits in the outbox. Background Sync is asked for before the first attempt, so that a page that is
// closed at that moment leaves its writes to the worker.
import { outboxSyncTag } from '../../../../contract/wire/worker.ts'
import { deviceOutbox, putSubscription } from '../../../core/outbox/device-outbox.ts'
import { liveConnection } from '../../../core/socket/live-connection.ts'
import { followStore, lastWrite } from '../../follow/follow-store.ts'
import { deviceAlerts } from '../alert-state.ts'
import { findDeviceKey } from './device-call.ts'

/** Sends now; the browser is asked to do it later when that fails. `eager` does not wait for what was put off. */
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

/** What a failure put off goes out when its time has come, although nothing happens on the page until then. */
async function tryAgainWhenDue(began: number): Promise<void> {
  const moments = (await deviceOutbox.pending()).filter((row) => !row.refused && row.notBefore > began).map((row) => row.notBefore)
  clearTimeout(again)
  if (moments.length === 0) return
  again = setTimeout(() => void sendWaiting().catch(sentLater), Math.max(0, Math.min(...moments) - Date.now()))
}
const sentLater = (error: unknown): void => console.warn('what waits is sent at a later start', error)
// Of every round: what the session or a list sends by itself is put off, too.
deviceOutbox.onKept((began) => void tryAgainWhenDue(began).catch(sentLater))

/** The server is to hear of this device's follows and settings. */
export async function tellServer(): Promise<void> {
  await putSubscription()
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
    console.info('no background sync: the page sends what waits by itself', error)
  }
}

/** A tap on a star or a reservation: its row is written already, so that only the sending is left. */
export function sendAfterTaps(onFirst: () => void): void {
  followStore.onTap(({ on, quiet }) => {
    if (on && !quiet && deviceAlerts.get().state === 'unasked') onFirst()
    sendWaiting().catch((error: unknown) => console.warn('the follow waits for a later start', error))
  })
}
