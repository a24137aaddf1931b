import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runAt } from './run-at.ts'

const day = 86_400_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('scheduled callback', () => {
  it('runs at its time, once, even when it is months away', () => {
    for (const days of [0.5, 1, 3.25, 60]) {
      const run = vi.fn()
      runAt(Date.now() + days * day, Date.now, run)
      vi.advanceTimersByTime(days * day - 1)
      expect(run).toHaveBeenCalledTimes(0)
      vi.advanceTimersByTime(1)
      expect(run).toHaveBeenCalledTimes(1)
      vi.advanceTimersByTime(5 * day)
      expect(run).toHaveBeenCalledTimes(1)
    }
  })

  it('does not run once canceled, however long it has waited', () => {
    const run = vi.fn()
    const stop = runAt(Date.now() + 3 * day, Date.now, run)
    vi.advanceTimersByTime(2.5 * day)
    stop()
    vi.advanceTimersByTime(2 * day)
    expect(run).toHaveBeenCalledTimes(0)
  })
})
