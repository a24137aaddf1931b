// When an outdated build reloads.
import { afterAll, beforeEach, expect, it, vi } from 'vitest'

interface Field {
  value: string
  matches(): boolean
}
const reload = vi.fn()
const page = {
  hidden: false,
  activeElement: null as Field | null,
  media: [] as { paused: boolean; ended: boolean }[],
  querySelectorAll: () => page.media,
}
vi.stubGlobal('document', page)
vi.stubGlobal('window', { location: { reload } })
vi.stubGlobal('__BUILD_ID__', '20260101000000-a')
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const field = (value: string): Field => ({ value, matches: () => true })

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  reload.mockClear()
  Object.assign(page, { hidden: false, activeElement: null, media: [] })
  const storage = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  })
})

async function obey(least = '20270101'): Promise<void> {
  const { obeyLeastBuild } = await import('./forced-refresh.ts')
  obeyLeastBuild(least, { fetchWorker: async () => undefined, letIn: () => false })
  await vi.advanceTimersByTimeAsync(3_000)
}

it('an idle page is reloaded', async () => {
  await obey()
  expect(reload).toHaveBeenCalledOnce()
})

it('a page with a focused field waits until its reader leaves the field or the page', async () => {
  page.activeElement = field('')
  await obey()
  expect(reload).not.toHaveBeenCalled()
  page.hidden = true
  await vi.advanceTimersByTimeAsync(3_000)
  expect(reload).toHaveBeenCalledOnce()
})

it('typed text is not lost while its reader looks something up elsewhere', async () => {
  Object.assign(page, { hidden: true, activeElement: field('half a comment') })
  await obey()
  expect(reload).not.toHaveBeenCalled()
})

it('a room playing in the background plays on, and is reloaded when it has ended', async () => {
  const room = { paused: false, ended: false }
  Object.assign(page, { hidden: true, media: [room] })
  await obey()
  expect(reload).not.toHaveBeenCalled()
  room.paused = true
  await vi.advanceTimersByTimeAsync(3_000)
  expect(reload).toHaveBeenCalledOnce()
})

it('nothing delays an immediate update by the operator', async () => {
  Object.assign(page, { activeElement: field('half a comment'), media: [{ paused: false, ended: false }] })
  await obey('20270101!')
  expect(reload).toHaveBeenCalledOnce()
})
