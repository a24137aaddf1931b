// Logins: how long they last, how they end, and which error an ended one returns; then the device token that follows them.
import { describe, expect, it } from 'vitest'
import { memberWorld, password } from '../../support/people/member-world.ts'
import { figures } from '../../support/soak.ts'

const world = await memberWorld()
const { call, register } = world
const day = 86_400_000
let addresses = 0
const elsewhere = () => {
  addresses += 1
  return { ip: `10.20.${addresses}.1` }
}
const login = (mobile: string, more: object = {}, from: object = {}) =>
  call('POST api/user/login', { mobile, password, ...more }, { ...elsewhere(), ...from })
const info = (token: string) => call('GET api/Member/info', {}, { token })
const deviceLogin = (cookie: string, headers: object = {}) =>
  call('POST api/user/deviceLogin', {}, { headers: { cookie, 'device-login': '1', 'sec-fetch-site': 'same-origin', ...headers } })
const devOf = (cookies: string[]): string => cookies.find((line) => line.startsWith('dev='))?.split(';')[0] ?? ''

describe('a login elsewhere', () => {
  const windows = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36' }
  const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1' }
  const noticesOf = async (id: string): Promise<string[]> =>
    (await world.pool.query("SELECT detail FROM notification WHERE account_id = $1 AND event = 'login' ORDER BY seq", [id])).rows.map(
      ({ detail }) => detail.reason,
    )

  it('notifies the account of device and place, except from a known browser and network', async () => {
    const { id } = await register('elsewhere@example.com', password, { ip: '10.9.8.7', headers: windows })
    // The last octet of a connection's address may change.
    await login('elsewhere@example.com', {}, { ip: '10.9.8.200', headers: windows })
    expect(await noticesOf(id)).toEqual([])
    // A login alert is sent even with system notifications switched off.
    await world.pool.query("INSERT INTO notification_choice (account_id, off) VALUES ($1, '{system}')", [id])
    await login('elsewhere@example.com', {}, { ip: '10.9.8.7', headers: phone })
    await login('elsewhere@example.com', {}, { ip: '203.0.113.5', headers: windows })
    const both = ['Safari · iPhone · 10.9.8.7', 'Chrome · Windows · 203.0.113.5']
    expect(await noticesOf(id)).toEqual(both)
    await login('elsewhere@example.com', {}, { ip: '203.0.113.9', headers: windows })
    expect(await noticesOf(id)).toEqual(both)
  })
})

describe('a token', () => {
  it('is read from the header only', async () => {
    const { token } = await register('header@example.com', password, elsewhere())
    expect(await info(token)).toMatchObject({ code: 0 })
    expect(await call('GET api/Member/info', {}, { headers: { cookie: `token=${token}` } })).toMatchObject({ code: 700 })
    for (const other of ['x', `${token}a`, token.slice(0, 42), 'A'.repeat(43)])
      expect(await info(other)).toMatchObject({ code: 50008, error: 'session-invalid' })
  })

  it('that has expired falls back to guest access', async () => {
    expect(await call('GET api/user/avatarList', {}, { token: 'over' })).toMatchObject({ code: 0 })
  })

  it('is stored only as a hash', async () => {
    const { token } = await register('hash@example.com', password, elsewhere())
    const dump = JSON.stringify((await world.pool.query('SELECT * FROM session')).rows)
    expect(dump).not.toContain(token)
    expect(dump).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
  })

  it('expires after seven days without a call, and after thirty in all, even when used', async () => {
    await register('life@example.com', password, elsewhere())
    const idle = (await login('life@example.com')).data.token
    const used = (await login('life@example.com')).data.token
    for (let at = 0; at < 5; at += 1) {
      world.move(5 * day)
      expect(await info(used)).toMatchObject({ code: 0 })
    }
    expect(await info(idle)).toMatchObject({ code: 50014, error: 'session-expired' })
    world.move(5 * day - 60_000)
    expect(await info(used)).toMatchObject({ code: 0 })
    world.move(61_000)
    expect(await info(used)).toMatchObject({ code: 50014 })
  })

  it('in use stays valid, however slowly the database records it', async () => {
    await register('noted@example.com', password, elsewhere())
    const { token } = (await login('noted@example.com')).data
    await world.pool.query(`CREATE FUNCTION slowly() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.1); RETURN NEW; END $$;
      CREATE TRIGGER slowly BEFORE UPDATE ON session FOR EACH ROW EXECUTE FUNCTION slowly()`)
    for (let at = 0; at < 4; at += 1) {
      world.move(6 * day)
      expect(await info(token)).toMatchObject({ code: 0 })
    }
    await world.pool.query('DROP TRIGGER slowly ON session')
  })

  it('is invalid after SignOut, even for concurrent requests', async () => {
    await register('out@example.com', password, elsewhere())
    const outcomes: number[] = []
    for (let index = 0; index < 10; index += 1) {
      world.move(61_000)
      const { token } = (await login('out@example.com')).data
      expect(await info(token)).toMatchObject({ code: 0 })
      const bye = await call('POST api/Member/SignOut', {}, { token })
      expect(bye.cookies).toContain('token=; Path=/; Max-Age=0; SameSite=Strict')
      outcomes.push(...(await Promise.all(Array.from({ length: 100 }, async () => (await info(token)).code))))
    }
    expect(outcomes).toHaveLength(1_000)
    const refused = outcomes.filter((code) => code === 700).length
    figures({ proof: 'R-SESSION-1 after SignOut', asked: outcomes.length, refused })
    expect(refused).toBe(1_000)
  })

  it('is not kept alive by a request that is concurrent with its end', async () => {
    await register('race@example.com', password, elsewhere())
    for (let index = 0; index < 15; index += 1) {
      world.move(61_000)
      const { token } = (await login('race@example.com')).data
      await Promise.all([info(token), call('POST api/Member/SignOut', {}, { token }), info(token), info(token)])
      expect(await info(token)).toMatchObject({ code: 700 })
    }
  })
})

describe('the list of logins', () => {
  it('lists each one, and ends one or all others, of its own account only', async () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const mine = await register('list@example.com', password, elsewhere())
    const other = (await login('list@example.com', {}, { headers: { 'user-agent': firefox } })).data
    const third = (await login('list@example.com')).data
    const stranger = await register('stranger@example.com', password, elsewhere())
    const { list } = (await call('GET api/Member/sessions', {}, mine)).data
    expect(list).toHaveLength(3)
    expect(list.filter((one: { current: boolean }) => one.current)).toHaveLength(1)
    const found = list.find((one: { browser: string }) => one.browser === 'Firefox')
    expect(found).toMatchObject({ system: 'Linux', by: 'password', remembered: false })
    expect(await call('POST api/Member/endSession', { id: found.id }, stranger)).toMatchObject({ error: 'not-found' })
    expect(await info(other.token)).toMatchObject({ code: 0 })
    expect(await call('POST api/Member/endSession', { id: found.id }, mine)).toMatchObject({ data: { ended: 1 } })
    expect(await info(other.token)).toMatchObject({ code: 50012 })
    expect(await call('POST api/Member/endSession', {}, mine)).toMatchObject({ error: 'invalid-input' })
    expect(await call('POST api/Member/endSession', { others: true }, mine)).toMatchObject({ data: { ended: 1 } })
    expect(await info(third.token)).toMatchObject({ code: 50012 })
    expect(await info(mine.token)).toMatchObject({ code: 0 })
    expect(await info(stranger.token)).toMatchObject({ code: 0 })
  })
})

describe('a device token', () => {
  it('is rotated at each use, and reuse of an old copy revokes the whole family', async () => {
    await register('stay@example.com', password, elsewhere())
    const first = await login('stay@example.com', { remember: true })
    const line = first.cookies.find((one) => one.startsWith('dev=')) ?? ''
    expect(line).toMatch(/^dev=[\w-]{43}; Path=\/; Max-Age=7776000; SameSite=Strict; HttpOnly$/)
    const stolen = devOf(first.cookies)
    world.move(40 * day)
    const second = await deviceLogin(stolen)
    expect(second).toMatchObject({ code: 0, data: { is_new: false } })
    expect(devOf(second.cookies)).not.toBe(stolen)
    const third = await deviceLogin(devOf(second.cookies))
    expect(await info(third.data.token)).toMatchObject({ code: 0 })
    expect(await info(second.data.token)).toMatchObject({ code: 50014 })
    world.move(11_000)
    expect(await deviceLogin(stolen)).toMatchObject({ error: 'session-invalid' })
    expect(await deviceLogin(devOf(third.cookies))).toMatchObject({ error: 'session-invalid' })
    expect(await info(third.data.token)).toMatchObject({ code: 50012 })
    expect(world.logged()).toContain('a device token was used twice')
  })

  it('used by two tabs at once signs one in and revokes nothing', async () => {
    await register('tabs@example.com', password, elsewhere())
    const cookie = devOf((await login('tabs@example.com', { remember: true })).cookies)
    const responses = await Promise.all(Array.from({ length: 6 }, () => deviceLogin(cookie)))
    const [won, ...more] = responses.filter(({ code }) => code === 0)
    expect(more).toEqual([])
    expect(await info(won?.data.token)).toMatchObject({ code: 0 })
    expect(await deviceLogin(devOf(won?.cookies ?? []))).toMatchObject({ code: 0 })
  })

  it('is accepted only from our own page, by cookie, until it expires', async () => {
    await register('door@example.com', password, elsewhere())
    const cookie = devOf((await login('door@example.com', { remember: true })).cookies)
    expect(await deviceLogin(cookie, { 'device-login': '0' })).toMatchObject({ error: 'forbidden' })
    expect(await deviceLogin(cookie, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ error: 'forbidden' })
    expect(await deviceLogin(cookie, { 'sec-fetch-site': 'none' })).toMatchObject({ error: 'forbidden' })
    expect(await deviceLogin('dev=made-up')).toMatchObject({ error: 'session-invalid' })
    expect(await deviceLogin('')).toMatchObject({ error: 'session-invalid' })
    world.move(91 * day)
    expect(await deviceLogin(cookie)).toMatchObject({ error: 'session-invalid' })
  })

  it('ends with the login that created it, and with a new password', async () => {
    await register('gone@example.com', password, elsewhere())
    const one = await login('gone@example.com', { remember: true })
    const bye = await call('POST api/Member/SignOut', {}, one.data)
    expect(bye.cookies).toContain('dev=; Path=/; Max-Age=0; SameSite=Strict; HttpOnly')
    expect(await deviceLogin(devOf(one.cookies))).toMatchObject({ error: 'session-invalid' })
    const two = await login('gone@example.com', { remember: true })
    const three = await login('gone@example.com', { remember: true })
    const change = { old_password: password, password: 'another-word-55', repassword: 'another-word-55' }
    expect(await call('POST api/user/editPassword', change, two.data)).toMatchObject({ code: 0 })
    expect(await deviceLogin(devOf(three.cookies))).toMatchObject({ error: 'session-invalid' })
    expect(await deviceLogin(devOf(two.cookies))).toMatchObject({ code: 0 })
  })
})

it('sets secure cookies over https, and the device token has the matching prefix', async () => {
  const secure = await memberWorld({ PUBLIC_URL: 'https://grandstand.example' })
  await secure.register('https@example.com')
  const { cookies } = await secure.call('POST api/user/login', { mobile: 'https@example.com', password, remember: true })
  expect(cookies.find((line) => line.startsWith('token='))).toMatch(/; Secure$/)
  expect(cookies.find((line) => line.startsWith('__Host-dev='))).toMatch(/; SameSite=Strict; Secure; HttpOnly$/)
})
