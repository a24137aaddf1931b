// Guarantees of the transport for every call: R-WIRE-4.
import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { limits } from '../../../contract/limits/limits.ts'
import { ApiError, call, lostLogin, NetworkError } from './api.ts'

const asked: { url: string; options: RequestInit }[] = []
/** A server that gives each call the same response; without one a call stays pending until it is aborted. */
function serve(responseBody?: object): void {
  vi.stubGlobal('fetch', (url: string, options: RequestInit) => {
    asked.push({ url, options })
    if (responseBody) return Promise.resolve(Response.json(responseBody))
    return new Promise((_, reject) => options.signal?.addEventListener('abort', () => reject(options.signal?.reason)))
  })
}
const failureOfCall = (): Promise<unknown> => call('GET api/Config/getConfig').catch((error: unknown) => error)

const { hear } = lostLogin
afterEach(() => {
  asked.length = 0
  lostLogin.hear = hear
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('call', () => {
  it('times out after twenty seconds', async () => {
    const late = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
    serve()
    const failure = failureOfCall()
    expect(timeout.mock.calls).toEqual([[limits.apiTimeout]])
    expect(limits.apiTimeout).toBe(20_000)
    late.abort(new DOMException('signal timed out', 'TimeoutError'))
    expect(await failure).toBeInstanceOf(NetworkError)
  })

  it('does not count an abort by the caller as a network failure', async () => {
    const left = new AbortController()
    serve()
    const failure = call('GET api/Config/getConfig', { signal: left.signal }).catch((error: unknown) => error)
    left.abort(new Error('the page was left'))
    expect(await failure).toEqual(new Error('the page was left'))
  })

  it('sends no credentials unless requested', async () => {
    serve({ code: 0, msg: '', data: {} })
    await call('GET api/Config/getConfig')
    await call('POST api/Member/SignOut', { credentials: 'same-origin' })
    expect(asked.map(({ options }) => options.credentials)).toEqual(['omit', 'same-origin'])
  })

  it('reports a rejection to the caller, and a lost login to its handler after that', async () => {
    const heard: number[] = []
    lostLogin.hear = ({ code }) => void heard.push(code)
    for (const code of [1, 700, 50008]) {
      serve({ code, msg: 'no', data: null, error: 'auth-lost' })
      expect(await failureOfCall()).toEqual(new ApiError(code, 'auth-lost', 'no'))
    }
    expect(heard).toEqual([700, 50008])
  })
})

/** A call and its parameters up to `credentials`: up to three levels of nested braces. */
const withCredentials = /\bcall\(\s*'((?:GET|POST) [^']+)',\s*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*?credentials: '([^']+)'/g

it('sends credentials in exactly the five calls whose response sets or clears a login cookie', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => readFileSync(`src/${path}`, 'utf8'))
  const found = sources.flatMap((text) => [...text.matchAll(withCredentials)].map(([, key, credentials]) => `${key} ${credentials}`))
  expect(found.toSorted()).toEqual(
    ['Member/SignOut', 'user/deviceLogin', 'user/login', 'user/qrLogin', 'user/registered'].map((path) => `POST api/${path} same-origin`),
  )
})
