// Alerts on this device: permission after a tap, the browser's subscription, what the server was told.
import type { AlertSettings } from '../../../contract/push.ts'
import { ApiError, call } from '../../core/api.ts'
import { liveConnection } from '../../core/live-connection.ts'
import { preferences } from '../../core/preferences.ts'
import { followStore, lastWrite } from '../follow/follow-store.ts'

export type AlertState =
  /** Nothing was asked yet. */
  | 'unasked'
  /** Permission and subscription are there. */
  | 'working'
  | 'denied'
  /** Permission is there, but the browser's push service gave no subscription. */
  | 'unreachable'
  /** No push in this browser; on iOS the app must be installed first. */
  | 'unsupported'
  | 'needs-install'

export interface DeviceAlerts {
  state: AlertState
  settings: AlertSettings
  /** Real milliseconds of the last test that the push service took. */
  lastTest: number | null
}

const defaults: AlertSettings = { value1: true, value2: true, value3: true, value4: true }
let current: DeviceAlerts = { state: 'unasked', settings: defaults, lastTest: null }
const initial = current
const listeners = new Set<() => void>()

function show(patch: Partial<DeviceAlerts>): void {
  current = { ...current, ...patch }
  for (const listener of listeners) listener()
}

export const deviceAlerts = {
  get: (): DeviceAlerts => current,
  getServer: (): DeviceAlerts => initial,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

const supported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
const isIos = (): boolean => /iPad|iPhone|iPod/.test(navigator.userAgent)
const installed = (): boolean => window.matchMedia('(display-mode: standalone)').matches

let vapidKey = (): string => ''

/** Called once the page is drawn: reads what is known, renews the subscription, listens to the taps on stars. */
export async function startAlerts(keyOf: () => string): Promise<void> {
  vapidKey = keyOf
  followStore.onTap(({ on }) => {
    if (on && current.state === 'unasked') askForAlerts()
    else void tellServer()
  })
  preferences.subscribe(() => void rememberLang())
  window.addEventListener('online', () => void flush(true))
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void flush()
  })
  const { readSetting, settingKeys } = await import('../../core/subscription-sender.ts')
  show({
    settings: (await readSetting<AlertSettings>(settingKeys.alerts)) ?? defaults,
    lastTest: (await readSetting<number>(settingKeys.lastTest)) ?? null,
  })
  await rememberLang()
  if (!supported()) return show({ state: isIos() && !installed() ? 'needs-install' : 'unsupported' })
  if (Notification.permission === 'denied') return show({ state: 'denied' })
  if (Notification.permission === 'granted') await subscribe(vapidKey())
  const device = await readSetting<string>(settingKeys.device)
  if (device) liveConnection.setDevice(device)
  await flush()
}

/** Asks for permission; must run inside a tap. */
export function askForAlerts(): void {
  enableAlerts(vapidKey()).catch((error: unknown) => console.error('alerts were not switched on', error))
}

async function enableAlerts(key: string): Promise<void> {
  if (!supported()) return show({ state: isIos() && !installed() ? 'needs-install' : 'unsupported' })
  const permission = Notification.permission === 'granted' ? 'granted' : await Notification.requestPermission()
  if (permission !== 'granted') return show({ state: permission === 'denied' ? 'denied' : 'unasked' })
  await subscribe(key)
  await tellServer()
}

async function subscribe(key: string): Promise<void> {
  try {
    const { pushManager } = await navigator.serviceWorker.ready
    const known = await pushManager.getSubscription()
    const subscription = known ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
    const { endpoint, keys } = subscription.toJSON()
    if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('the browser gave a subscription without keys')
    const { readSetting, settingKeys, writeSetting } = await import('../../core/subscription-sender.ts')
    const before = await readSetting<{ endpoint: string }>(settingKeys.subscription)
    await writeSetting(settingKeys.subscription, { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } })
    show({ state: 'working' })
    // A new endpoint at start is told at once; the same one only when something changed.
    if (before?.endpoint !== endpoint) await tellServer()
  } catch (error) {
    console.warn('no push subscription', error)
    show({ state: 'unreachable' })
  }
}

/** Puts the device's state into the outbox and tries to send it; Background Sync does it when the page is gone. */
export async function tellServer(): Promise<void> {
  if (current.state !== 'working') return
  await lastWrite
  const { deviceOutbox } = await import('../../core/device-outbox.ts')
  await deviceOutbox.put({ kind: 'subscription', subject: 'subscription', payload: {} })
  await flush()
}

/** Sends what waits; asks the browser to do it later when the network is gone. */
export async function flush(eager = false): Promise<void> {
  const { deviceOutbox } = await import('../../core/device-outbox.ts')
  const { kept } = await deviceOutbox.flush(eager)
  const { readSetting, settingKeys } = await import('../../core/subscription-sender.ts')
  const device = await readSetting<string>(settingKeys.device)
  if (device) liveConnection.setDevice(device)
  if (kept > 0) await registerSync()
}

async function registerSync(): Promise<void> {
  const { outboxSyncTag } = await import('../../../contract/worker.ts')
  const registration = (await navigator.serviceWorker?.ready) as
    | (ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } })
    | undefined
  await registration?.sync
    ?.register(outboxSyncTag)
    .catch((error: unknown) => console.warn('no background sync, the page sends it itself', error))
}

async function rememberLang(): Promise<void> {
  const { readSetting, settingKeys, writeSetting } = await import('../../core/subscription-sender.ts')
  const { lang } = preferences.get()
  if ((await readSetting<string>(settingKeys.lang)) === lang) return
  await writeSetting(settingKeys.lang, lang)
  await tellServer()
}

export async function setAlertSettings(patch: Partial<AlertSettings>): Promise<void> {
  const settings = { ...current.settings, ...patch }
  show({ settings })
  const { settingKeys, writeSetting } = await import('../../core/subscription-sender.ts')
  await writeSetting(settingKeys.alerts, settings)
  await tellServer()
}

/** Sends a test alert to this device. @throws ApiError, NetworkError */
export async function testAlerts(): Promise<void> {
  const { readSetting, settingKeys, writeSetting } = await import('../../core/subscription-sender.ts')
  await flush()
  const device = await readSetting<string>(settingKeys.device)
  if (!device) throw new ApiError(1, 'not-found', 'this device has no subscription yet')
  await call('POST api/Push/test', { body: { device_id: device } })
  const at = Date.now()
  await writeSetting(settingKeys.lastTest, at)
  show({ lastTest: at })
}
