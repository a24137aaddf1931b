// What becomes of the offer of a new build when another tab takes it.
import { beforeEach, expect, it, vi } from 'vitest'
import { update } from '../../core/update.ts'
import type { AppRouter } from '../create-app.tsx'
import { startWorker } from './pwa.ts'

const heard = vi.hoisted(() => new Map<string, () => void>())
const skipWaiting = vi.hoisted(() => vi.fn())
vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener(type: string, hear: () => void): void {
      heard.set(type, hear)
    }
    messageSkipWaiting = skipWaiting
    register = async (): Promise<object> => ({ update: async () => undefined })
  },
}))
vi.mock('./offline-care.ts', () => ({ careForPacks: async () => undefined }))
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

it('the tab that takes a new build is loaded anew once it is there', () => {
  heard.get('waiting')?.()
  update.get()?.apply()
  expect(skipWaiting).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
  heard.get('controlling')?.()
  expect(reload).toHaveBeenCalledOnce()
})

it('a tab whose new build another tab has taken stays as it is, and is loaded anew when it takes it too', () => {
  heard.get('waiting')?.()
  heard.get('controlling')?.()
  expect(reload).not.toHaveBeenCalled()
  expect(update.get()).not.toBeNull()
  update.get()?.apply()
  expect(reload).toHaveBeenCalledOnce()
})

it('a new build whose worker does not come in is loaded all the same, once', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  heard.get('waiting')?.()
  update.get()?.apply()
  vi.advanceTimersByTime(4_000)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  heard.get('controlling')?.()
  expect(reload).toHaveBeenCalledOnce()
})
