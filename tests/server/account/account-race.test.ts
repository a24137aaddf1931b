// Logins that race a password change, an account closure or a sign-out on the phone. Only two outcomes are possible: the login came first
// and is ended, or it came too late. R-SESSION-4.
import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { openSessions } from '../../../server/features/account/sessions.ts'
import { grantRole } from '../../../server/features/account/store.ts'
import { type CallResponse, memberWorld, password } from '../../support/people/member-world.ts'
import { figures, soak } from '../../support/soak.ts'

const world = await memberWorld()
const { call, register } = world
const rounds = soak(4, 200)
let addresses = 0
const elsewhere = () => {
  addresses += 1
  return { ip: `10.${20 + (addresses >> 8)}.${addresses & 255}.1` }
}
const login = (mobile: string, word = password, more: object = {}): Promise<CallResponse> =>
  call('POST api/user/login', { mobile, password: word, ...more }, elsewhere())
const isIn = async (response: CallResponse): Promise<boolean> =>
  response.code === 0 && (await call('GET api/Member/info', {}, { token: response.data.token })).code === 0
const devOf = ({ cookies }: CallResponse): string => cookies.find((line) => line.startsWith('dev='))?.split(';')[0] ?? ''
const deviceLogin = (cookie: string) =>
  call('POST api/user/deviceLogin', {}, { headers: { cookie, 'device-login': '1', 'sec-fetch-site': 'same-origin' } })
const nextWord = (index: number): string => `brave-thunder-${100 + index}`

describe('a banned account', () => {
  it('keeps no login created concurrently, even after it is unbanned', async () => {
    const operator = await register('race-operator@example.com', password, elsewhere())
    await grantRole(world.db, operator.id, 'operator', true)
    world.move(10_000)
    const mobile = 'race-block@example.com'
    const { id } = await register(mobile, password, elsewhere())
    const decide = (on: boolean) => call('POST api/Desk/blockUser', { id, on, ...(on && { reason: '刷屏' }) }, { token: operator.token })
    for (let index = 0; index < rounds; index += 1) {
      world.move(601_000)
      const [, ...tried] = await Promise.all([
        decide(true),
        ...Array.from({ length: 5 }, () => login(mobile, password, { remember: true })),
      ])
      expect(await decide(false)).toMatchObject({ code: 0 })
      for (const one of tried) {
        expect(await isIn(one)).toBe(false)
        if (one.code === 0) expect(await deviceLogin(devOf(one))).toMatchObject({ error: 'session-invalid' })
      }
    }
  })
})

describe('a changed password', () => {
  it('ends every login with the old one, including those in progress', async () => {
    const mobile = 'race-password@example.com'
    await register(mobile, password, elsewhere())
    let old = password
    let early = 0
    for (let index = 0; index < rounds; index += 1) {
      world.move(601_000)
      const mine = (await login(mobile, old)).data
      const fresh = nextWord(index)
      const [changed, ...tried] = await Promise.all([
        call('POST api/user/editPassword', { old_password: old, password: fresh, repassword: fresh }, { token: mine.token }),
        ...Array.from({ length: 5 }, () => login(mobile, old, { remember: true })),
      ])
      expect(changed).toMatchObject({ code: 0 })
      for (const one of tried) {
        expect([one.error ?? 'in', await isIn(one)]).toEqual([one.code === 0 ? 'in' : 'login-wrong', false])
        if (one.code === 0) expect(await deviceLogin(devOf(one))).toMatchObject({ error: 'session-invalid' })
        early += one.code === 0 ? 1 : 0
      }
      const { rows } = await world.pool.query(
        'SELECT count(*) FROM token_family WHERE ended_at IS NULL AND account_id = (SELECT id FROM account WHERE email = $1)',
        [mobile],
      )
      expect(Number(rows[0].count)).toBe(0)
      old = fresh
    }
    figures({ proof: 'R-SESSION-4 races', rounds, logins: rounds * 5, early })
  })

  it('is changed by only one of two concurrent requests with the old one', async () => {
    const mobile = 'two-at-once@example.com'
    const { token } = await register(mobile, password, elsewhere())
    const passwords = ['first-lantern-11', 'other-lantern-22']
    const responses = await Promise.all(
      passwords.map((word) => call('POST api/user/editPassword', { old_password: password, password: word, repassword: word }, { token })),
    )
    expect(responses.filter(({ code }) => code === 0)).toHaveLength(1)
    const won = passwords[responses.findIndex(({ code }) => code === 0)] as string
    const lost = passwords.find((word) => word !== won) as string
    expect([(await login(mobile, won)).code, (await login(mobile, lost)).error]).toEqual([0, 'login-wrong'])
  })

  it('is not reverted when a login with the old one rehashes concurrently', async () => {
    const mobile = 'renewed@example.com'
    const { token, id } = await register(mobile, password, elsewhere())
    // Outdated, cheap parameters: a login with this hash rehashes the same password with today's.
    const pepper = (await import('../../../server/core/keys.ts')).openKeys({ secretKey: '', dataDir: world.dataDir })
    const secret = (await pepper).derive('pepper')
    for (let index = 0; index < rounds; index += 1) {
      world.move(601_000)
      const weak = await hash(password, { memoryCost: 1_024, timeCost: 1, parallelism: 1, secret })
      await world.pool.query('UPDATE account SET password = $2 WHERE id = $1', [id, weak])
      const fresh = nextWord(index)
      const body = { old_password: password, password: fresh, repassword: fresh }
      // The server checks two passwords at a time: the rehashes of these logins come after the change.
      const logins = Array.from({ length: 6 }, () => login(mobile))
      const [changed] = await Promise.all([call('POST api/user/editPassword', body, { token }), ...logins])
      const found = (await world.pool.query('SELECT password FROM account WHERE id = $1', [id])).rows[0].password
      const { verify } = await import('@node-rs/argon2')
      // A login may have rehashed the password first: then the change is refused with an error.
      expect(await verify(found, changed.code === 0 ? fresh : password, { secret })).toBe(true)
      if (changed.code !== 0) expect(changed.error).toBe('login-wrong')
    }
  })

  it('shares one guess limit across all endpoints', async () => {
    const mobile = 'doors@example.com'
    const { token } = await register(mobile, password, elsewhere())
    const attempts = [
      () => login(mobile, 'wrong-word-11'),
      () => call('POST api/user/editPassword', { old_password: 'wrong-word-11', password: nextWord(1) }, { token, ...elsewhere() }),
      () => call('POST api/Member/close', { password: 'wrong-word-11' }, { token, ...elsewhere() }),
    ]
    const errors: (string | undefined)[] = []
    for (let index = 0; index < 15; index += 1) errors.push((await (attempts[index % 3] as () => Promise<CallResponse>)()).error)
    // Ten guesses from networks that the account does not know need no puzzle.
    expect(errors.filter((error) => error === 'login-wrong')).toHaveLength(10)
    expect(errors.filter((error) => error === 'proof-needed')).toHaveLength(5)
  })
})

describe('an account due to be closed', () => {
  const closingOf = async (id: string): Promise<string | null> =>
    (await world.pool.query('SELECT closing_at FROM account WHERE id = $1', [id])).rows[0].closing_at

  it('keeps its closing date despite concurrent logins, and none of them cancels it', async () => {
    for (let index = 0; index < rounds; index += 1) {
      const mobile = `asking-${index}@example.com`
      const { token, id } = await register(mobile, password, elsewhere())
      const [asked, ...tried] = await Promise.all([
        call('POST api/Member/close', { password }, { token, ...elsewhere() }),
        ...Array.from({ length: 4 }, () => login(mobile, password, { remember: true })),
      ])
      expect(asked).toMatchObject({ code: 0 })
      // A client that knows the password may sign in again; a previously remembered device may not.
      for (const one of tried) if (!(await isIn(one))) expect(await deviceLogin(devOf(one))).toMatchObject({ error: 'session-invalid' })
      expect(await call('GET api/Member/info', {}, { token })).toMatchObject({ code: 50008 })
      expect(new Date((await closingOf(id)) ?? 0).toISOString()).toBe(asked.data.closing_at)
    }
  })

  it('is deleted for concurrent logins, or kept for good if its owner cancels', async () => {
    let survived = 0
    for (let index = 0; index < rounds; index += 1) {
      const mobile = `closing-${index}-${randomUUID()}@example.com`
      const { token, id } = await register(mobile, password, elsewhere())
      await call('POST api/Member/close', { password }, { token, ...elsewhere() })
      // A login may not last as long as the grace period.
      await world.pool.query('UPDATE account SET closing_at = $2 WHERE id = $1', [id, new Date(world.now() - 1)])
      const owner = (await login(mobile)).data
      const [, back, ...tried] = await Promise.all([
        world.members.deleteDue(),
        call('POST api/Member/keep', {}, { token: owner.token }),
        ...Array.from({ length: 4 }, () => login(mobile)),
      ])
      const hasSurvived = back.code === 0
      survived += hasSurvived ? 1 : 0
      const { rows } = await world.pool.query('SELECT email, closed_at, closing_at FROM account WHERE id = $1', [id])
      expect(rows[0]).toMatchObject({
        email: hasSurvived ? mobile : null,
        closed_at: hasSurvived ? null : expect.any(Date),
        closing_at: null,
      })
      for (const one of tried) expect(await isIn(one)).toBe(hasSurvived)
      if (hasSurvived) continue
      const open = await world.pool.query('SELECT FROM session WHERE account_id = $1 AND ended_at IS NULL', [id])
      expect(open.rowCount).toBe(0)
    }
    figures({ proof: 'R-MEMBER-6 deletion races', rounds, kept: survived })
  })
})

describe('a login derived from another', () => {
  it('is not created once that one has ended', async () => {
    const mobile = 'rests@example.com'
    const { id } = await register(mobile, password, elsewhere())
    const sessions = openSessions(world.context, { now: world.now })
    const row = { account_id: id, by: 'qr' as const, browser: '', system: '', address: '', family_id: null }
    const phone = await sessions.create(row)
    expect(await sessions.create(row, { session: phone?.id })).not.toBeNull()
    await sessions.end({ accountId: id, only: phone?.id }, 'signed-out')
    expect(await sessions.create(row, { session: phone?.id })).toBeNull()
    expect(await sessions.create({ ...row, family_id: 'none' })).toBeNull()
    expect(await sessions.create(row, { password: null })).toBeNull()
    expect(await sessions.create({ ...row, account_id: '1' })).toBeNull()
    await sessions.close()
  })
})
