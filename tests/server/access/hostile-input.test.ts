// Makes every field of every account, money and upload call hostile in turn: nothing breaks and nothing is gained. Also tries header
// tricks. R-ACCESS-4, R-WIRE-6.
import { describe, expect, it } from 'vitest'
import { type ApiKey, api } from '../../../contract/api.ts'
import type { Endpoint } from '../../../contract/wire/endpoint.ts'
import { proveLedger } from '../../../server/features/money/ledger/proof.ts'
import { findHoldings } from '../../../server/features/money/wallet/store.ts'
import { choicesOf, sampleOf } from '../../support/contract/schema-sample.ts'
import { hostileValues } from '../../support/hostile/hostile-values.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import { fullWorld, password } from '../../support/people/full-world.ts'
import { figures, soak } from '../../support/soak.ts'

const contract: Record<ApiKey, Endpoint> = api
const world = await fullWorld()
const { call, app } = world
const someone = await world.person('someone')
const operator = await world.operator('operator')
await endow(app.context.db, [someone.id], { coin: 900_000, income: 900_000, gold: 900_000 })

const areas =
  /api\/(user|User|Member|member|Universal|Balance|chargerules|Order|order|goods|Bank_card|Activity|Activity_Config|Push|Desk|Video|Video_user|video|Videoclassification|videocclassification|videoRank|anchor_dynamics|anchor_dynamics_user|Comment|Report|Expert|Guess)(\/|$)/
const keys = (Object.keys(api) as ApiKey[]).filter((key) => areas.test(key))

describe('a hostile field', () => {
  it('breaks no call, and gains nothing', { timeout: soak(60_000, 600_000) }, async () => {
    const before = await findHoldings(app.context.db, someone.id)
    let calls = 0
    let index = 0
    let slowest = 0
    const broken: unknown[] = []
    const send = async (key: ApiKey, field: string, value: unknown, input: object) => {
      const since = performance.now()
      const get = key.startsWith('GET')
      const query = Object.fromEntries(
        Object.entries(input).map(([name, item]) => [name, typeof item === 'string' ? item : JSON.stringify(item)]),
      )
      const response = await call(key, {
        as: api[key].who === 'operator' ? operator : someone,
        ...(get ? { query } : { body: input }),
        headers: { 'accept-language': 'en' },
      })
      calls += 1
      slowest = Math.max(slowest, performance.now() - since)
      const text = JSON.stringify(response)
      if (response.status >= 500 || ![0, 1, 700].includes(response.code) || /\bat .+:\d+:\d+|node_modules|SELECT |INSERT /.test(text))
        broken.push([key, field, String(JSON.stringify(value)).slice(0, 60), response.status, response.code])
    }
    for (const key of keys)
      for (const schema of [...choicesOf(contract[key].query), ...choicesOf(contract[key].body)]) {
        const sample = sampleOf(schema) as Record<string, unknown>
        const fields = Object.keys(sample)
        for (const field of fields)
          for (const value of hostileValues) {
            // npm test runs one case in 24, in rotation; npm run soak runs all.
            index += 1
            if (soak(index % 24, 0) === 0) await send(key, field, value, { ...sample, [field]: value })
          }
        for (const value of hostileValues.slice(0, soak(2, hostileValues.length)))
          await send(key, 'extra', value, { ...sample, extra: value })
      }
    expect(broken).toEqual([])
    expect(calls).toBeGreaterThan(soak(800, 12_000))
    const after = await findHoldings(app.context.db, someone.id)
    expect(after.balance + after.balances).toBeLessThanOrEqual(before.balance + before.balances)
    expect(await proveLedger(world.pool)).toEqual([])
    figures({ proof: 'hostile input', calls, broken: broken.length, slowest: Math.round(slowest) })
  })

  it('in a body that is not an object is rejected', async () => {
    const headers = { 'content-type': 'application/json', token: someone.token }
    for (const payload of ['[]', '7', '"x"', 'null', 'true', '{"a":1', '{"a":1}{"b":2}', '[{"__proto__":1}]', `${'['.repeat(50_000)}`]) {
      const reply = await app.http.inject({ method: 'POST', url: '/api/member/updateInfo', payload, headers })
      expect([payload.slice(0, 20), reply.json().code]).toEqual([payload.slice(0, 20), 1])
      expect(reply.statusCode).toBeLessThan(500)
    }
  })
})

describe('a header', () => {
  const login = (headers: Record<string, string | string[]>, payload: string = JSON.stringify({ mobile: someone.mobile, password })) =>
    app.http.inject({ method: 'POST', url: '/api/user/login', payload, headers, remoteAddress: '10.90.0.1' })

  it('with another content type is not parsed as JSON, whatever the body looks like', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/json',
      'application/jsonx',
      '',
      ',',
    ])
      expect([type, (await login({ 'content-type': type })).json().code]).toEqual([type, 1])
  })

  it('does not turn one method into another', async () => {
    for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
      const url = '/api/Balance/conversionBalance?money=10'
      const reply = await app.http.inject({ method: 'POST', url, payload: {}, headers: { token: someone.token, [name]: 'GET' } })
      expect(reply.statusCode).toBe(405)
    }
  })

  it('with a malformed idempotency key is rejected, and only a single token is accepted', async () => {
    const key = '22222222-2222-4222-8222-222222222222'
    const ask = async (headers: Record<string, string | string[]>) =>
      (await app.http.inject({ url: '/api/Balance/conversionBalance?money=10', headers })).json()
    for (const wrong of ['', 'x', `${key}, ${key}`, `${key}\t`, '1'.repeat(5_000), `{${key}}`])
      expect([wrong.slice(0, 50), (await ask({ token: someone.token, 'idempotency-key': wrong })).error]).toEqual([
        wrong.slice(0, 50),
        'invalid-input',
      ])
    expect((await ask({ token: `${someone.token}, ${someone.token}`, 'idempotency-key': key })).code).toBe(50008)
    expect((await ask({ token: 'x'.repeat(9_000), 'idempotency-key': key })).code).toBe(50008)
  })

  it('that claims a forwarded request is ignored: cookies stay as secure as the connection', async () => {
    const reply = await login({
      'content-type': 'application/json',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '1.1.1.1',
      forwarded: 'for=2.2.2.2',
    })
    expect(reply.json().code).toBe(0)
    expect([reply.headers['set-cookie']].flat().join()).not.toContain('Secure')
    const { token } = reply.json().data
    const { list } = (await call('GET api/Member/sessions', { as: { ...someone, token } })).data
    expect(list.find((one: { current: boolean }) => one.current).address).toBe('10.90.0.1')
  })

  it('naming a foreign host does not redirect the QR code when a public address is configured', async () => {
    const housed = await fullWorld({ PUBLIC_URL: 'https://stand.example' })
    const reply = await housed.app.http.inject({
      method: 'POST',
      url: '/api/user/getLoginQrcode',
      payload: {},
      headers: { host: 'evil.example' },
    })
    expect(reply.json().data.url).toMatch(/^https:\/\/stand\.example\/login\?qr=/)
  })
})

describe('a GET that changes something', () => {
  const changing = (Object.keys(api) as ApiKey[]).filter(
    (key) => key.startsWith('GET') && api[key].effect !== 'read' && api[key].who === 'user',
  )
  const own = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }
  const vectors: [string, Record<string, string>, 'GET' | 'HEAD'][] = [
    ['a link', { ...own, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }, 'GET'],
    ['a picture', { ...own, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }, 'GET'],
    ['a form', { ...own, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }, 'GET'],
    ['no-cors', { ...own, 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }, 'GET'],
    ['a script of another site', { ...own, 'sec-fetch-site': 'cross-site' }, 'GET'],
    ['a prefetch', { ...own, 'sec-purpose': 'prefetch;prerender' }, 'GET'],
    ['HEAD', own, 'HEAD'],
    ['a cookie', { ...own, cookie: `token=${someone.token}` }, 'GET'],
  ]
  it.each(vectors)('is not triggered by %s', async (name, headers, method) => {
    const rows = async () =>
      (
        await world.pool.query(
          'SELECT (SELECT count(*) FROM ledger_tx) + (SELECT count(*) FROM recharge_order) + (SELECT count(*) FROM withdrawal) + (SELECT count(*) FROM payout_account) AS n',
        )
      ).rows[0].n
    const before = await rows()
    for (const key of changing) {
      const query = sampleOf(contract[key].query) as Record<string, string>
      const token = name === 'a cookie' ? {} : { token: someone.token }
      const reply = await app.http.inject({ method, url: `/${key.slice(4)}`, query, headers: { ...token, ...headers } })
      if (method === 'HEAD') expect([key, reply.statusCode]).toEqual([key, 405])
      else expect([key, reply.json().error]).toEqual([key, name === 'a cookie' ? 'auth-lost' : 'forbidden'])
    }
    expect(changing.length).toBeGreaterThanOrEqual(5)
    expect(await rows()).toBe(before)
  })
})
