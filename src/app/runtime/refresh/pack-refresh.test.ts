import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { network } from '../../../core/api/freshness.ts'

const packs = vi.hoisted(() => ({ refreshes: 0, fault: null as Error | null }))
vi.mock('../../../core/packs/refresh.ts', () => ({
  wantPacks: async () => undefined,
  refreshDue: async () => {
    packs.refreshes += 1
    if (packs.fault) throw packs.fault
    return []
  },
}))
vi.mock('../../../core/storage/persist.ts', () => ({ persistStorage: async () => false }))
vi.mock('../../../core/store/saving-data.ts', () => ({ isSavingData: () => false }))

const page = Object.assign(new EventTarget(), { hidden: false, cookie: '' })
vi.stubGlobal('window', Object.assign(new EventTarget(), { matchMedia: () => ({ matches: false }) }))
vi.stubGlobal('document', page)
vi.stubGlobal('navigator', {})
vi.stubGlobal('indexedDB', {})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
const show = (isHidden: boolean): void => {
  page.hidden = isHidden
  page.dispatchEvent(new Event('visibilitychange'))
}
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

it('catches up on a check missed while hidden or offline, or when the server did not respond', async () => {
  vi.useFakeTimers()
  const { startPackRefresh } = await import('./pack-refresh.ts')
  show(true)
  network.set(true)
  await startPackRefresh()
  // The screen loads first, even if the page is shown before the delay ends.
  show(false)
  await vi.advanceTimersByTimeAsync(7_000)
  expect(packs.refreshes).toBe(0)
  show(true)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(packs.refreshes).toBe(0)
  show(false)
  await vi.waitFor(() => expect(packs.refreshes).toBe(1))
  // No check is due any more.
  show(true)
  show(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(packs.refreshes).toBe(1)
  network.set(false)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(packs.refreshes).toBe(1)
  packs.fault = new Error('no answer')
  network.set(true)
  await vi.waitFor(() => expect(packs.refreshes).toBe(2))
  packs.fault = null
  await vi.advanceTimersByTimeAsync(0)
  show(true)
  show(false)
  await vi.waitFor(() => expect(packs.refreshes).toBe(3))
})
