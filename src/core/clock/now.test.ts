import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { now, runNow } from './now.ts'
import { setProductClock } from './product-clock.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z') }))
afterEach(() => {
  runNow(false)
  vi.useRealTimers()
})

it('notifies of a clock correction with the tick that has the right time, never earlier', () => {
  const clockOf = (days: number) => ({
    feed: new Date(Date.now() + days * 86_400_000).toISOString(),
    real: new Date().toISOString(),
    speed: 1,
  })
  setProductClock(clockOf(0))
  const leave = now.subscribe(() => undefined)
  runNow()
  const [at, known] = [now.get(), now.corrections()]
  setProductClock(clockOf(2))
  expect([now.get(), now.corrections()]).toEqual([at, known])
  vi.advanceTimersByTime(1_000)
  expect(now.get() - at).toBe(2 * 86_400_000 + 1_000)
  expect(now.corrections()).toBe(known + 1)
  leave()
})
