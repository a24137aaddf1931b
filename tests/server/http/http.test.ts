// Guarantees of every call: guards before validation, strict input, the envelope in every case, ETags on public responses.
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import type { ApiKey } from '../../../contract/api.ts'
import type { Endpoint } from '../../../contract/wire/endpoint.ts'
import { prepared } from '../../../server/core/http/envelope.ts'
import { fail } from '../../../server/core/http/fail.ts'
import { RateLimiter } from '../../../server/core/http/rate-limit.ts'
import { countOperatorChanges, readInProcess, registeredEndpoints, route, serveEndpoint } from '../../../server/core/http/route.ts'
import { testApp } from '../../support/app.ts'

const closed = { additionalProperties: false }
const Input = Type.Object({ count: Type.Integer(), name: Type.Optional(Type.String()) }, closed)
const Data = Type.Object({ count: Type.Integer() }, closed)
const invented = (more: Partial<Endpoint>): Endpoint => ({ summary: '', who: 'guest', effect: 'read', data: Data, ...more })
const json = { 'content-type': 'application/json' }

interface Seen {
  changes: number
}
function register(app: FastifyInstance, seen: Seen): void {
  const change = () => {
    seen.changes += 1
    return { count: seen.changes }
  }
  serveEndpoint(app, 'POST api/echo', invented({ body: Input }), ({ body }) => body)
  serveEndpoint(
    app,
    'GET api/query',
    invented({ query: Type.Object({ id: Type.String({ pattern: '^[1-9]\\d{0,8}$' }) }, closed) }),
    () => ({ count: 1 }),
  )
  serveEndpoint(app, 'POST api/locked', invented({ who: 'user', body: Input }), change)
  serveEndpoint(app, 'GET api/operator', invented({ who: 'operator' }), change)
  serveEndpoint(app, 'POST api/decide', invented({ who: 'operator', effect: 'write', body: Input }), change)
  serveEndpoint(app, 'GET api/change', invented({ who: 'user', effect: 'write' }), change)
  serveEndpoint(app, 'POST api/change2', invented({ effect: 'write' }), change)
  serveEndpoint(app, 'GET api/broken', invented({}), () => {
    throw new Error('canary-5d1')
  })
  serveEndpoint(app, 'GET api/incomplete', invented({}), () => ({}))
  serveEndpoint(app, 'GET api/refuses', invented({}), () => {
    throw fail('not-found')
  })
  serveEndpoint(app, 'GET api/leaky', invented({}), () => ({ count: 1, secret: 'canary-5d1' }))
  serveEndpoint(app, 'GET api/prepared', invented({}), () => prepared(Buffer.from('{"code":0,"msg":"","data":{"count":7}}')))
  serveEndpoint(app, 'GET api/spoken', invented({ data: Type.Object({ lang: Type.String() }, closed) }), ({ lang }) => ({ lang }))
  serveEndpoint(app, 'GET api/Search/thing', invented({}), () => ({ count: 1 }))
}

const authenticate = async (token: string) =>
  token === 'user' ? { id: '1', roles: [] } : token === 'boss' ? { id: '2', roles: ['operator' as const] } : null

async function started(deps: Parameters<typeof testApp>[1] = {}): Promise<{ app: FastifyInstance; seen: Seen }> {
  const seen = { changes: 0 }
  return { app: await testApp((app) => register(app, seen), { authenticate, ...deps }), seen }
}

it('counts the changes that operators make, not their reads nor what was refused', async () => {
  const { app } = await started()
  const decide = (token: string, payload: object = { count: 1 }) =>
    app.inject({ method: 'POST', url: '/api/decide', headers: { ...json, token }, payload })
  await app.inject({ url: '/api/operator', headers: { token: 'boss' } })
  for (const refused of [decide('user'), decide(''), decide('boss', { count: 1.5 })]) expect((await refused).json().code).not.toBe(0)
  expect(countOperatorChanges(app)).toBe(0)
  expect((await decide('boss')).json()).toMatchObject({ code: 0 })
  expect(countOperatorChanges(app)).toBe(1)
})

describe('an in-process read', () => {
  const read = async (key: string, params: object = {}, lang: 'zh' | 'vi' = 'zh') =>
    readInProcess((await started()).app, key as ApiKey, params, lang)

  it('is validated and stripped as over HTTP', async () => {
    expect(await read('GET api/leaky')).toEqual({ count: 1 })
    expect(await read('POST api/echo', { body: { count: 3 } })).toEqual({ count: 3 })
    for (const body of [{ count: '3' }, { count: 3, extra: 1 }, {}]) expect(await read('POST api/echo', { body })).toBeNull()
    expect(await read('GET api/query', { query: { id: '0' } })).toBeNull()
    expect(await read('GET api/query', { query: { id: '7' } })).toEqual({ count: 1 })
  })

  it('uses the language of the page', async () => {
    expect(await read('GET api/spoken', {}, 'vi')).toEqual({ lang: 'vi' })
  })

  it('returns null for a refusal, and rejects calls that need a login or change something', async () => {
    expect(await read('GET api/refuses')).toBeNull()
    expect(await read('GET api/prepared')).toEqual({ count: 7 })
    await expect(read('POST api/locked', { body: { count: 1 } })).rejects.toThrow('is not a guest read')
    await expect(read('POST api/change2')).rejects.toThrow('is not a guest read')
  })
})

describe('the guards', () => {
  it.each([
    ['input that is wrong', { payload: { count: 'x' } }],
    ['a body that is no JSON', { payload: '{', headers: json }],
    ['another content type', { payload: 'count=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ['a body that is too large', { payload: 'x'.repeat(270_000), headers: json }],
    ['a token that nobody has', { payload: { count: 1 }, headers: { token: 'made-up' } }],
    ['the cookie alone', { payload: { count: 1 }, headers: { cookie: 'token=user' } }],
  ])('return 700 to a guest before checking %s', async (_what, request) => {
    const { app, seen } = await started()
    const reply = await app.inject({ method: 'POST', url: '/api/locked', ...request })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ code: 700, msg: '请登录后操作', data: null, error: 'auth-lost' })
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(seen.changes).toBe(0)
  })

  it('accept a token, and check its role', async () => {
    const { app } = await started()
    const call = (token: string) => app.inject({ url: '/api/operator', headers: { token } })
    expect((await call('user')).json()).toMatchObject({ code: 1, error: 'forbidden' })
    expect((await call('boss')).json()).toMatchObject({ code: 0 })
  })

  it('never cache what belongs to a user', async () => {
    const { app } = await started()
    const reply = await app.inject({ method: 'POST', url: '/api/locked', payload: { count: 1 }, headers: { token: 'user' } })
    expect(reply.json()).toMatchObject({ code: 0 })
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(reply.headers.etag).toBeUndefined()
  })
})

describe('a GET that changes something', () => {
  const own = { token: 'user', 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }

  it('is accepted from our own page and from a program', async () => {
    const { app, seen } = await started()
    expect((await app.inject({ url: '/api/change', headers: own })).json()).toMatchObject({ code: 0 })
    expect((await app.inject({ url: '/api/change', headers: { token: 'user' } })).json()).toMatchObject({ code: 0 })
    expect(seen.changes).toBe(2)
  })

  it.each([
    ['a link', { ...own, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
    ['a picture', { ...own, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['another site of ours', { ...own, 'sec-fetch-site': 'same-site' }],
    ['an address typed in', { ...own, 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
    ['a prefetch', { ...own, 'sec-purpose': 'prefetch' }],
    ['an old prefetch', { ...own, purpose: 'prefetch' }],
    ['a cross-site script', { ...own, 'sec-fetch-site': 'cross-site' }],
    ['no token', { ...own, token: '' }],
  ])('does nothing for %s', async (_what, headers) => {
    const { app, seen } = await started()
    expect((await app.inject({ url: '/api/change', headers })).json().code).not.toBe(0)
    expect((await app.inject({ method: 'HEAD', url: '/api/change', headers })).statusCode).toBe(405)
    expect(seen.changes).toBe(0)
  })

  it('does nothing from another site, and neither does a POST', async () => {
    const { app, seen } = await started()
    const reply = await app.inject({ method: 'POST', url: '/api/change2', headers: { 'sec-fetch-site': 'cross-site' } })
    expect(reply.json()).toMatchObject({ code: 1, error: 'forbidden' })
    expect(seen.changes).toBe(0)
  })
})

describe('validation', () => {
  it.each([['1'], [null], [[1]], [true], [1.5], ['0x10'], [{}]])('rejects %j as an integer', async (count) => {
    const { app } = await started()
    const reply = await app.inject({ method: 'POST', url: '/api/echo', payload: { count } })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ code: 1, msg: 'Invalid input', data: null, error: 'invalid-input' })
  })

  it('rejects fields that the contract does not name', async () => {
    const { app } = await started()
    const refused = { code: 1, error: 'invalid-input' }
    expect((await app.inject({ method: 'POST', url: '/api/echo', payload: { count: 1, more: 1 } })).json()).toMatchObject(refused)
    expect((await app.inject('/api/query?id=1&more=1')).json()).toMatchObject(refused)
    expect((await app.inject('/api/refuses?more=1')).json()).toMatchObject(refused)
    expect(
      (await app.inject({ method: 'POST', url: '/api/echo', payload: '{"count":1,"__proto__":{"x":1}}', headers: json })).json(),
    ).toMatchObject(refused)
  })

  it.each(['0', '01', '-1', '+1', '1.0', '1e3', '0x10', ' 1', '1234567890', '', '１'])('rejects ?id=%s as an id', async (id) => {
    const { app } = await started()
    expect((await app.inject({ url: '/api/query', query: { id } })).json()).toMatchObject({ code: 1, error: 'invalid-input' })
  })

  it('rejects a parameter given twice', async () => {
    const { app } = await started()
    expect((await app.inject('/api/query?id=1&id=2')).json()).toMatchObject({ code: 1, error: 'invalid-input' })
  })

  it('treats a missing body as an empty one', async () => {
    const { app } = await started()
    expect((await app.inject({ method: 'POST', url: '/api/change2' })).json()).toMatchObject({ code: 0 })
    expect((await app.inject({ method: 'POST', url: '/api/change2', headers: json, payload: '' })).json()).toMatchObject({ code: 0 })
  })
})

describe('the response envelope', () => {
  it('comes with 405 and Allow for another method of a known path, HEAD too', async () => {
    const { app } = await started()
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'] as const) {
      const reply = await app.inject({ method, url: '/api/echo' })
      expect(reply.statusCode).toBe(405)
      expect(reply.headers.allow).toBe('POST')
      if (method !== 'HEAD') expect(reply.json()).toMatchObject({ code: 1, error: 'method-not-allowed' })
    }
    expect((await app.inject({ method: 'HEAD', url: '/api/query' })).headers.allow).toBe('GET')
  })

  it('comes with 404 for an unknown path, which is case-sensitive', async () => {
    const { app } = await started()
    for (const url of ['/api/nothing', '/api/Echo', '/api/echo/', '/api/query/1', '/api']) {
      const reply = await app.inject({ method: 'POST', url, payload: {} })
      expect([url, reply.statusCode, reply.json()]).toEqual([url, 404, { code: 1, msg: 'Not found', data: null, error: 'not-found' }])
    }
  })

  it('comes with 413 for a body over 256 KB, and not a byte earlier', async () => {
    const { app } = await started()
    const body = (size: number) => `{"count":1,"name":"${'x'.repeat(size - 21)}"}`
    const call = (size: number) => app.inject({ method: 'POST', url: '/api/echo', payload: body(size), headers: json })
    expect(body(262_144)).toHaveLength(262_144)
    expect((await call(262_144)).statusCode).toBe(200)
    const reply = await call(262_145)
    expect([reply.statusCode, reply.json()]).toMatchObject([413, { code: 1, error: 'too-large' }])
  })

  it('comes with 400 for malformed HTTP', async () => {
    const { app } = await started()
    const malformed = [
      { payload: '{', headers: json },
      { payload: 'count=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      { payload: '{"count":1}', headers: { 'content-type': 'text/plain' } },
    ]
    for (const request of malformed) {
      const reply = await app.inject({ method: 'POST', url: '/api/echo', ...request })
      expect([reply.statusCode, reply.json()]).toMatchObject([400, { code: 1, error: 'invalid-input' }])
    }
    expect((await app.inject('/api/%zz')).json()).toMatchObject({ code: 1, error: 'invalid-input' })
  })

  it('comes with 429 and Retry-After past the limit, earlier for searches, even for forged addresses', async () => {
    const { app } = await started({ limiter: new RateLimiter({ search: 2, other: 3 }, () => 0) })
    const call = async (url: string, forged = '') => (await app.inject({ url, headers: { 'x-forwarded-for': forged } })).statusCode
    expect([await call('/api/Search/thing'), await call('/api/Search/thing'), await call('/api/Search/thing', '9.9.9.9')]).toEqual([
      200, 200, 429,
    ])
    for (let index = 0; index < 3; index++) expect(await call('/api/query?id=1', `1.1.1.${index}`)).toBe(200)
    const reply = await app.inject('/api/query?id=1')
    expect([reply.statusCode, reply.headers['retry-after'], reply.json()]).toMatchObject([429, '20', { code: 1, error: 'too-many' }])
  })

  it('comes with 500 for an internal error, without details', async () => {
    const { app } = await started()
    for (const url of ['/api/broken', '/api/incomplete']) {
      const reply = await app.inject(url)
      expect([reply.statusCode, reply.json()]).toEqual([500, { code: 1, msg: 'Error', data: null, error: 'error' }])
      expect(reply.body).not.toContain('canary')
    }
  })

  it('comes with 200 for a deliberate refusal', async () => {
    const { app } = await started()
    const reply = await app.inject('/api/refuses')
    expect([reply.statusCode, reply.json().error, reply.headers['cache-control'], reply.headers.etag]).toEqual([
      200,
      'not-found',
      'no-store',
      undefined,
    ])
  })

  it('has no field that the contract does not have', async () => {
    const { app } = await started()
    expect((await app.inject('/api/leaky')).json()).toEqual({ code: 0, msg: 'Successful operation', data: { count: 1 } })
  })
})

describe('a guest read', () => {
  it.each([
    ['GET', '/api/query?id=1', undefined],
    ['GET', '/api/prepared', undefined],
    ['POST', '/api/echo', { count: 3 }],
  ] as const)('%s %s has a strong ETag and returns 304 when it matches', async (method, url, payload) => {
    const { app } = await started()
    const ask = (etag?: string) =>
      app.inject({ method, url, ...(payload ? { payload } : {}), headers: etag ? { 'if-none-match': etag } : {} })
    const first = await ask()
    const etag = String(first.headers.etag)
    expect(etag).toMatch(/^"[\w-]+"$/)
    expect(first.headers['cache-control']).toBe('no-cache')
    const second = await ask(etag)
    expect([second.statusCode, second.body, second.headers.etag]).toEqual([304, '', etag])
    expect((await ask(`"other", W/${etag}`)).statusCode).toBe(304)
    expect((await ask('"other"')).statusCode).toBe(200)
  })

  it('is compressed when large, under its own ETag', async () => {
    const list = Type.Object({ list: Type.Array(Type.Integer()) }, closed)
    const numbers = { list: Array.from({ length: 2_000 }, (_, index) => index) }
    const app = await testApp((made) => serveEndpoint(made, 'GET api/large', invented({ data: list }), () => numbers))
    const plain = await app.inject('/api/large')
    const packed = await app.inject({ url: '/api/large', headers: { 'accept-encoding': 'gzip, br' } })
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    expect(packed.headers.etag).not.toBe(plain.headers.etag)
    const again = await app.inject({ url: '/api/large', headers: { 'if-none-match': String(packed.headers.etag) } })
    expect(again.statusCode).toBe(304)
  })
})

it('an endpoint can be registered only once', async () => {
  const app = await testApp((made) => route(made, 'GET api/universal/getHot', () => ({ hot_match: [] })))
  expect(registeredEndpoints(app)).toEqual(['GET api/universal/getHot'])
  const twice = testApp((made) => {
    route(made, 'GET api/universal/getHot', () => ({ hot_match: [] }))
    route(made, 'GET api/universal/getHot', () => ({ hot_match: [] }))
  })
  await expect(twice).rejects.toThrow('GET api/universal/getHot is registered twice')
})
