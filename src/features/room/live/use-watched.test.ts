import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { countWatched } from './use-watched.ts'

const page = Object.assign(new EventTarget(), { hidden: false })
function show(isShown: boolean): void {
  page.hidden = !isShown
  page.dispatchEvent(new Event('visibilitychange'))
}
const reported: number[] = []
let behind: number | null = 3_000
const count = (): (() => void) => countWatched({ behindMs: () => behind }, (seconds) => reported.push(seconds))

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  page.hidden = false
  vi.stubGlobal('document', page)
  reported.length = 0
  behind = 3_000
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a visible room reports its watch time once a minute, and the remaining seconds on leaving', () => {
  const end = count()
  vi.advanceTimersByTime(125_000)
  expect(reported).toEqual([60, 60])
  end()
  expect(reported).toEqual([60, 60, 5])
})

it('hidden time does not count as watched, but the time before it does', () => {
  const end = count()
  vi.advanceTimersByTime(20_000)
  show(false)
  expect(reported).toEqual([20])
  vi.advanceTimersByTime(250_000)
  show(true)
  vi.advanceTimersByTime(20_000)
  end()
  expect(reported).toEqual([20, 20])
})

it('a room left while hidden reports nothing more', () => {
  const end = count()
  vi.advanceTimersByTime(20_000)
  show(false)
  vi.advanceTimersByTime(100_000)
  end()
  show(true)
  expect(reported).toEqual([20])
})

it('a room without a picture does not count as watched while it loads, stalls or recovers', () => {
  behind = null
  const end = count()
  vi.advanceTimersByTime(60_000)
  behind = 3_000
  vi.advanceTimersByTime(60_000)
  expect(reported.at(-1)).toBeLessThanOrEqual(60)
  vi.advanceTimersByTime(30_000)
  behind = null
  vi.advanceTimersByTime(270_000)
  behind = 3_000
  vi.advanceTimersByTime(10_000)
  behind = null
  end()
  const seconds = reported.reduce((sum, one) => sum + one, 0)
  // Within the sampling interval.
  expect(seconds).toBeGreaterThanOrEqual(80)
  expect(seconds).toBeLessThanOrEqual(100)
})

it('hours of device sleep do not count as watched', () => {
  const end = count()
  vi.advanceTimersByTime(60_000)
  vi.setSystemTime(Date.now() + 8 * 3_600_000)
  vi.advanceTimersByTime(60_000)
  end()
  expect(reported.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(130)
})
