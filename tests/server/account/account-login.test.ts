// Registration, sign-in and sign-out: every way, every invalid input, and what remains afterwards.
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { solveProof } from '../../../rules/member/proof.ts'
import { memberWorld, password } from '../../support/people/member-world.ts'
import { figures } from '../../support/soak.ts'

const world = await memberWorld()
const { call, codeOf, register } = world
const ann = 'ann@example.com'
const bob = '86-13800138000'

describe('registration', () => {
  it('creates a signed-in account, with the cookie that the app reads', async () => {
    await call('POST api/user/getCode', { mobile: ann })
    const body = { mobile: ann, code: await codeOf(ann), password, repassword: password, device_type: 'pc' }
    const response = await call('POST api/user/registered', body)
    expect(response).toMatchObject({
      code: 0,
      data: { is_new: true, id: expect.stringMatching(/^\d{6,}$/), token: expect.stringMatching(/^[\w-]{43}$/) },
    })
    expect(response.cookies).toEqual([`token=${response.data.token}; Path=/; Max-Age=2592000; SameSite=Strict`])
    expect(await call('GET api/User/getUserInfo', {}, { token: response.data.token })).toMatchObject({
      code: 0,
      data: { id: response.data.id, is_anchor: 0, gold: 0, balance: 0, days: 0 },
    })
    // The code was valid once.
    expect(await call('POST api/user/registered', body)).toMatchObject({ code: 1, error: 'code-expired' })
  })

  it('stores the time of consent and the document build, readable by the owner until the account is deleted', async () => {
    const consentOf = async ({ token }: { token: string }) =>
      JSON.parse((await call('POST api/Member/export', {}, { token })).data.file).consent
    const enter = async (key: string, mobile: string, more: object) => {
      world.move(61_000)
      await call('POST api/user/getCode', { mobile }, { ip: '10.3.7.1' })
      const response = await call(key, { mobile, code: await codeOf(mobile), ...more }, { ip: '10.3.7.1' })
      expect(response).toMatchObject({ code: 0 })
      return response.data
    }
    const passwords = { password, repassword: password }
    const cat = await enter('POST api/user/registered', 'cat@example.com', { ...passwords, agreed: '20261121065500-1a2b' })
    const first = await consentOf(cat)
    expect(first).toEqual({ build: '20261121065500-1a2b', at: expect.any(String) })
    expect(Math.abs(Date.parse(first.at) - world.now())).toBeLessThan(60_000)
    // A later login records no new consent.
    const again = await enter('POST api/user/login', 'cat@example.com', { agreed: '20270101000000-ffff' })
    expect(await consentOf(again)).toEqual(first)
    const dan = await enter('POST api/user/login', 'dan@example.com', { agreed: '20261121065500-1a2b' })
    expect([dan.is_new, (await consentOf(dan)).build]).toEqual([true, '20261121065500-1a2b'])
    // An older build asks for consent without reporting it, so none is recorded until the user is asked again.
    const eve = await enter('POST api/user/registered', 'eve@example.com', passwords)
    expect(await consentOf(eve)).toBeNull()
    expect((await consentOf(await enter('POST api/user/login', 'eve@example.com', { agreed: '2027-x' }))).build).toBe('2027-x')

    await call('POST api/Member/close', { password }, { token: cat.token, ip: '10.3.7.2' })
    world.move(8 * 86_400_000)
    await world.members.deleteDue()
    const stored = await world.pool.query('SELECT agreed_build, agreed_at FROM account WHERE id = $1', [cat.id])
    expect(stored.rows).toEqual([{ agreed_build: null, agreed_at: null }])
  })

  it.each([
    [{ mobile: 'nobody' }, 'mobile-invalid'],
    [{ mobile: '999-12345678' }, 'country-refused'],
    [{ password: 'abcde', repassword: 'abcde' }, 'password-length'],
    [{ password: 'a'.repeat(65), repassword: 'a'.repeat(65) }, 'password-length'],
    [{ repassword: 'other' }, 'password-mismatch'],
    [{ password: 'sunshine', repassword: 'sunshine' }, 'password-common'],
    [{ password: 'Grandstand1', repassword: 'Grandstand1' }, 'password-common'],
    [{ password: '13900139000a', repassword: '13900139000a' }, 'password-common'],
    [{ code: '000000' }, 'code-expired'],
    [{ code: '12345' }, 'invalid-input'],
    [{ balance: 5 }, 'invalid-input'],
    [{ is_anchor: 1 }, 'invalid-input'],
  ])('with %j fails with %s', async (wrong, error) => {
    const body = { mobile: '86-13900139000', code: '123456', password, repassword: password, ...wrong }
    expect(await call('POST api/user/registered', body, { ip: '10.1.1.1' })).toMatchObject({ code: 1, error, data: null })
  })

  it('of an existing account’s number notifies only the owner of the number', async () => {
    await register(bob)
    world.move(61_000)
    await call('POST api/user/getCode', { mobile: bob })
    const body = { mobile: bob, code: await codeOf(bob), password, repassword: password }
    expect(await call('POST api/user/registered', body)).toMatchObject({ error: 'account-exists' })
  })

  it('of one number concurrently creates one account', async () => {
    const mobile = '86-13711113333'
    await call('POST api/user/getCode', { mobile })
    const body = { mobile, code: await codeOf(mobile), password, repassword: password }
    const responses = await Promise.all(Array.from({ length: 8 }, () => call('POST api/user/registered', body, { ip: '10.9.9.9' })))
    expect(responses.filter(({ code }) => code === 0)).toHaveLength(1)
    expect((await world.pool.query('SELECT FROM account WHERE mobile = $1', [mobile])).rowCount).toBe(1)
  })
})

describe('login', () => {
  it('by password accepts only the correct one, however the account is written', async () => {
    const written = ['13800138000', bob, '+86-138 0013 8000', '+8613800138000', '0086 138-0013-8000', '\u202d138 0013 8000\u202c']
    for (const mobile of written)
      expect(await call('POST api/user/login', { mobile, password, device_type: 'pc' }, { ip: '10.2.2.1' })).toMatchObject({
        code: 0,
        data: { is_new: false },
      })
    for (const body of [
      { mobile: bob, password: `${password}!` },
      { mobile: '86-13800138009', password },
      { mobile: bob, password: 'x'.repeat(900) },
    ])
      expect(await call('POST api/user/login', body, { ip: '10.2.2.1' })).toMatchObject({ code: 1, error: 'login-wrong' })
    for (const body of [{ mobile: bob }, { mobile: bob, password, code: '123456' }, { mobile: '', password }])
      expect(await call('POST api/user/login', body)).toMatchObject({ error: 'invalid-input' })
  })

  it('by code opens the same account, however its number is written', async () => {
    const forms = ['+84 987 654 321', '84-0987654321', '0084987654321', '\u2068+84 98\u200b765 4321\u2069']
    const ids = new Set<string>()
    for (const [index, mobile] of forms.entries()) {
      world.move(61_000)
      expect(await call('POST api/user/getCode', { mobile }, { ip: `10.4.7.${index}` })).toMatchObject({ code: 0 })
      const response = await call('POST api/user/login', { mobile: forms.at(-1 - index), code: await codeOf('84-987654321') })
      expect(response).toMatchObject({ code: 0 })
      ids.add(response.data.id)
    }
    expect(ids.size).toBe(1)
    const { rows } = await world.pool.query('SELECT mobile FROM account WHERE id = ANY($1)', [[...ids]])
    expect(rows).toEqual([{ mobile: '84-987654321' }])
  })

  it('by code creates an account for a verified number that has none', async () => {
    const mobile = '84-912345678'
    await call('POST api/user/getCode', { mobile })
    const first = await call('POST api/user/login', { mobile, code: await codeOf(mobile) })
    expect(first).toMatchObject({ code: 0, data: { is_new: true } })
    world.move(61_000)
    await call('POST api/user/getCode', { mobile: '84-0912345678' })
    const again = await call('POST api/user/login', { mobile, code: await codeOf(mobile) })
    expect(again.data).toMatchObject({ is_new: false, id: first.data.id })
  })

  it('allows ten attempts per network and thirty per address in ten minutes, even across a restart', async () => {
    const mobile = 'many@example.com'
    await register(mobile, password, { ip: '10.30.0.1' })
    const attempt = (ip: string, who = mobile) => call('POST api/user/login', { mobile: who, password: 'wrong-password' }, { ip })
    for (let index = 0; index < 10; index += 1) {
      expect(await attempt(`10.30.0.${index}`)).toMatchObject({ error: 'login-wrong' })
      expect(await attempt(`10.31.0.${index}`)).toMatchObject({ error: 'login-wrong' })
    }
    // A client that guesses from a network without a previous login is refused; one that shares the owner's network needs a puzzle.
    const refused = await attempt('10.31.0.99')
    expect(refused).toMatchObject({ status: 429, error: 'too-many' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500)
    expect(await attempt('10.30.0.99')).toMatchObject({ status: 200, error: 'proof-needed' })
    await world.restart()
    expect(await attempt('10.31.0.98')).toMatchObject({ error: 'too-many' })
    expect(await attempt('10.30.0.98')).toMatchObject({ error: 'proof-needed' })
    for (let index = 0; index < 30; index += 1) expect((await attempt('10.3.4.4', `n${index}@example.com`)).error).toBe('login-wrong')
    expect(await attempt('10.3.4.4', 'n30@example.com')).toMatchObject({ error: 'proof-needed' })
    world.move(600_001)
    expect(await attempt('10.30.0.4')).toMatchObject({ error: 'login-wrong' })
  })

  it('cannot be blocked for its owner by strangers: by password from home or by code from anywhere', async () => {
    const mobile = 'beset@example.com'
    await register(mobile, password, { ip: '10.40.0.1' })
    const guess = (network: number, more: object = {}) =>
      call('POST api/user/login', { mobile, password: 'wrong-password', ...more }, { ip: `10.41.${network}.1` })
    for (let network = 0; network < 10; network += 1) expect(await guess(network)).toMatchObject({ error: 'login-wrong' })
    // From then on, each guess from a network without a previous login costs a puzzle.
    expect(await guess(10)).toMatchObject({ error: 'proof-needed' })
    expect(await guess(11, { proof: 'x.y.z.w.v' })).toMatchObject({ error: 'proof-needed' })
    const { challenge, bits } = (await call('POST api/user/getProof', {}, { ip: '10.41.11.1' })).data
    expect(bits).toBe(18)
    const proof = await solveProof(challenge, bits, (text) => createHash('sha256').update(text).digest())
    expect(await guess(11, { proof })).toMatchObject({ error: 'login-wrong' })
    expect(await guess(11, { proof })).toMatchObject({ error: 'proof-needed' })
    // However many guesses there were, a harder puzzle admits the client.
    await world.pool.query(
      "INSERT INTO attempt (kind, subject, at) SELECT 'login-unknown', $1, $2::timestamptz FROM generate_series(1, 100)",
      [mobile, new Date(world.now())],
    )
    expect(await call('POST api/user/login', { mobile, password }, { ip: '10.41.12.1' })).toMatchObject({ error: 'proof-needed' })
    const harder = (await call('POST api/user/getProof', {}, { ip: '10.41.12.1' })).data
    expect(harder.bits).toBe(19)
    const solved = await solveProof(harder.challenge, harder.bits, (text) => createHash('sha256').update(text).digest())
    expect(await call('POST api/user/login', { mobile, password, proof: solved }, { ip: '10.41.12.1' })).toMatchObject({ code: 0 })
    expect(await call('POST api/user/login', { mobile, password }, { ip: '10.40.0.77' })).toMatchObject({ code: 0 })
    // Strangers request codes as often as the limit allows, and guess the owner's code.
    for (let asked = 0; asked < 6; asked += 1) {
      world.move(61_000)
      await call('POST api/user/getCode', { mobile, device_id: 'stranger' }, { ip: `10.42.${asked}.1` })
    }
    expect(await call('POST api/user/getCode', { mobile, device_id: 'mine' }, { ip: '10.40.0.2' })).toMatchObject({ code: 0 })
    const code = await codeOf(mobile)
    await call('POST api/user/getCode', { mobile, device_id: 'another' }, { ip: '10.43.0.1' })
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    for (let network = 0; network < 6; network += 1)
      for (const more of [{}, { device_id: 'stranger' }])
        expect((await call('POST api/user/login', { mobile, code: wrong, ...more }, { ip: `10.44.${network}.1` })).code).toBe(1)
    expect(await call('POST api/user/login', { mobile, code, device_id: 'mine' }, { ip: '10.45.0.1' })).toMatchObject({ code: 0 })
  })
})

describe('a new password', () => {
  it('set by code ends every login; set with the old one, all but its own', async () => {
    const mobile = 'carl@example.com'
    const one = await register(mobile)
    world.move(61_000)
    await call('POST api/user/getCode', { mobile })
    const fresh = 'quiet-lantern-71'
    expect(await call('POST api/user/editPassword', { mobile, code: await codeOf(mobile), password: fresh })).toMatchObject({ code: 0 })
    expect(await call('GET api/Member/info', {}, one)).toMatchObject({ code: 50012, error: 'session-ended' })
    expect(await call('POST api/user/login', { mobile, password })).toMatchObject({ error: 'login-wrong' })
    const two = (await call('POST api/user/login', { mobile, password: fresh })).data
    const three = (await call('POST api/user/login', { mobile, password: fresh })).data
    const change = { old_password: fresh, password: 'brave-thunder-13', repassword: 'brave-thunder-13' }
    expect(await call('POST api/user/editPassword', change)).toMatchObject({ code: 700 })
    expect(await call('POST api/user/editPassword', { ...change, old_password: 'no' }, two)).toMatchObject({ error: 'login-wrong' })
    expect(await call('POST api/user/editPassword', change, two)).toMatchObject({ code: 0 })
    expect(await call('GET api/Member/info', {}, two)).toMatchObject({ code: 0 })
    expect(await call('GET api/Member/info', {}, three)).toMatchObject({ code: 50012 })
  })
})

describe('an invitation', () => {
  it('is bound once, to another user, and never in both directions', async () => {
    const host = await register('host@example.com', password, { ip: '10.4.0.1' })
    const guest = await register('guest@example.com', password, { ip: '10.4.0.2' })
    const codeFor = async (who: { token: string }) => (await call('GET api/Member/info', {}, who)).data.share_code as string
    const bind = (shareCode: string, who: { token: string }) => call('POST api/user/shareBind', { shareCode, type: 1 }, who)
    expect(await bind('NOBODY99', guest)).toMatchObject({ error: 'invite-invalid' })
    expect(await bind(await codeFor(guest), guest)).toMatchObject({ error: 'invite-invalid' })
    expect(await bind((await codeFor(host)).toLowerCase(), guest)).toMatchObject({ code: 0 })
    expect(await bind(await codeFor(host), guest)).toMatchObject({ error: 'invite-bound' })
    expect(await bind(await codeFor(guest), host)).toMatchObject({ error: 'invite-invalid' })
    expect((await bind("x';--", host)).error).toBe('invalid-input')
  })

  it('in a registration is bound by it, and an invalid one does not block the registration', async () => {
    const host = (await call('POST api/user/login', { mobile: 'host@example.com', password })).data
    const invite = (await call('GET api/Member/info', {}, host)).data.share_code
    for (const [mobile, code, invited] of [
      ['in@example.com', invite, true],
      ['out@example.com', 'WRONG123', false],
    ] as const) {
      await call('POST api/user/getCode', { mobile }, { ip: '10.4.1.1' })
      const body = { mobile, code: await codeOf(mobile), password, repassword: password, invite: code }
      const { data } = await call('POST api/user/registered', body, { ip: '10.4.1.1' })
      expect((await call('GET api/Member/info', {}, { token: data.token })).data.invited).toBe(invited)
    }
  })
})

describe('public calls', () => {
  it('return the avatars, customer service and a chat account for guests', async () => {
    expect((await call('GET api/user/avatarList')).data.list).toHaveLength(24)
    expect((await call('POST api/user/getKefuInfo')).data).toEqual({ email: '', phone: '', link: '', hours: '' })
    const one = await call('GET api/Universal/imTouristAccount')
    const other = await call('GET api/Universal/imTouristAccount')
    expect(one.data.id).not.toBe(other.data.id)
    expect(one.headers['cache-control']).toBe('no-store')
    expect(one.headers.etag).toBeUndefined()
  })

  it('allow an IPv6 network four times as many guest chat accounts as a single address', async () => {
    const ask = (ip: string) => call('GET api/Universal/imTouristAccount', {}, { ip })
    expect(await ask('2001:db8:7:fe::1')).toMatchObject({ code: 0 })
    const insert = "INSERT INTO attempt (kind, subject, at) SELECT 'tourist', '2001:db8:7/48', $1::timestamptz FROM generate_series(1, 799)"
    await world.pool.query(insert, [new Date(world.now())])
    expect(await ask('2001:db8:7:ff::1')).toMatchObject({ error: 'too-many' })
    expect(await ask('2001:db8:8:ff::1')).toMatchObject({ code: 0 })
  })
})

it('logs no password, token or code', async () => {
  const canaries: string[] = []
  for (let index = 0; index < 25; index += 1) {
    const mobile = `c${index}@example.com`
    const secret = `canary-${index}-${'q'.repeat(index % 7)}z`
    const ip = `10.50.${index}.1`
    await call('POST api/user/getCode', { mobile }, { ip })
    const code = await codeOf(mobile)
    const { data } = await call('POST api/user/registered', { mobile, code, password: secret, repassword: secret }, { ip })
    await call('POST api/user/login', { mobile, password: `${secret}?` }, { ip })
    await call('POST api/user/login', { mobile, password: secret, nonsense: 1 }, { ip })
    await call('GET api/Member/info', {}, { token: data.token, ip })
    await call('GET api/Member/info', {}, { token: `${data.token}x`, ip })
    canaries.push(secret, data.token, data.userSig)
  }
  expect(canaries).toHaveLength(75)
  const logged = world.logged()
  figures({ proof: 'R-LOGIN-5 canaries', canaries: canaries.length, lines: logged.split('\n').length })
  expect(canaries.filter((canary) => logged.includes(canary))).toEqual([])
  expect(world.logged()).toContain('refused')
})
