// How a page gets its live connection when the configuration does not load at once.
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { runNow } from '../../core/clock/now.ts'
import { preferences } from '../../core/store/preferences.ts'
import { startAlerts } from '../../features/alert/device/device-alerts.ts'
import type { App } from '../create-app.tsx'
import { startLive } from '../live.ts'
import { watchConfig } from './config-watch.ts'
import { startServices } from './services.ts'

vi.mock('../live.ts', () => ({ startLive: vi.fn() }))
vi.mock('./config-watch.ts', () => ({ watchConfig: vi.fn() }))
const device = vi.hoisted(() => ({ zone: 'Asia/Shanghai' }))
vi.mock('../theme.ts', () => ({ applyTheme: () => undefined, deviceZone: () => device.zone }))
vi.mock('./refresh/failed-reads.ts', () => ({ watchFailedReads: () => undefined }))
vi.mock('./network.ts', () => ({ watchNetwork: () => undefined }))
vi.mock('./storage-notice.ts', () => ({ watchStorage: () => undefined }))
vi.mock('./language.ts', () => ({ followLanguage: () => undefined }))
vi.mock('./pwa.ts', () => ({ startWorker: () => undefined }))
vi.mock('./warm-pages.ts', () => ({ warmPages: () => undefined }))
/** For the first test alone: a module is cached once loaded. */
const session = vi.hoisted(() => ({ start: vi.fn(), failures: 1 }))
vi.mock('./session.ts', () => {
  session.failures -= 1
  if (session.failures >= 0) throw new TypeError('Failed to fetch dynamically imported module')
  return { startSession: session.start }
})
vi.mock('../../features/alert/device/device-alerts.ts', () => ({ startAlerts: vi.fn() }))
vi.mock('../../features/follow/alert-settings.ts', () => ({ alertSettings: { markKnown: () => undefined } }))

const config = { mobile_url: '', clock: { feed: '2026-01-01T00:00:00Z', real: '2026-01-01T00:00:00Z', speed: 1 }, features: { odds: true } }
const page = new EventTarget()
vi.stubGlobal('window', page)
vi.stubGlobal('document', { addEventListener: () => undefined })
vi.stubGlobal('navigator', { onLine: false })
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const fetchQuery = vi.fn()
const start = async (): Promise<void> => {
  startServices({} as App, { fetchQuery } as never, undefined)
  await vi.advanceTimersByTimeAsync(10)
}
beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(startLive).mockReset()
  vi.mocked(watchConfig).mockReset()
  vi.mocked(startAlerts).mockReset()
  fetchQuery.mockReset()
})

it('a page whose login chunk failed to load, such as on network loss while opening, still gets its login', async () => {
  fetchQuery.mockResolvedValue(config)
  await start()
  expect(session.start).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(10)
  expect(session.start).toHaveBeenCalledOnce()
})

it('a page whose configuration failed to load retries by itself, without an offline event', async () => {
  fetchQuery.mockRejectedValueOnce(new Error('too many')).mockResolvedValue(config)
  await start()
  expect(startLive).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(startLive).toHaveBeenCalledOnce()
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(startLive).toHaveBeenCalledOnce()
})

it('a failure after the live connection does not open a second one', async () => {
  fetchQuery.mockResolvedValue(config)
  vi.mocked(watchConfig).mockImplementationOnce(() => {
    throw new Error('the chunk did not come')
  })
  await start()
  expect(startLive).toHaveBeenCalledOnce()
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(watchConfig).toHaveBeenCalledTimes(2)
  expect(startLive).toHaveBeenCalledOnce()
})

it('alerts that fail to start are retried on each reconnect, and nothing is watched twice', async () => {
  fetchQuery.mockResolvedValue(config)
  vi.mocked(startAlerts).mockRejectedValueOnce(new Error('blocked')).mockRejectedValueOnce(new Error('blocked'))
  await start()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(startAlerts).toHaveBeenCalledOnce()
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(10)
  expect([startAlerts, watchConfig, startLive].map((done) => vi.mocked(done).mock.calls.length)).toEqual([2, 1, 1])
})

it('a page that stayed open while its device travelled uses the current time zone', async () => {
  fetchQuery.mockResolvedValue(config)
  runNow(true)
  await start()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(preferences.get().tz).toBe('Asia/Shanghai')
  runNow(false)
  device.zone = 'Europe/Madrid'
  await vi.advanceTimersByTimeAsync(11 * 3_600_000)
  runNow(true)
  await vi.advanceTimersByTimeAsync(1_000)
  runNow(false)
  expect(preferences.get().tz).toBe('Europe/Madrid')
})
