import { afterEach, expect, it, vi } from 'vitest'
import { ApiError, call, NetworkError } from '../api/api.ts'
import { refusalOf } from '../upload/upload-part.ts'
import { resultOf } from './send-result.ts'

afterEach(() => vi.unstubAllGlobals())

const paged = async (status: number) => {
  vi.stubGlobal('fetch', async () => new Response('<html>no</html>', { status }))
  return resultOf(await call('GET api/Config/getConfig').catch((error: unknown) => error))
}

it('treats a gateway’s rejection as a rejection, for the call and for its file', async () => {
  for (const status of [400, 403, 413, 415, 422]) {
    expect(await paged(status)).toEqual({ type: 'refused', reason: 'error' })
    expect(resultOf(refusalOf(status, '<html>no</html>'))).toEqual({ type: 'refused', reason: 'error' })
  }
})

it('keeps rows held up by a network failure, a network login page or an unavailable server', async () => {
  for (const status of [401, 404, 407, 408, 425, 429, 500, 502, 503, 504, 511]) expect(await paged(status)).toEqual({ type: 'kept' })
  expect(await paged(200)).toEqual({ type: 'kept' })
  expect(resultOf(new NetworkError('nothing came'))).toEqual({ type: 'kept' })
})

it('follows the response of our own server', () => {
  expect(resultOf(new ApiError(1, 'word-refused', 'no'))).toEqual({ type: 'refused', reason: 'word-refused' })
  expect(resultOf(new ApiError(1, 'too-many', 'later', 9))).toEqual({ type: 'kept', answered: true, retryAfter: 9 })
  expect(resultOf(new ApiError(700, 'auth-lost', 'login'))).toEqual({ type: 'paused' })
  expect(() => resultOf(new Error('ours'))).toThrow('ours')
})
