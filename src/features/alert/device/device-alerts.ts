// Alerts on this device: started with the app, enabled after a tap, tested, disabled.
import type { AlertSettings, DeviceKey } from '../../../../contract/alert.ts'
import { fullSettings } from '../../../../rules/alert/alert-choice.ts'
import { ApiError, call } from '../../../core/api/api.ts'
import { network } from '../../../core/api/freshness.ts'
import {
  changeAlertSettings,
  dropSettings,
  readAlertSettings,
  readSetting,
  settingKeys,
  writeSetting,
} from '../../../core/outbox/subscription-sender.ts'
import { getSite } from '../../../core/site.ts'
import { liveConnection } from '../../../core/socket/live-connection.ts'
import { hideOf, preferences } from '../../../core/store/preferences.ts'
import { alertSettings } from '../../follow/alert-settings.ts'
import { deviceAlerts } from '../alert-state.ts'
import { startBadge } from '../app-badge.ts'
import { startPersisting } from '../notice/persisted-notices.ts'
import { findDeviceKey } from './device-call.ts'
import { watchAbsence } from './since.ts'
import { startStreamWait } from './stream-wait.ts'
import { dropSubscription, obstacle, subscribe } from './subscription.ts'
import { sendAfterTaps, sendWaiting, syncServer } from './waiting.ts'

let vapidKey = (): string => ''

/** Called once the page is drawn: reads the stored state, renews the subscription, subscribes to taps on stars. */
export async function startAlerts(keyOf: () => string): Promise<void> {
  vapidKey = keyOf
  sendAfterTaps(askForAlerts)
  window.addEventListener('online', () => void sendWaiting(true))
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void sendWaiting()
  })
  network.subscribe(() => network.get() && deviceAlerts.get().state === 'unreachable' && reachAgain())
  startPersisting()
  startBadge()
  try {
    deviceAlerts.set({
      settings: fullSettings(await readAlertSettings()),
      lastTest: (await readSetting<number>(settingKeys.lastTest)) ?? null,
    })
    alertSettings.markKnown()
    // Not earlier: the defaults would overwrite the settings stored here.
    preferences.subscribe(() => void rememberPreferences())
    startStreamWait(setAlertSettings)
    await rememberPreferences()
    await rememberSite()
    const device = await findDeviceKey()
    if (device) liveConnection.setDevice(device.device_id)
    await renew()
    await sendWaiting()
    await watchAbsence()
  } catch (error) {
    // Storage is blocked: pop-ups of this window still work.
    console.warn('device alerts read failed', error)
    alertSettings.markKnown()
  }
}

/** At each start: sends the browser's current subscription if it has changed or is a day old. R-PUSH-5. */
async function renew(): Promise<void> {
  const inTheWay = obstacle()
  if (inTheWay) return deviceAlerts.set({ state: inTheWay })
  if (Notification.permission === 'denied') return deviceAlerts.set({ state: 'denied' })
  if (Notification.permission !== 'granted' || (await readSetting<boolean>(settingKeys.off))) return
  await subscribeHere()
}

async function subscribeHere(): Promise<void> {
  try {
    const needsSync = await subscribe(vapidKey())
    deviceAlerts.set({ state: 'working' })
    if (needsSync) await syncServer()
  } catch (error) {
    console.warn('push subscription failed', error)
    deviceAlerts.set({ state: 'unreachable' })
  }
}

/** Retries when the network returns: the push service may have been unreachable at the start. */
const reachAgain = (): void => void renew().catch((error: unknown) => console.warn('push subscription renewal failed', error))

/** Asks for permission; must run inside a user gesture. */
export function askForAlerts(): void {
  enableAlerts().catch((error: unknown) => console.error('enabling of alerts failed', error))
}

async function enableAlerts(): Promise<void> {
  const inTheWay = obstacle()
  if (inTheWay) return deviceAlerts.set({ state: inTheWay })
  const permission = Notification.permission === 'granted' ? 'granted' : await Notification.requestPermission()
  if (permission !== 'granted') return deviceAlerts.set({ state: permission === 'denied' ? 'denied' : 'unasked' })
  await dropSettings(settingKeys.off)
  await subscribeHere()
}

/** If the server does not know the device, there is nothing to end. */
async function endAtServer(device: DeviceKey): Promise<void> {
  try {
    await call('POST api/Push/unsubscribe', { body: { device } })
  } catch (error) {
    if (!(error instanceof ApiError && error.error === 'not-found')) throw error
  }
}

/** Disables alerts on this device; follows stay. @throws ApiError, NetworkError if the server could not be notified */
export async function disableAlerts(): Promise<void> {
  const device = await findDeviceKey()
  if (device) await endAtServer(device)
  await writeSetting(settingKeys.off, true)
  await dropSubscription()
  await dropSettings(settingKeys.calendar)
  deviceAlerts.set({ state: 'unasked', lastTest: null })
}

/** Stores what the server needs for texts and times: language, zone of the quiet hours, and whether scores may be shown. */
async function rememberPreferences(): Promise<void> {
  const { lang, tz, ...chosen } = preferences.get()
  const { settings } = deviceAlerts.get()
  const hide = hideOf(chosen)
  if (settings.hide !== hide || (settings.quiet.on && settings.quiet.tz !== tz))
    await setAlertSettings({ hide, quiet: { ...settings.quiet, tz } })
  if ((await readSetting<string>(settingKeys.lang)) === lang) return
  await writeSetting(settingKeys.lang, lang)
  // A device unknown to the server sends its language when it registers.
  if (await findDeviceKey()) await syncServer()
}

/** Stores name and logo for notifications that the worker composes itself, if a push is unreadable. */
async function rememberSite(): Promise<void> {
  const { name, logo } = getSite()
  if (JSON.stringify(await readSetting(settingKeys.site)) !== JSON.stringify({ name, logo }))
    await writeSetting(settingKeys.site, { name, logo })
}

/** @throws if the write fails, which has been reported to the user. */
export async function setAlertSettings(patch: Partial<AlertSettings>): Promise<void> {
  // Optimistic on screen; changes of other windows arrive from the database.
  const before = deviceAlerts.get().settings
  deviceAlerts.set({ settings: { ...before, ...patch } })
  try {
    await changeAlertSettings(patch)
  } catch (error) {
    const previous = Object.fromEntries(Object.keys(patch).map((key) => [key, before[key as keyof AlertSettings]]))
    deviceAlerts.set({ settings: { ...deviceAlerts.get().settings, ...previous } })
    throw error
  }
  await syncServer()
}

/**
 * Sends a test alert to this device. 'renewed': the server or the push service no longer knew the subscription, and
 * the test used a new one.
 * @throws ApiError, NetworkError
 */
export async function testAlerts(): Promise<'sent' | 'renewed'> {
  await sendWaiting(true)
  const device = await findDeviceKey()
  const reached = device !== null && (await sendTest(device))
  if (!reached) {
    await dropSubscription()
    await subscribeHere()
    const fresh = await findDeviceKey()
    if (!fresh || !(await sendTest(fresh))) throw new ApiError(1, 'push-failed', 'the new subscription was not taken')
  }
  const at = Date.now()
  await writeSetting(settingKeys.lastTest, at)
  deviceAlerts.set({ lastTest: at })
  return reached ? 'sent' : 'renewed'
}

/** Returns false if the server no longer has such a subscription. */
async function sendTest(device: DeviceKey): Promise<boolean> {
  try {
    await call('POST api/Push/test', { body: { device, by: 'push' } })
    return true
  } catch (error) {
    if (error instanceof ApiError && error.error === 'not-found') return false
    throw error
  }
}
