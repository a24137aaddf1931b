// Sends what this device follows, with its push subscription, as it stands at the moment of sending.
import type { Follow } from '../../contract/follow.ts'
import type { AlertSettings } from '../../contract/push.ts'
import { ApiError, call, NetworkError } from './api.ts'
import { db } from './db.ts'
import type { Sender, SendResult } from './outbox.ts'

/** A push subscription as the browser gave it, kept so that the worker and an offline start know it. */
export interface DeviceSubscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}
export const settingKeys = {
  subscription: 'push-subscription',
  device: 'push-device',
  alerts: 'alert-settings',
  lang: 'lang',
  lastTest: 'last-test',
} as const
export const defaultAlerts: AlertSettings = { value1: true, value2: true, value3: true, value4: true }

export async function readSetting<T>(key: string): Promise<T | undefined> {
  return (await db.setting.get(key))?.value as T | undefined
}
export async function writeSetting(key: string, value: unknown): Promise<void> {
  await db.setting.put({ key, value })
}

/** Follows of the device, and its reservations as follows of the start alone. */
export async function deviceFollows(): Promise<Follow[]> {
  const follows = (await db.follow.toArray()).map(({ kind, id, events }): Follow => ({ kind, id, events }))
  const followed = new Set(follows.filter((follow) => follow.kind === 'match').map((follow) => follow.id))
  const reserved = (await db.reservation.toArray()).filter(({ id }) => !followed.has(id))
  return [...follows, ...reserved.map(({ id }): Follow => ({ kind: 'match', id, events: ['kick-off', 'moved'] }))]
}

export const sendSubscription: Sender = async (record) => {
  const subscription = await readSetting<DeviceSubscription>(settingKeys.subscription)
  // Alerts were switched off since: nothing is left to tell.
  if (!subscription) return { is: 'accepted' }
  try {
    const { device_id } = await call('POST api/Push/subscribe', {
      body: {
        ...subscription,
        lang: (await readSetting<'zh' | 'en' | 'vi'>(settingKeys.lang)) ?? 'zh',
        follows: await deviceFollows(),
        settings: (await readSetting<AlertSettings>(settingKeys.alerts)) ?? defaultAlerts,
      },
      idempotencyKey: record.key,
    })
    await writeSetting(settingKeys.device, device_id)
    return { is: 'accepted' }
  } catch (error) {
    return resultOf(error)
  }
}

/** Code 1 is final; everything else is worth another try. */
function resultOf(error: unknown): SendResult {
  if (error instanceof NetworkError) return { is: 'kept' }
  if (!(error instanceof ApiError)) throw error
  if (error.code === 1 && error.error !== 'too-many' && error.error !== 'unavailable' && error.error !== 'error')
    return { is: 'refused', reason: error.error }
  return { is: 'kept', retryAfter: error.retryAfter }
}
