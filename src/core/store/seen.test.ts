import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sessionStore } from '../session/session.ts'
import { trackSeen } from './seen.ts'

const asked = vi.fn(async () => new Response(JSON.stringify({ code: 0, msg: '', data: { counted: true, lz_num: 0 } })))
const page = { hidden: false, cookie: '' }
beforeEach(() => {
  vi.useFakeTimers()
  asked.mockClear()
  page.hidden = false
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('document', page)
  sessionStore.set({ phase: 'in', user: { id: 'u1' } as never })
})
afterEach(() => {
  sessionStore.set({ phase: 'unknown', user: null })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('reports a match every minute in view, until it is left', () => {
  const leave = trackSeen({ kind: 'match', id: 'm1' })
  vi.advanceTimersByTime(59_000)
  expect(asked).not.toHaveBeenCalled()
  vi.advanceTimersByTime(121_000)
  expect(asked).toHaveBeenCalledTimes(3)
  page.hidden = true
  vi.advanceTimersByTime(600_000)
  expect(asked).toHaveBeenCalledTimes(3)
  page.hidden = false
  leave()
  vi.advanceTimersByTime(600_000)
  expect(asked).toHaveBeenCalledTimes(3)
})

it('reports an article once, after it stayed open', () => {
  const leave = trackSeen({ kind: 'news', id: 'n1' })
  vi.advanceTimersByTime(9_000)
  expect(asked).not.toHaveBeenCalled()
  vi.advanceTimersByTime(600_000)
  expect(asked).toHaveBeenCalledTimes(1)
  leave()
})

it('reports nothing for a guest', () => {
  sessionStore.set({ phase: 'out', user: null })
  const leave = trackSeen({ kind: 'match', id: 'm1' })
  vi.advanceTimersByTime(600_000)
  expect(asked).not.toHaveBeenCalled()
  leave()
})
