import { expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '../../../core/api/api.ts'
import { network } from '../../../core/api/freshness.ts'
import { runNow } from '../../../core/clock/now.ts'
import { awayAtLeast, fetchMissed, missedFrom, rememberSeen, watchAbsence } from './since.ts'

const device = vi.hoisted(() => ({ seenUntil: 0, call: vi.fn() }))
vi.mock('../../../core/outbox/subscription-sender.ts', () => ({
  settingKeys: { seenUntil: 'seen-until' },
  readSetting: async () => device.seenUntil,
  writeSetting: async (_key: string, value: number) => {
    device.seenUntil = value
  },
}))
vi.mock('../../../core/api/api.ts', async (original) => ({ ...(await original<object>()), call: device.call }))
vi.mock('./device-call.ts', () => ({ findDeviceKey: async () => ({ device_id: 'd', secret: 's' }) }))

it('looks back on an absence, but not on a short one, a first visit, or for weeks', () => {
  const now = 100 * 86_400_000
  expect(missedFrom(undefined, now)).toBeNull()
  expect(missedFrom(now - awayAtLeast + 1, now)).toBeNull()
  expect(missedFrom(now - awayAtLeast, now)).toBe(now - awayAtLeast)
  expect(missedFrom(now - 30 * 86_400_000, now)).toBe(now - 3 * 86_400_000)
  // A clock that was set back.
  expect(missedFrom(now + 1, now)).toBeNull()
})

it('retries an absence whose request failed, even if the page was left again meanwhile', async () => {
  const left = Date.now() - 3_600_000
  device.seenUntil = left
  device.call.mockRejectedValueOnce(new NetworkError('offline')).mockResolvedValue({ list: [] })
  await fetchMissed()
  await rememberSeen()
  await fetchMissed()
  expect(device.call.mock.lastCall?.[1]).toMatchObject({ body: { since: new Date(left).toISOString() } })
  expect(device.call).toHaveBeenCalledTimes(2)
  expect(device.seenUntil).toBeGreaterThan(left)
})

it('retries an absence when the page was left during the request', async () => {
  const left = Date.now() - 3_600_000
  device.seenUntil = left
  let fail = (_error: Error): void => undefined
  device.call.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)))
  const asking = fetchMissed()
  await expect.poll(() => device.call.mock.calls.length).toBe(3)
  await rememberSeen()
  fail(new NetworkError('offline'))
  await asking
  await fetchMissed()
  expect(device.call.mock.lastCall?.[1]).toMatchObject({ body: { since: new Date(left).toISOString() } })
  expect(device.call).toHaveBeenCalledTimes(4)
})

it('a page closed while hidden has not seen what happened since it was hidden', async () => {
  const page = Object.assign(new EventTarget(), { hidden: true })
  const view = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', view)
  const left = Date.now() - 3_600_000
  device.seenUntil = left
  await watchAbsence()
  view.dispatchEvent(new Event('pagehide'))
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(device.seenUntil).toBe(left)
  page.hidden = false
  view.dispatchEvent(new Event('pagehide'))
  await expect.poll(() => device.seenUntil).toBeGreaterThan(left)
  vi.unstubAllGlobals()
})

it('requests from when a device with a visible page fell asleep, and a hidden period once', async () => {
  vi.useFakeTimers()
  const page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  device.call.mockReset().mockResolvedValue({ list: [] })
  device.seenUntil = Date.now()
  runNow(true)
  await watchAbsence()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(device.call).not.toHaveBeenCalled()
  const asleep = Date.now()
  vi.setSystemTime(asleep + 8 * 3_600_000)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(device.call).toHaveBeenCalledTimes(1)
  const { since } = (device.call.mock.lastCall as [string, { body: { since: string } }])[1].body
  expect(Math.abs(Date.parse(since) - asleep)).toBeLessThanOrEqual(1_000)
  expect(device.seenUntil).toBeGreaterThan(asleep)
  for (const minutes of [1, 60]) {
    page.hidden = true
    page.dispatchEvent(new Event('visibilitychange'))
    runNow(false)
    await vi.advanceTimersByTimeAsync(minutes * 60_000)
    page.hidden = false
    runNow(true)
    page.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(1_000)
  }
  runNow(false)
  expect(device.call).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('retries an absence after a busy server recovers, without an event from the browser', async () => {
  const page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  const left = Date.now() - 3_600_000
  device.seenUntil = left
  device.call
    .mockReset()
    .mockRejectedValueOnce(new ApiError(1, 'unavailable', ''))
    .mockResolvedValue({ list: [] })
  network.set(false)
  await watchAbsence()
  expect(device.seenUntil).toBe(left)
  network.set(true)
  await expect.poll(() => device.seenUntil).toBeGreaterThan(left)
  expect(device.call.mock.lastCall?.[1]).toMatchObject({ body: { since: new Date(left).toISOString() } })
  vi.unstubAllGlobals()
})
