// Sends the server this device's follows and alert settings as they are at the time of sending.
import type { AlertSettings, DeviceKey } from '../../../contract/alert.ts'
import type { Follow } from '../../../contract/follow/follow.ts'
import { limits } from '../../../contract/limits/limits.ts'
import { alertDefaults, fullSettings } from '../../../rules/alert/alert-choice.ts'
import { ApiError, call, NetworkError } from '../api/api.ts'
import { followsOf, type MatchMarks } from '../device-follows.ts'
import { saveOwn } from '../packs/space.ts'
import { db } from '../storage/db.ts'
import type { Sender, SendResult } from './outbox.ts'

/** The browser's push subscription, stored so that the worker and an offline start know it. */
export interface DeviceSubscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}
export const settingKeys = {
  subscription: 'push-subscription',
  /** Id and secret by which the server identifies this device. */
  device: 'push-device-key',
  alerts: 'alert-settings',
  lang: 'lang',
  /** Name and logo of the site, for notifications that the worker composes itself. */
  site: 'site',
  lastTest: 'last-test',
  /** The user turned push off on this device: a granted permission alone does not turn it on again. */
  off: 'push-off',
  /** When the server last accepted the subscription, in real milliseconds. */
  syncedAt: 'push-told-at',
  /** Key of the push sender for which the subscription was made, for the worker. */
  serverKey: 'push-server-key',
  marks: 'match-marks',
  /** Secret calendar path: the server returns it only once. */
  calendar: 'calendar-path',
  /** Time up to which this device knows all alerts, in real milliseconds. */
  seenUntil: 'seen-until',
} as const

export async function readSetting<T>(key: string): Promise<T | undefined> {
  return (await db.setting.get(key))?.value as T | undefined
}
export async function writeSetting(key: string, value: unknown): Promise<void> {
  await db.setting.put({ key, value })
}
export async function dropSettings(...keys: string[]): Promise<void> {
  await db.setting.bulkDelete(keys)
}

export const readAlertSettings = async (): Promise<AlertSettings> => (await readSetting<AlertSettings>(settingKeys.alerts)) ?? alertDefaults

/** One transaction, so that concurrent windows do not overwrite each other's changes. */
export const changeAlertSettings = (patch: Partial<AlertSettings>): Promise<void> =>
  saveOwn(() =>
    db.transaction('rw', db.setting, async () =>
      writeSetting(settingKeys.alerts, { ...fullSettings(await readAlertSettings()), ...patch }),
    ),
  )

/** Limited to what the server accepts: follows are limited on input, but match marks add to them. */
export const deviceFollows = async (): Promise<Follow[]> =>
  followsOf(
    await db.follow.toArray(),
    (await db.reservation.toArray()).map(({ id }) => id),
    (await readSetting<MatchMarks>(settingKeys.marks)) ?? {},
    await readAlertSettings(),
  ).slice(0, limits.followsPerDevice)

export const sendSubscription: Sender = async (record) => {
  try {
    return await send(record.key)
  } catch (error) {
    if (!(error instanceof ApiError) || error.error !== 'not-found') return resultOf(error)
  }
  // The server no longer knows this device: register it as a new one.
  await dropSettings(settingKeys.device)
  try {
    return await send(crypto.randomUUID())
  } catch (error) {
    return resultOf(error)
  }
}

async function send(idempotencyKey: string): Promise<SendResult> {
  const known = (await readSetting(settingKeys.subscription)) ?? (await readSetting(settingKeys.device))
  // A device without push is registered only once it follows something.
  if (!known && ((await deviceFollows()).length === 0 || (await readSetting<boolean>(settingKeys.off)))) return { type: 'accepted' }
  await registerDevice(idempotencyKey)
  return { type: 'accepted' }
}

/**
 * Sends the server the device's full registration and stores the key that it returns. One at a time across pages and worker: two
 * concurrent calls would create two devices. @throws ApiError, NetworkError
 */
export const registerDevice = (idempotencyKey: string): Promise<DeviceKey> =>
  globalThis.navigator?.locks
    ? (navigator.locks.request('device-key', () => register(idempotencyKey)) as Promise<DeviceKey>)
    : register(idempotencyKey)

async function register(idempotencyKey: string): Promise<DeviceKey> {
  const subscription = await readSetting<DeviceSubscription>(settingKeys.subscription)
  const device = await readSetting<DeviceKey>(settingKeys.device)
  const body = {
    lang: (await readSetting<'zh' | 'en' | 'vi'>(settingKeys.lang)) ?? 'zh',
    follows: await deviceFollows(),
    settings: await readAlertSettings(),
    ...(device && { device }),
  }
  const key: DeviceKey = subscription
    ? await call('POST api/Push/subscribe', { body: { ...subscription, ...body }, idempotencyKey })
    : await call('POST api/Push/device', { body, idempotencyKey })
  await writeSetting(settingKeys.device, key)
  await writeSetting(settingKeys.syncedAt, Date.now())
  return key
}

/** Code 1 is final, except for temporary errors; all others are retried. */
function resultOf(error: unknown): SendResult {
  if (error instanceof NetworkError) return { type: 'kept' }
  if (!(error instanceof ApiError)) throw error
  if (error.code === 1 && !['too-many', 'unavailable', 'error', 'busy'].includes(error.error))
    return { type: 'refused', reason: error.error }
  return { type: 'kept', answered: true, retryAfter: error.retryAfter }
}
