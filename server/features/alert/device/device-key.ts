// Device credentials: an id and a secret that only this server can have derived from it.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { DeviceKey } from '../../../../contract/alert.ts'
import { findSetting, upsertSetting } from '../../../core/setting/store.ts'

const settingName = 'device-secret'

export interface DeviceKeys {
  keyOf(deviceId: string): DeviceKey
  isKey(key: DeviceKey): boolean
}

/** The server secret is created at the first start and stored: device secrets never change. */
export async function openDeviceKeys(db: NodePgDatabase): Promise<DeviceKeys> {
  const known = await findSetting<string>(db, settingName)
  const made = known ?? randomBytes(32).toString('base64url')
  if (known === null) await upsertSetting(db, settingName, made)
  const secret = Buffer.from(made, 'base64url')
  const secretOf = (id: string): string => createHmac('sha256', secret).update(`device ${id}`).digest('base64url')
  return {
    keyOf: (id) => ({ device_id: id, secret: secretOf(id) }),
    isKey: (key) => timingSafeEqual(digest(secretOf(key.device_id)), digest(key.secret)),
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
export const newDeviceId = (): string => randomBytes(16).toString('base64url')
/** The secret of a calendar address. The database stores only its hash. */
export const newCalendarSecret = (): string => randomBytes(32).toString('base64url')
export const calendarHash = (secret: string): string => digest(`calendar ${secret}`).toString('hex')
