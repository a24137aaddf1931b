import { afterEach, expect, it, vi } from 'vitest'
import { call } from '../../../../core/api/api.ts'
import { startLive } from './start-live.ts'

vi.mock('../../../../core/api/api.ts', () => ({ call: vi.fn(async () => ({})) }))

afterEach(() => vi.unstubAllGlobals())

it.each([
  [true, ['GET api/Live/startRoom', { query: {} }]],
  [false, ['POST api/Live/mobileStartRoom', { body: {} }]],
])('goes live through the API call for the device (desktop: %s)', async (matches, made) => {
  vi.stubGlobal('window', { matchMedia: () => ({ matches }) })
  vi.mocked(call).mockClear()
  await startLive()
  expect(vi.mocked(call).mock.calls).toEqual([made])
})
