// Calls about this device's own data: webhook, calendar, status. A device that the server does not know is made known.
import type { DeviceKey } from '../../../../contract/alert.ts'
import { ApiError } from '../../../core/api/api.ts'
import { dropSettings, readSetting, registerDevice, settingKeys } from '../../../core/outbox/subscription-sender.ts'

/** Works with the device's key; one that the server has forgotten is renewed once. @throws ApiError, NetworkError */
export async function withDevice<T>(work: (device: DeviceKey) => Promise<T>): Promise<T> {
  const known = await readSetting<DeviceKey>(settingKeys.device)
  if (!known) return work(await registerDevice(crypto.randomUUID()))
  try {
    return await work(known)
  } catch (error) {
    if (!(error instanceof ApiError) || error.error !== 'not-found') throw error
    await dropSettings(settingKeys.device, settingKeys.calendar)
    return work(await registerDevice(crypto.randomUUID()))
  }
}

/** The device as the server knows it; null while it knows none. */
export const findDeviceKey = async (): Promise<DeviceKey | null> => (await readSetting<DeviceKey>(settingKeys.device)) ?? null
