import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createThrottle } from './throttle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('runs once for many triggers, and again for a later one', () => {
  const act = vi.fn()
  const { soon } = createThrottle(act, () => 5_000)
  soon()
  vi.advanceTimersByTime(4_000)
  soon()
  soon()
  vi.advanceTimersByTime(1_000)
  expect(act).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  expect(act).toHaveBeenCalledTimes(1)
  soon()
  vi.advanceTimersByTime(5_000)
  expect(act).toHaveBeenCalledTimes(2)
})

it('does nothing after it was stopped, whatever is pending', () => {
  const act = vi.fn()
  const { soon, stop } = createThrottle(act, () => 5_000)
  soon()
  stop()
  soon()
  vi.advanceTimersByTime(60_000)
  expect(act).not.toHaveBeenCalled()
})
