import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterAbsence } from './after-absence.ts'
import { runNow } from './now.ts'

const minute = 60_000
beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 6, 18, 15) }))
afterEach(() => {
  runNow(false)
  vi.useRealTimers()
})

it('fires on return after a long absence, whether by tab switch, app switch or sleep', () => {
  runNow(true)
  const back = vi.fn()
  const stop = afterAbsence(30 * minute, back)
  vi.advanceTimersByTime(60 * minute)
  // Another tab for a short while.
  runNow(false)
  vi.advanceTimersByTime(20 * minute)
  runNow(true)
  expect(back).not.toHaveBeenCalled()
  // Another app until the morning.
  runNow(false)
  vi.advanceTimersByTime(8 * 60 * minute)
  runNow(true)
  expect(back).toHaveBeenCalledTimes(1)
  // The laptop slept with the page open: its timers stood still.
  vi.setSystemTime(Date.now() + 8 * 60 * minute)
  vi.advanceTimersByTime(1_000)
  expect(back).toHaveBeenCalledTimes(2)
  stop()
  vi.setSystemTime(Date.now() + 8 * 60 * minute)
  vi.advanceTimersByTime(1_000)
  expect(back).toHaveBeenCalledTimes(2)
})
