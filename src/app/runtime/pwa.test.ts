// The update prompt when another tab activates the new build, and a worker that fails to load with its page.
import { beforeEach, expect, it, vi } from 'vitest'
import { network } from '../../core/api/freshness.ts'
import { update } from '../../core/update.ts'
import type { AppRouter } from '../create-app.tsx'
import { startWorker } from './pwa.ts'

const heard = vi.hoisted(() => new Map<string, () => void>())
const skipWaiting = vi.hoisted(() => vi.fn())
/** Error of the next registration. */
const fault = vi.hoisted(() => ({ next: null as Error | null }))
const registration = vi.hoisted(() => ({ active: null as object | null, update: async () => undefined }))
vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener(type: string, hear: () => void): void {
      heard.set(type, hear)
    }
    messageSkipWaiting = skipWaiting
    register = async (): Promise<object> => {
      const error = fault.next
      fault.next = null
      if (error) throw error
      return registration
    }
  },
}))
vi.mock('./refresh/pack-refresh.ts', () => ({ startPackRefresh: async () => undefined }))
vi.mock('../../core/api/api.ts', () => ({ call: async () => ({ min_build: '' }) }))

const reload = vi.fn()
vi.stubGlobal('navigator', { serviceWorker: { addEventListener: () => undefined, ready: new Promise(() => undefined) } })
vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined })
vi.stubGlobal('window', { location: { reload } })
vi.stubGlobal('__BUILD_ID__', '20260101000000-a')

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  vi.stubEnv('DEV', false)
  heard.clear()
  reload.mockClear()
  skipWaiting.mockClear()
  update.set(null)
  startWorker({} as AppRouter)
  await vi.waitFor(() => expect(heard.has('waiting')).toBe(true))
})

it('the tab that applies a new build is reloaded once it is active', () => {
  heard.get('waiting')?.()
  update.get()?.apply()
  expect(skipWaiting).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
  heard.get('controlling')?.()
  expect(reload).toHaveBeenCalledOnce()
})

it('a tab whose new build another tab applied stays as it is, and is reloaded when it applies it too', () => {
  heard.get('waiting')?.()
  heard.get('controlling')?.()
  expect(reload).not.toHaveBeenCalled()
  expect(update.get()).not.toBeNull()
  update.get()?.apply()
  expect(reload).toHaveBeenCalledOnce()
})

it('a new build whose worker does not take control is loaded anyway, once', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  heard.get('waiting')?.()
  update.get()?.apply()
  vi.advanceTimersByTime(4_000)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  heard.get('controlling')?.()
  expect(reload).toHaveBeenCalledOnce()
})

it('a worker whose script failed to load with the page is registered when the network returns', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  fault.next = new TypeError('Failed to fetch')
  network.set(false)
  startWorker({} as AppRouter)
  await vi.waitFor(() => expect(fault.next).toBeNull())
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled())
  heard.clear()
  network.set(true)
  await vi.waitFor(() => expect(heard.has('waiting')).toBe(true))
})

it('a worker that could not be installed is retried, and one superseded by a newer one is not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })
  registration.active = {}
  heard.get('redundant')?.()
  heard.clear()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(heard.size).toBe(0)

  startWorker({} as AppRouter)
  await vi.waitFor(() => expect(heard.has('redundant')).toBe(true))
  registration.active = null
  heard.get('redundant')?.()
  heard.clear()
  await vi.advanceTimersByTimeAsync(61_000)
  expect(heard.has('redundant')).toBe(true)
  // A device without free storage is not retried every minute.
  heard.get('redundant')?.()
  heard.clear()
  await vi.advanceTimersByTimeAsync(61_000)
  expect(heard.size).toBe(0)
  await vi.advanceTimersByTimeAsync(61_000)
  expect(heard.has('redundant')).toBe(true)
})
