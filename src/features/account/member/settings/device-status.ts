// Delivery status of this device's alerts from the server, and the changes that only the server can make.
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { DeviceStatus, Webhook } from '../../../../../contract/alert.ts'
import { ApiError, call } from '../../../../core/api/api.ts'
import { readSetting, settingKeys, writeSetting } from '../../../../core/outbox/subscription-sender.ts'
import { findDeviceKey, withDevice } from '../../../alert/device/device-call.ts'

export const statusKey = ['device status'] as const

async function readStatus(): Promise<DeviceStatus | null> {
  const device = await findDeviceKey()
  if (!device) return null
  try {
    return await call('POST api/Push/status', { body: { device } })
  } catch (error) {
    // The server has deleted this device; the next write registers it again.
    if (error instanceof ApiError && error.error === 'not-found') return null
    throw error
  }
}

/** Null while the server does not know this device. */
export const useDeviceStatus = (): UseQueryResult<DeviceStatus | null> =>
  useQuery({ queryKey: statusKey, queryFn: readStatus, retry: false })

/** @throws ApiError `endpoint-refused` for an address that may not be called, NetworkError */
export const updateWebhook = (webhook: Webhook | null): Promise<unknown> =>
  withDevice((device) => call('POST api/Push/webhook', { body: { device, webhook } }))

/** @throws ApiError `push-failed` if the address rejected the message, NetworkError */
export const testWebhook = (): Promise<unknown> => withDevice((device) => call('POST api/Push/test', { body: { device, by: 'webhook' } }))

export const calendarKey = ['calendar path'] as const
export const findCalendarPath = async (): Promise<string | null> => (await readSetting<string>(settingKeys.calendar)) ?? null

/**
 * Creates a new secret URL, which revokes the previous one; `on` false revokes it. The server returns it only once, so it is stored here.
 */
export async function makeCalendar(on: boolean): Promise<void> {
  const { path } = await withDevice((device) => call('POST api/Push/calendar', { body: { device, on } }))
  await writeSetting(settingKeys.calendar, path)
}
