// Calls about this device's own data: webhook, calendar, status. Registers a device that the server does not know.
import type { DeviceKey } from '../../../../contract/alert.ts'
import { ApiError } from '../../../core/api/api.ts'
import { dropSettings, readSetting, registerDevice, settingKeys } from '../../../core/outbox/subscription-sender.ts'

/** Calls `work` with the device's key; registers again once if the server has forgotten it. @throws ApiError, NetworkError */
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

/** Returns the device's key; null if it is not registered. */
export const findDeviceKey = async (): Promise<DeviceKey | null> => (await readSetting<DeviceKey>(settingKeys.device)) ?? null
