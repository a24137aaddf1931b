// api/Config/getConfig: the app's initial configuration.
import { describe, expect, it } from 'vitest'
import { productClock } from '../../../server/core/clock/clock.ts'
import type { Context } from '../../../server/core/context.ts'
import { registerConfig } from '../../../server/features/config/routes.ts'
import { testApp, testConfig } from '../../support/app.ts'

const origin = { feed: Date.UTC(2022, 10, 20, 16), real: Date.UTC(2026, 0, 1), speed: 60 }
async function read(env: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const config = testConfig(env)
  const context = { config, clock: productClock(origin) } as Context
  const app = await testApp((made) => registerConfig(made, context, { vapidPublicKey: 'key', buildId: 'b1' }), { config })
  return (await app.inject({ url: '/api/Config/getConfig', headers })).json().data
}

describe('the system configuration', () => {
  it('names the socket by the host that the reader sees, or by PUBLIC_URL', async () => {
    expect((await read({}, { host: 'stand.example:8080' })).websocket).toBe('ws://stand.example:8080/ws')
    expect((await read({}, { host: '[::1]:8080' })).websocket).toBe('ws://[::1]:8080/ws')
    expect((await read({ PUBLIC_URL: 'https://stand.example' }, { host: 'inner:8080' })).websocket).toBe('wss://stand.example/ws')
  })

  it('trusts a proxy only where configured', async () => {
    const forwarded = { host: 'inner:8080', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'stand.example' }
    expect((await read({}, forwarded)).websocket).toBe('ws://inner:8080/ws')
    expect((await read({ TRUST_PROXY: 'loopback' }, forwarded)).websocket).toBe('wss://stand.example/ws')
  })

  it('names the minimum build that the operator accepts', async () => {
    expect((await read()).min_build).toBe('')
    expect((await read({ MIN_BUILD: 'this' })).min_build).toBe('b1')
    expect((await read({ MIN_BUILD: 'this!' })).min_build).toBe('b1!')
    expect((await read({ MIN_BUILD: '20261121' })).min_build).toBe('20261121')
  })

  it('contains the product clock, the key, the build and the enabled features', async () => {
    expect(await read({ ODDS: 'off', MOBILE_URL: 'https://m.stand.example' })).toMatchObject({
      clock: { feed: '2022-11-20T16:00:00.000Z', real: '2026-01-01T00:00:00.000Z', speed: 60 },
      vapid_public_key: 'key',
      build: 'b1',
      features: { odds: false },
      company: [],
      mobile_url: 'https://m.stand.example',
      feed: 'simulator',
    })
  })

  it('lists each country code once, named in three languages', async () => {
    const { CountryCode } = await read()
    const codes = CountryCode.map(({ code }: { code: string }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    for (const code of ['86', '84', '852', '853', '886', '65', '60', '66', '62', '63', '81', '82', '1', '44', '61'])
      expect(codes).toContain(code)
    for (const { name } of CountryCode) for (const word of [name.zh, name.en, name.vi]) expect(word).not.toBe('')
  })
})
