import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeOverFromDead } from './heal.ts'

const skipWaiting = vi.fn(async () => undefined)
/** A page that answers the worker, or none does. */
const page = (path: string, answers = false) => ({
  url: `https://stand.test${path}`,
  visibilityState: 'visible',
  postMessage: (_: unknown, [port]: MessagePort[]) => void (answers && port?.postMessage({ type: 'alive' })),
})
async function installed(windows: object[]): Promise<void> {
  vi.stubGlobal('self', { registration: { active: {} }, clients: { matchAll: async () => windows }, skipWaiting })
  const done = takeOverFromDead()
  await vi.advanceTimersByTimeAsync(12_000)
  await done
}

beforeEach(() => {
  vi.useFakeTimers()
  skipWaiting.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a page that the old worker broke is taken over', async () => {
  await installed([page('/main')])
  expect(skipWaiting).toHaveBeenCalledOnce()
})

it('a page of the server, where somebody pays, has no app that could answer and is left alone', async () => {
  await installed([page('/pay/sandbox/o1')])
  expect(skipWaiting).not.toHaveBeenCalled()
})
