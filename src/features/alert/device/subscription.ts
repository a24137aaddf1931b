// The browser's push subscription of this device: requested, renewed, ended.
import { dropSettings, readSetting, settingKeys, writeSetting } from '../../../core/outbox/subscription-sender.ts'
import { isOfOtherKey, needsSync } from './renewal.ts'

export const isIos = (): boolean =>
  // iPadOS identifies as a Mac, but a Mac has no touch screen.
  /iPad|iPhone|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
const installed = (): boolean => window.matchMedia('(display-mode: standalone)').matches

/** Returns what prevents push before any prompt; null if it can be requested. */
export function obstacle(): 'needs-install' | 'unsupported' | null {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return null
  return isIos() && !installed() ? 'needs-install' : 'unsupported'
}

/**
 * Ensures a subscription with the server's current key and stores it for the sender.
 * Returns whether it must be sent to the server.
 * @throws the browser's error if its push service is unreachable
 */
export async function subscribe(key: string): Promise<boolean> {
  const { pushManager } = await navigator.serviceWorker.ready
  let known = await pushManager.getSubscription()
  if (known && isOfOtherKey(known.options?.applicationServerKey, key)) {
    await known.unsubscribe()
    known = null
  }
  const subscription = known ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('push subscription without keys')
  const before = await readSetting<{ endpoint: string }>(settingKeys.subscription)
  const syncedAt = await readSetting<number>(settingKeys.syncedAt)
  await writeSetting(settingKeys.subscription, { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } })
  await writeSetting(settingKeys.serverKey, key)
  return needsSync(endpoint, { endpoint: before?.endpoint, syncedAt }, Date.now())
}

/** Ends the browser's subscription and deletes the server's id of it. */
export async function dropSubscription(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe()
  await dropSettings(settingKeys.subscription, settingKeys.device, settingKeys.syncedAt)
}
