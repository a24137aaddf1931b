// A response is stored before the user can leave: when the browser is idle, or immediately when the page is hidden.
import { beforeEach, expect, it, vi } from 'vitest'
import { clearResponseCache } from './api.ts'
import { dropPendingCopy, saveLater } from './pending-copies.ts'

const saved = vi.hoisted(() => [] as unknown[])
vi.mock('../packs/copies.ts', () => ({
  saveCopy: async (_key: unknown, data: unknown, _savedAt: number, isStill: () => boolean) => {
    if (isStill()) saved.push(data)
  },
}))

const page = Object.assign(new EventTarget(), { hidden: false })
const view = new EventTarget()
let idle: { work: () => void; timeout: number }[] = []
vi.stubGlobal('indexedDB', {})
vi.stubGlobal('document', page)
vi.stubGlobal('addEventListener', view.addEventListener.bind(view))
vi.stubGlobal('requestIdleCallback', (work: () => void, { timeout }: { timeout: number }) => idle.push({ work, timeout }))

const key = (id: string) => ['GET api/hot_match/detail', { query: { id } }]
const runIdle = (): void => {
  for (const { work } of idle.splice(0)) work()
}
const hear = (target: EventTarget, type: string): boolean => target.dispatchEvent(new Event(type))
/** Long enough for all pending work. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

beforeEach(() => {
  page.hidden = false
  idle = []
  saved.length = 0
})

it('is written when the page is idle, and well within a second when it is busy', async () => {
  saveLater(key('a'), 'a', 1)
  await settled()
  expect(saved).toEqual([])
  expect(idle.map(({ timeout }) => timeout)).toEqual([250])
  runIdle()
  await vi.waitFor(() => expect(saved).toEqual(['a']))
})

it('is written immediately when the page is left before that', async () => {
  saveLater(key('a'), 'a', 1)
  saveLater(key('b'), 'b', 1)
  hear(view, 'pagehide')
  await vi.waitFor(() => expect(saved).toEqual(['a', 'b']))
  runIdle()
  await settled()
  expect(saved).toEqual(['a', 'b'])
})

it('is written immediately when the page is hidden or when it arrives on a hidden page', async () => {
  saveLater(key('a'), 'a', 1)
  hear(page, 'visibilitychange')
  await settled()
  expect(saved).toEqual([])
  page.hidden = true
  hear(page, 'visibilitychange')
  await vi.waitFor(() => expect(saved).toEqual(['a']))
  saveLater(key('b'), 'b', 1)
  await vi.waitFor(() => expect(saved).toEqual(['a', 'b']))
})

it('keeps only the later of two responses to one read', async () => {
  saveLater(key('a'), 'older', 1)
  saveLater(key('a'), 'newer', 2)
  runIdle()
  await vi.waitFor(() => expect(saved).toEqual(['newer']))
  await settled()
  expect(saved).toEqual(['newer'])
})

it('is not written after the server reports not found, nor for the next account', async () => {
  saveLater(key('a'), 'a', 1)
  dropPendingCopy(key('a'))
  saveLater(key('b'), 'b', 1)
  clearResponseCache()
  saveLater(key('c'), 'c', 1)
  runIdle()
  await vi.waitFor(() => expect(saved).toEqual(['c']))
})
