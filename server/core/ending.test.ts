import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openEnding, stopTimeouts } from './ending.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function process() {
  const codes: number[] = []
  const ending = openEnding((code) => void codes.push(code))
  return { codes, ending, server: { stop: vi.fn(async () => undefined) } }
}

it('stops the server once and exits with the first code', async () => {
  const { codes, ending, server } = process()
  await ending.started(server)
  expect([ending.code, ending.signal.aborted, codes]).toEqual([null, false, []])
  await Promise.all([ending.end(0), ending.end(1)])
  expect([ending.code, ending.signal.aborted, codes, server.stop.mock.calls.length]).toEqual([0, true, [0], 1])
})

it.each([0, 1])('exits with %s after the start completes if requested during it', async (code) => {
  const { codes, ending, server } = process()
  await ending.end(code)
  expect(codes).toEqual([])
  await ending.started(server)
  expect([codes, server.stop.mock.calls.length]).toEqual([[code], 1])
})

it('exits with an error if the start or the stop takes too long', async () => {
  const { codes, ending } = process()
  await ending.end(0)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(codes).toEqual([1])
})

it('allows enough time for the timeouts of all steps', () => {
  const { app, release, database, databaseByForce } = stopTimeouts
  expect(app + 2 * release + database + databaseByForce).toBeLessThan(9_000)
})
