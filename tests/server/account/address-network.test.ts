// One customer's IPv6 network has 65,536 addresses: limits by address also apply to the network, at four times the rate.
import { expect, it } from 'vitest'
import { memberWorld, password } from '../../support/people/member-world.ts'

const world = await memberWorld()
const { call, register } = world
const { token } = await register('scanner@example.com')
/** A different identifier for each address. */
const numberOf = (ip: string): string => `${ip.replaceAll(':', '-')}@example.com`
const login = (ip: string) => call('POST api/user/login', { mobile: 'nobody@example.com', password }, { ip })

it.each([
  ['qr', 60, (ip: string) => call('POST api/user/getLoginQrcode', {}, { ip }), 'too-many'],
  ['tourist', 200, (ip: string) => call('GET api/Universal/imTouristAccount', {}, { ip }), 'too-many'],
  ['qr-short-address', 30, (ip: string) => call('POST api/user/scanLogin', { short: 'ABCDEF' }, { ip, token }), 'too-many'],
  ['feedback', 5, (ip: string) => call('POST api/Universal/feedback', { content: 'too small' }, { ip }), 'too-many'],
  ['code-address', 20, (ip: string) => call('POST api/user/getCode', { mobile: numberOf(ip) }, { ip }), 'too-many'],
  ['login-address', 30, login, 'proof-needed'],
] as const)('limits an IPv6 network for %s', async (kind, perAddress, ask, refusal) => {
  const limit = 4 * perAddress
  const fill = (network: string, count: number) =>
    world.pool.query('INSERT INTO attempt (kind, subject, at) SELECT $1, $2, $3::timestamptz FROM generate_series(1, $4)', [
      kind,
      `${network}/48`,
      new Date(world.now()),
      count,
    ])
  await fill('2001:db8:7', limit - 1)
  await fill('2001:db8:8', limit)
  expect((await ask('2001:db8:7:1::1')).error).not.toBe(refusal)
  // Another address of the same network, which has sent no request itself.
  expect(await ask('2001:db8:7:2::1')).toMatchObject({ error: refusal })
  expect(await ask('2001:db8:8:2::1')).toMatchObject({ error: refusal })
  expect((await ask('2001:db8:9:2::1')).error).not.toBe(refusal)
})
