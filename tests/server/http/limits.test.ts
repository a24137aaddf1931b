// Rate limits from a caller's view: refused calls count, forged addresses are ignored, money is counted by person, and limits that protect
// secrets outlive a restart. R-LIMIT-1 to R-LIMIT-4.
import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import type { Endpoint } from '../../../contract/wire/endpoint.ts'
import { fail } from '../../../server/core/http/fail.ts'
import { RateLimiter, rateLimitsOf } from '../../../server/core/http/rate-limit.ts'
import { serveEndpoint } from '../../../server/core/http/route.ts'
import { testApp } from '../../support/app.ts'
import { memberWorld } from '../../support/people/member-world.ts'
import { figures, soak } from '../../support/soak.ts'

const Data = Type.Object({}, { additionalProperties: false })
const endpoint = (more: Partial<Endpoint>): Endpoint => ({ summary: '', who: 'guest', effect: 'read', data: Data, ...more })

async function limited() {
  let now = 0
  const asked: string[] = []
  const app = await testApp(
    (http) => {
      serveEndpoint(http, 'GET api/open', endpoint({}), () => ({}))
      serveEndpoint(http, 'GET api/Search/open', endpoint({}), () => ({}))
      serveEndpoint(http, 'POST api/mine', endpoint({ who: 'user', effect: 'write' }), () => ({}))
      serveEndpoint(http, 'POST api/pay', endpoint({ who: 'user', effect: 'money' }), () => ({}))
    },
    {
      limiter: new RateLimiter(rateLimitsOf(300), () => now),
      authenticate: async (token) => {
        asked.push(token)
        return token.startsWith('good') ? { id: token, roles: [] } : fail('session-invalid')
      },
    },
  )
  const ask = async (method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}, remoteAddress = '10.0.0.1') => {
    const reply = await app.inject({ method, url, headers, remoteAddress, ...(method === 'POST' ? { payload: {} } : {}) })
    return { status: reply.statusCode, wait: reply.headers['retry-after'], ...(reply.json() as { code: number; error?: string }) }
  }
  return {
    app,
    ask,
    asked,
    pass: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

describe('an address', () => {
  it('is that of the connection, whatever its headers claim', async () => {
    const { ask } = await limited()
    const responses = []
    for (let index = 0; index < 1_000; index += 1) {
      const forged = `${index % 256}.1.${index >> 8}.1`
      const headers = {
        'x-forwarded-for': forged,
        'x-real-ip': forged,
        forwarded: `for=${forged}`,
        'cf-connecting-ip': forged,
        'true-client-ip': forged,
      }
      responses.push(await ask('GET', '/api/open', headers))
    }
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(300)
    figures({ proof: 'R-LIMIT-2 forged addresses', asked: responses.length, let: 300 })
    expect(responses.at(-1)).toMatchObject({ status: 429, code: 1, error: 'too-many', wait: '1' })
    expect((await ask('GET', '/api/open', {}, '10.0.0.2')).status).toBe(200)
  })

  it('is the same for a whole IPv6 line', async () => {
    const { ask } = await limited()
    let through = 0
    for (let index = 0; index < 400; index += 1)
      if ((await ask('GET', '/api/open', {}, `2001:db8:1:2:${index.toString(16)}::1`)).status === 200) through += 1
    expect(through).toBe(300)
  })
})

describe('a rejected call', () => {
  it('counts too: guessed tokens soon stop reaching the database, and are checked again later', async () => {
    const { ask, asked, pass } = await limited()
    for (let index = 0; index < soak(500, 5_000); index += 1) await ask('POST', '/api/mine', { token: `guess${index}` })
    expect(asked).toHaveLength(300)
    figures({ proof: 'R-LIMIT-1 guessed tokens', guesses: soak(500, 5_000), lookedUp: asked.length })
    expect(await ask('POST', '/api/mine', { token: 'good' })).toMatchObject({ status: 429 })
    // Another address gets the authentication error, until it exceeds the limit too.
    expect((await ask('POST', '/api/mine', {}, '10.0.0.3')).error).toBe('auth-lost')
    pass(60_000)
    expect(await ask('POST', '/api/mine', { token: 'good' })).toMatchObject({ status: 200, code: 0 })
  })

  it('does not occur on guest endpoints, where guessed tokens past the limit are not looked up either', async () => {
    const { ask, asked } = await limited()
    const guesses = Array.from({ length: 500 }, (_, index) => ask('GET', '/api/open', { token: `guess${index}` }))
    expect((await Promise.all(guesses)).filter(({ status }) => status === 200)).toHaveLength(300)
    expect(asked).toHaveLength(300)
  })

  it('without a token is limited too', async () => {
    const { ask } = await limited()
    let refused = 0
    for (let index = 0; index < 320; index += 1) if ((await ask('POST', '/api/mine')).status === 429) refused += 1
    expect(refused).toBe(20)
  })
})

describe('money calls', () => {
  it('are limited to thirty a minute per user, from any number of addresses, without affecting others', async () => {
    const { ask } = await limited()
    let through = 0
    for (let index = 0; index < 60; index += 1)
      if ((await ask('POST', '/api/pay', { token: 'good-one' }, `10.1.${index}.1`)).status === 200) through += 1
    expect(through).toBe(30)
    expect((await ask('POST', '/api/pay', { token: 'good-two' }, '10.1.0.1')).status).toBe(200)
  })
})

it('five wrong payment passwords lock it for a day, across a restart and for any login', async () => {
  const world = await memberWorld()
  const { token, id } = await world.register('lock@example.com')
  await world.pool.query("DELETE FROM attempt WHERE kind IN ('code', 'code-known', 'code-unknown')")
  await world.call('POST api/user/getCode', { mobile: 'lock@example.com', purpose: 'payment' }, { token })
  const word = { password: '482913', repassword: '482913', code: await world.codeOf('lock@example.com') }
  expect(await world.call('POST api/Member/paymentPassword', word, { token })).toMatchObject({ code: 0 })
  const check = (password: string) =>
    world.members.checkPaymentPassword(id, password).then(
      () => 'right',
      ({ code }: { code: string }) => code,
    )
  for (let index = 0; index < 4; index += 1) expect(await check(`10000${index}`)).toBe('payment-password-wrong')
  await world.restart()
  const all = await Promise.all(Array.from({ length: 20 }, (_, index) => check(`20000${index}`)))
  expect(all.filter((code) => code === 'payment-password-wrong')).toHaveLength(1)
  expect(await check('482913')).toBe('payment-password-locked')
  world.move(86_400_001)
  expect(await check('482913')).toBe('right')
})
