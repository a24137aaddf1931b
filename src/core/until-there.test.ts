import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { untilThere } from './until-there.ts'

const page = new EventTarget()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', page)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Fails `failures` times, then loads. */
const part = (failures: number) => {
  const load = vi.fn(async () => 'part')
  for (let count = 0; count < failures; count += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  return load
}

it('is requested again immediately on reconnect, and never after it has loaded', async () => {
  const load = part(1)
  const got = untilThere(load, 'a part is missing')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(load).toHaveBeenCalledOnce()
  page.dispatchEvent(new Event('online'))
  expect(await got).toBe('part')
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(2)
})

it('loads by itself when the browser never reported being offline', async () => {
  const load = part(3)
  const got = untilThere(load, 'a part is missing')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await got).toBe('part')
  expect(load).toHaveBeenCalledTimes(4)
})
