// Alerts with the tab closed. Every push shows something: no fetch comes before it, and a damaged one has words too.
import type { PushPayload } from '../contract/push.ts'
import type { WorkerToPage } from '../contract/worker.ts'
import { fallbackWords } from '../rules/alert-words.ts'
import { deviceOutbox } from '../src/core/device-outbox.ts'
import { readSetting, settingKeys, writeSetting } from '../src/core/subscription-sender.ts'

declare const self: ServiceWorkerGlobalScope

const icon = '/icons/icon-192.png'
const badge = '/icons/badge-96.png'

interface Shown extends NotificationOptions {
  renotify?: boolean
  timestamp?: number
}

/** Reads the payload; undefined when it is not one of ours. */
export function payloadOf(text: string): PushPayload['notification'] | undefined {
  try {
    const value = JSON.parse(text) as PushPayload
    const notification = value.notification
    if (typeof notification?.title !== 'string' || notification.title === '' || typeof notification.body !== 'string') return undefined
    return notification
  } catch {
    // Not JSON: the fallback words are shown instead.
    return undefined
  }
}

/** A path of this app alone: nothing that a payload says leads elsewhere. */
export const safePath = (path: unknown): string => (typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/main')

export async function onPush(event: PushEvent): Promise<void> {
  const payload = event.data ? payloadOf(event.data.text()) : undefined
  if (!payload) {
    const words = fallbackWords(await languageOf())
    await self.registration.showNotification(words.title, { body: words.body, icon, badge, tag: 'grandstand', data: { navigate: '/main' } })
    return
  }
  const options: Shown = {
    body: payload.body,
    lang: payload.lang,
    tag: payload.tag,
    icon: safePath(payload.icon) === '/main' ? icon : payload.icon,
    badge,
    silent: payload.silent === true,
    renotify: payload.renotify === true,
    timestamp: payload.timestamp,
    data: { navigate: safePath(payload.navigate) },
  }
  await self.registration.showNotification(payload.title, options)
}

async function languageOf(): Promise<'zh' | 'en' | 'vi'> {
  try {
    return (await readSetting<'zh' | 'en' | 'vi'>(settingKeys.lang)) ?? 'zh'
  } catch {
    // Blocked storage must not keep the notification from being shown.
    return 'zh'
  }
}

/** Opens the match: an open tab is focused and sent there, a new one only when there is none. */
export async function onNotificationClick(event: NotificationEvent): Promise<void> {
  event.notification.close()
  const path = safePath((event.notification.data as { navigate?: unknown } | null)?.navigate)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const best =
    windows.find((client) => new URL(client.url).pathname + new URL(client.url).search === path) ??
    windows.find((client) => client.focused) ??
    windows[0]
  if (!best) {
    await self.clients.openWindow(path)
    return
  }
  const message: WorkerToPage = { type: 'navigate', path }
  best.postMessage(message)
  await best.focus()
}

/** The browser renewed the subscription: the server hears of it as soon as it can be reached. */
export async function onSubscriptionChange(): Promise<void> {
  const subscription = await self.registration.pushManager.getSubscription()
  const { endpoint, keys } = subscription?.toJSON() ?? {}
  if (!endpoint || !keys?.p256dh || !keys.auth) return
  await writeSetting(settingKeys.subscription, { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } })
  await deviceOutbox.put({ kind: 'subscription', subject: 'subscription', payload: {} })
  await deviceOutbox.flush()
}
