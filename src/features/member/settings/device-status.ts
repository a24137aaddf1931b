// How the server says that the alerts of this device are doing, and the changes that only it can make.
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { DeviceStatus, Webhook } from '../../../../contract/alert.ts'
import { ApiError, call } from '../../../core/api/api.ts'
import { readSetting, settingKeys, writeSetting } from '../../../core/outbox/subscription-sender.ts'
import { findDeviceKey, withDevice } from '../../alert/device/device-call.ts'

export const statusKey = ['device status'] as const

async function readStatus(): Promise<DeviceStatus | null> {
  const device = await findDeviceKey()
  if (!device) return null
  try {
    return await call('POST api/Push/status', { body: { device } })
  } catch (error) {
    // The server has forgotten this device: its next write makes it known again.
    if (error instanceof ApiError && error.error === 'not-found') return null
    throw error
  }
}

/** Null while the server knows nothing of this device. */
export const useDeviceStatus = (): UseQueryResult<DeviceStatus | null> =>
  useQuery({ queryKey: statusKey, queryFn: readStatus, retry: false })

/** @throws ApiError `endpoint-refused` for an address that is not called, NetworkError */
export const putWebhook = (webhook: Webhook | null): Promise<unknown> =>
  withDevice((device) => call('POST api/Push/webhook', { body: { device, webhook } }))

/** @throws ApiError `push-failed` when the address did not take it, NetworkError */
export const testWebhook = (): Promise<unknown> => withDevice((device) => call('POST api/Push/test', { body: { device, by: 'webhook' } }))

export const calendarKey = ['calendar path'] as const
export const findCalendarPath = async (): Promise<string | null> => (await readSetting<string>(settingKeys.calendar)) ?? null

/** A new secret address, which ends the one before; null ends it. The server says it once: it is kept here. */
export async function makeCalendar(on: boolean): Promise<void> {
  const { path } = await withDevice((device) => call('POST api/Push/calendar', { body: { device, on } }))
  await writeSetting(settingKeys.calendar, path)
}
