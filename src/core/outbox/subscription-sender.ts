// Tells the server what this device follows and how it wants to hear of it, as it stands at the moment of sending.
import type { AlertSettings, DeviceKey } from '../../../contract/alert.ts'
import type { Follow } from '../../../contract/follow.ts'
import { limits } from '../../../contract/limits/limits.ts'
import { alertDefaults, fullSettings } from '../../../rules/alert/alert-choice.ts'
import { ApiError, call, NetworkError } from '../api/api.ts'
import { followsOf, type MatchMarks } from '../device-follows.ts'
import { keepOwn } from '../packs/space.ts'
import { db } from '../storage/db.ts'
import type { Sender, SendResult } from './outbox.ts'

/** A push subscription as the browser gave it, kept so that the worker and an offline start know it. */
export interface DeviceSubscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}
export const settingKeys = {
  subscription: 'push-subscription',
  /** Id and secret by which the server knows this device. */
  device: 'push-device-key',
  alerts: 'alert-settings',
  lang: 'lang',
  /** Name and logo of the site, for what the worker words by itself. */
  site: 'site',
  lastTest: 'last-test',
  /** The reader ended pushes on this device: a granted permission alone does not begin them again. */
  off: 'push-off',
  /** Real milliseconds when the server last took the subscription. */
  toldAt: 'push-told-at',
  /** Key of the push sender that the subscription was made with, for the worker. */
  serverKey: 'push-server-key',
  marks: 'match-marks',
  /** The secret calendar path: the server says it once. */
  calendar: 'calendar-path',
  /** Real milliseconds up to which this device knows what happened. */
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

/** One transaction, so that two windows undo nothing of each other. */
export const changeAlertSettings = (patch: Partial<AlertSettings>): Promise<void> =>
  keepOwn(() =>
    db.transaction('rw', db.setting, async () =>
      writeSetting(settingKeys.alerts, { ...fullSettings(await readAlertSettings()), ...patch }),
    ),
  )

/** No more than the server takes: taps end there, but what is said of single matches comes on top. */
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
  // The server knows this device no more: it becomes a new one.
  await dropSettings(settingKeys.device)
  try {
    return await send(crypto.randomUUID())
  } catch (error) {
    return resultOf(error)
  }
}

async function send(idempotencyKey: string): Promise<SendResult> {
  const known = (await readSetting(settingKeys.subscription)) ?? (await readSetting(settingKeys.device))
  // A device without push is known to the server only once there is something to tell it of.
  if (!known && ((await deviceFollows()).length === 0 || (await readSetting<boolean>(settingKeys.off)))) return { is: 'accepted' }
  await registerDevice(idempotencyKey)
  return { is: 'accepted' }
}

/**
 * Tells the server all of this device at once and keeps the key that it answers. One at a time, in pages and worker: two
 * that do not know of each other would make two devices. @throws ApiError, NetworkError
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
  await writeSetting(settingKeys.toldAt, Date.now())
  return key
}

/** Code 1 is final; everything else is worth another try. */
function resultOf(error: unknown): SendResult {
  if (error instanceof NetworkError) return { is: 'kept' }
  if (!(error instanceof ApiError)) throw error
  if (error.code === 1 && !['too-many', 'unavailable', 'error', 'busy'].includes(error.error)) return { is: 'refused', reason: error.error }
  return { is: 'kept', answered: true, retryAfter: error.retryAfter }
}
