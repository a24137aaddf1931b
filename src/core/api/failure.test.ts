import { afterEach, expect, it, vi } from 'vitest'
import { UnknownOutcome } from '../money/unknown-outcome.ts'
import { ApiError, call, NetworkError } from './api.ts'
import { failureOf, serverMessage } from './failure.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['a gateway that finds no server', new Response('<html>502 Bad Gateway</html>', { status: 502 }), 'error'],
  ['a gateway that takes no more', new Response('<html>Too large</html>', { status: 413 }), 'error'],
  ['an answer that was cut', new Response('{"code":0,"da'), 'offline'],
  ['the page of a network that wants a login', new Response('<html>Welcome to our hotel</html>'), 'offline'],
  ['one that says so', new Response('<html>Sign in</html>', { status: 511 }), 'offline'],
])('does not misclassify %s', async (_name, response, failure) => {
  vi.stubGlobal('fetch', async () => response)
  expect(failureOf(await call('GET api/Config/getConfig').catch((error: unknown) => error))).toBe(failure)
})

it('distinguishes a rejection from a missing response and from an internal error', () => {
  expect(failureOf(new NetworkError('nothing came'))).toBe('offline')
  expect(failureOf(new UnknownOutcome('nothing came'))).toBe('unknown')
  expect(failureOf(new ApiError(1, 'upload-size', 'too large'))).toBe('upload-size')
  expect(failureOf(new Error('ours'))).toBe('error')
})

it('returns the server’s message when it gives no error code', () => {
  expect(serverMessage(new ApiError(1, 'error', '余额不足', null, true))).toBe('余额不足')
  expect(serverMessage(new ApiError(1, 'error', '', null, true))).toBe('Error')
  expect(serverMessage(new ApiError(1, 'not-found', 'There is none.'))).toBeNull()
  expect(serverMessage(new Error('ours'))).toBeNull()
})
