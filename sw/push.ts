// Alerts while the tab is closed. Every push shows something: nothing is fetched before, and a corrupt payload has a fallback text.
import type { PushPayload } from '../contract/alert.ts'
import type { SiteIdentity } from '../contract/config/site.ts'
import { outboxSyncTag } from '../contract/wire/worker.ts'
import { fallbackMessage } from '../rules/alert/alert-messages.ts'
import { productSite } from '../rules/site/product-site.ts'
import { writeMark } from '../src/core/follow/match-marks.ts'
import { deviceOutbox, enqueueSubscription } from '../src/core/outbox/device-outbox.ts'
import { dropSettings, readSetting, settingKeys, writeSetting } from '../src/core/outbox/subscription-sender.ts'
import { appWindow } from './app-window.ts'
import { takenBy } from './ask.ts'
import { type NotificationData, type PushNotificationOptions, showNewest } from './notification.ts'
import { createShowQueue } from './show-queue.ts'

declare const self: ServiceWorkerGlobalScope

const icon = '/icons/icon-192.png'
const badge = '/icons/badge-96.png'

/** Parses the payload; undefined if it is not one of ours. */
export function payloadOf(text: string): PushPayload['notification'] | undefined {
  try {
    const value = JSON.parse(text) as PushPayload
    const notification = value.notification
    if (typeof notification?.title !== 'string' || notification.title === '' || typeof notification.body !== 'string') return undefined
    return notification
  } catch {
    // Not JSON: the fallback text is shown instead.
    return undefined
  }
}

/** A path of this app only: a payload cannot link elsewhere. */
export const safePath = (path: unknown): string => (typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/main')

export async function onPush(event: PushEvent): Promise<void> {
  const payload = event.data ? payloadOf(event.data.text()) : undefined
  if (!payload) {
    const [lang, site] = await Promise.all([readStored(settingKeys.lang, 'zh'), readStored(settingKeys.site, productSite)])
    const message = fallbackMessage(lang, site.name)
    const data = { navigate: '/main', match_id: '', kind: '', seq: 0 } satisfies NotificationData
    return show(message.title, { body: message.body, icon: site.logo || icon, badge, tag: 'grandstand', data })
  }
  const options: PushNotificationOptions = {
    body: payload.body,
    lang: payload.lang,
    tag: payload.tag,
    icon: safePath(payload.icon) === '/main' ? icon : payload.icon,
    badge,
    silent: payload.silent === true,
    // With the tag of a displayed notification, false replaces it silently; older servers may omit the field.
    renotify: payload.renotify === true,
    timestamp: payload.timestamp,
    actions: (payload.actions ?? []).map(({ action, title }) => ({ action, title })),
    data: {
      navigate: safePath(payload.navigate),
      match_id: payload.data?.match_id ?? '',
      kind: payload.data?.kind ?? '',
      seq: payload.data?.seq ?? 0,
    } satisfies NotificationData,
  }
  await show(payload.title, options)
}

const enqueue = createShowQueue(showBadge)
const show = (title: string, options: PushNotificationOptions): Promise<void> =>
  enqueue(() => showNewest(self.registration, title, options))

/** Sets the app icon's badge to the number of displayed notifications, without tests and those with a hidden score. */
async function showBadge(): Promise<void> {
  const { setAppBadge } = self.navigator as WorkerNavigator & { setAppBadge?(count: number): Promise<void> }
  if (!setAppBadge) return
  try {
    const shown = await self.registration.getNotifications()
    const count = shown.filter(({ data }) => !['hidden', 'test'].includes((data as NotificationData | null)?.kind ?? '')).length
    if (count > 0) await setAppBadge.call(self.navigator, count)
  } catch (error) {
    console.info('app badge not set', error)
  }
}

/** Milliseconds that storage has to return a page's settings. */
const patience = 1_000

interface StoredSettings {
  [settingKeys.lang]: 'zh' | 'en' | 'vi'
  [settingKeys.site]: Pick<SiteIdentity, 'name' | 'logo'>
}
/** Blocked or unresponsive storage must not prevent the notification from being shown. */
async function readStored<K extends keyof StoredSettings>(key: K, otherwise: StoredSettings[K]): Promise<StoredSettings[K]> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
  try {
    return (await Promise.race([readSetting<StoredSettings[K]>(key), late])) ?? otherwise
  } catch (error) {
    console.info(`setting ${key} read failed`, error)
    return otherwise
  }
}

/** Milliseconds in which a running page replies. */
const replyTimeout = 1_500

/** Opens the match: focuses an open tab and navigates it, opens a new one only if there is none. */
export async function onNotificationClick(event: NotificationEvent): Promise<void> {
  event.notification.close()
  const data = event.notification.data as Partial<NotificationData> | null
  if (event.action === 'mute' && data?.match_id) return muteMatch(data.match_id)
  const path = safePath(data?.navigate)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const best = appWindow(windows, path)
  if (!best) {
    await self.clients.openWindow(path)
    return
  }
  // Immediately, while the user activation is valid; a window that the browser does not focus is navigated anyway.
  const focused = best.focus().catch((error: unknown) => console.info('window not focused', error))
  // A page that is still starting receives no messages: it is navigated with a full load.
  if (!(await takenBy(best, { type: 'navigate', path }, replyTimeout))) await best.navigate(path)
  await focused
}

/** 静音本场, without a page: stored on this device, sent to the server now or by Background Sync. */
async function muteMatch(matchId: string): Promise<void> {
  await writeMark(matchId, '', { muted: true })
  await sendNow(true)
}

/** Sends the outbox; the browser wakes the worker for what could not be sent (sw/sync.ts), with no page open. */
async function sendNow(eager = false): Promise<void> {
  const { sync } = self.registration as ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }
  await deviceOutbox.flush(eager, async () => {
    await sync?.register(outboxSyncTag).catch((error: unknown) => console.info('background sync registration failed', error))
  })
}

interface SubscriptionChange extends ExtendableEvent {
  oldSubscription?: PushSubscription | null
  newSubscription?: PushSubscription | null
}

/** The browser ended or renewed the subscription: creates a new one and sends it to the server once it is reachable. */
export async function onSubscriptionChange(event: SubscriptionChange): Promise<void> {
  const { pushManager } = self.registration
  const known = event.newSubscription ?? (await pushManager.getSubscription())
  const key = event.oldSubscription?.options.applicationServerKey ?? (await readSetting<string>(settingKeys.serverKey))
  const subscription = known ?? (key ? await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }) : null)
  const { endpoint, keys } = subscription?.toJSON() ?? {}
  // Without a new one, the next page start finds no stored subscription, subscribes and informs the server.
  if (!endpoint || !keys?.p256dh || !keys.auth) return dropSettings(settingKeys.subscription)
  await writeSetting(settingKeys.subscription, { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } })
  await enqueueSubscription()
  await sendNow()
}
