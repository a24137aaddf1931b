// The operator's desk apart from money: permissions, and decisions about people.
import { describe, expect, it, vi } from 'vitest'
import { adminEndpoints } from '../../../contract/admin/admin.ts'
import type { ApiKey } from '../../../contract/api.ts'
import { grantRole } from '../../../server/features/account/store.ts'
import { adminScene } from '../../support/people/admin-scene.ts'
import { type Person, password } from '../../support/people/full-world.ts'

const world = await adminScene()
const { pool, first: operator, second, member, send, done, refusal, audit } = world
let { other } = world
const login = (mobile: string, ip = '10.9.9.9') => send('POST api/user/login', { mobile, password }, null, ip)

describe('access control', () => {
  const keys = Object.keys(adminEndpoints) as ApiKey[]

  it('rejects non-operators whatever the input, and logs nothing of a rejected call', async () => {
    const before = (await audit()).length
    for (const key of keys) {
      expect([key, (await send(key, { nonsense: '1' }, null)).code]).toEqual([key, 700])
      expect([key, await refusal(key, { nonsense: '1' }, member)]).toEqual([key, 'forbidden'])
      expect([key, await refusal(key, { nonsense: '1' })]).toEqual([key, 'invalid-input'])
    }
    expect((await audit()).length).toBe(before)
  })

  it('rejects an account that lost the operator role', async () => {
    const former = await world.operator('former')
    await grantRole(world.app.context.db, former.id, 'operator', false)
    expect(await refusal('GET api/Desk/users', {}, former)).toBe('forbidden')
  })

  it('rejects a blocked operator on every endpoint', async () => {
    const banned = await world.operator('banned')
    await pool.query('UPDATE account SET blocked_at = now() WHERE id = $1', [banned.id])
    // A process that has cached the login rechecks it after some seconds.
    await expect.poll(async () => (await send('GET api/Desk/users', {}, banned)).code).toBe(50008)
    for (const key of keys) expect([key, (await send(key, { nonsense: '1' }, banned)).code]).toEqual([key, 50008])
    expect((await send('POST api/user/login', { mobile: banned.mobile, password }, null)).error).toBe('account-blocked')
    await pool.query('UPDATE account SET blocked_at = NULL WHERE id = $1', [banned.id])
    await grantRole(world.app.context.db, banned.id, 'operator', false)
  })

  it('rejects fields that the caller must not set', async () => {
    const extra = { by: second.id, state: 'verified', roles: ['operator'], balance: 1_000_000, blocked_at: null }
    for (const [field, value] of Object.entries(extra)) {
      expect(await refusal('POST api/Desk/decideVerification', { account: member.id, act: 'approve', [field]: value })).toBe(
        'invalid-input',
      )
      expect(await refusal('POST api/Desk/blockUser', { id: member.id, on: false, [field]: value })).toBe('invalid-input')
    }
  })
})

describe('an identity verification', () => {
  const asked = { real_name: '陈小明', id_number: '11010519491231002X', kind: 'cn' }

  it('is masked in the list; viewing it in full is logged, its content is not', async () => {
    await done('POST api/Member/verified', asked, member)
    expect((await done('GET api/Desk/waiting')).verifications).toBe(1)
    const [row] = (await done('GET api/Desk/verifications')).list
    expect(row).toMatchObject({ account_id: member.id, state: 'waiting', kind: 'cn' })
    expect(JSON.stringify(row)).not.toContain(asked.real_name)
    expect(JSON.stringify(row)).not.toContain(asked.id_number)
    expect(await done('POST api/Desk/seeVerification', { account: member.id })).toEqual({
      real_name: asked.real_name,
      id_number: asked.id_number,
    })
    expect(await refusal('POST api/Desk/seeVerification', { account: other.id })).toBe('not-found')
    expect((await audit({ act: 'verification.see' }))[0]).toMatchObject({ by: operator.id, subject: `user ${member.id}`, after: null })
  })

  it('is rejected with a reason shown to its owner, then approved once, by one of two operators', async () => {
    const decide = (body: object, as?: Person) => refusal('POST api/Desk/decideVerification', { account: member.id, ...body }, as)
    expect(await decide({ act: 'refuse' })).toBe('invalid-input')
    expect(await decide({ act: 'refuse', reason: '号码已失效' })).toBeUndefined()
    expect(await done('POST api/Member/getVerifiedInfo', {}, member)).toMatchObject({ state: 'refused', reason: '号码已失效' })
    await done('POST api/Member/verified', asked, member)
    const outcomes = await Promise.all([
      decide({ act: 'approve' }),
      decide({ act: 'refuse', reason: 'x' }, second),
      decide({ act: 'approve' }),
    ])
    expect(outcomes.filter((error) => error === undefined)).toHaveLength(1)
    expect(outcomes.filter((error) => error === 'already-decided')).toHaveLength(2)
    const decided = [...(await audit({ act: 'verification.approve' })), ...(await audit({ act: 'verification.refuse' }))]
    expect(decided.filter(({ subject }) => subject === `user ${member.id}`)).toHaveLength(2)
    const stored = JSON.stringify((await pool.query('SELECT * FROM desk_audit')).rows)
    expect(stored).not.toContain(asked.real_name)
    expect(stored).not.toContain(asked.id_number)
  })

  it('cannot be decided by its own owner', async () => {
    expect(await refusal('POST api/Desk/decideVerification', { account: operator.id, act: 'approve' })).toBe('forbidden')
  })
})

describe('feedback', () => {
  it('is answered once, shown to its sender, and closed with the answer', async () => {
    const { id } = await done('POST api/Universal/feedback', { kind: 'idea', content: '比分再大一点', contact: 'm@example.com' }, member)
    expect((await done('GET api/Desk/feedback')).list[0]).toMatchObject({ id, account_id: member.id, contact: 'm@example.com' })
    expect(await refusal('POST api/Desk/answerFeedback', { id, answer: '   ' })).toBe('invalid-input')
    const results = await Promise.all([
      refusal('POST api/Desk/answerFeedback', { id, answer: '下一版就有' }),
      refusal('POST api/Desk/answerFeedback', { id, answer: '再说' }, second),
    ])
    expect(results.filter((error) => error === 'already-decided')).toHaveLength(1)
    const [ticket] = (await done('GET api/Universal/feedbackList', {}, member)).list
    expect(['下一版就有', '再说']).toContain(ticket.answer)
    expect(await done('POST api/Desk/answerFeedback', { id })).toMatchObject({ state: 'closed', answer: ticket.answer })
    expect(await refusal('POST api/Desk/answerFeedback', { id })).toBe('already-decided')
    expect(await refusal('POST api/Desk/answerFeedback', { id: 'none' })).toBe('not-found')
    expect((await audit({ subject: `feedback ${id}` })).map(({ act }: { act: string }) => act)).toEqual([
      'feedback.close',
      'feedback.answer',
    ])
  })
})

describe('closed feedback', () => {
  it('is reopened in its previous state, with an entry in the audit log', async () => {
    const { id } = await done('POST api/Universal/feedback', { kind: 'idea', content: '字太小' }, member)
    const undo = () => done('POST api/Desk/answerFeedback', { id, undo: true })
    const undoRefused = (more = {}) => refusal('POST api/Desk/answerFeedback', { id, undo: true, ...more })
    expect(await undoRefused()).toBe('already-decided')
    await done('POST api/Desk/answerFeedback', { id })
    expect(await undoRefused({ answer: '好' })).toBe('invalid-input')
    expect(await undo()).toMatchObject({ state: 'open', answer: null })
    expect(await undoRefused()).toBe('already-decided')
    await done('POST api/Desk/answerFeedback', { id, answer: '好' })
    await done('POST api/Desk/answerFeedback', { id })
    expect(await undo()).toMatchObject({ state: 'answered', answer: '好' })
    const [entry, ...others] = await audit({ subject: `feedback ${id}` })
    expect(entry).toMatchObject({ by: operator.id, act: 'feedback.reopen', before: { state: 'closed' }, after: { state: 'answered' } })
    expect(others.map(({ act }: { act: string }) => act)).toEqual([
      'feedback.close',
      'feedback.answer',
      'feedback.reopen',
      'feedback.close',
    ])
  })
})

describe('a user', () => {
  it('is found by id, partial nickname or full address, never by a partial address', async () => {
    const find = async (text: string) => (await done('GET api/Desk/users', { text })).list.map(({ id }: { id: string }) => id)
    expect(await find(member.id)).toContain(member.id)
    expect(await find(member.mobile)).toEqual([member.id])
    expect(await find('member@exam')).toEqual([])
    expect(await find('%')).toEqual([])
    const { user_nickname } = (await done('GET api/Desk/user', { id: member.id })).user
    expect(await find(user_nickname.slice(1))).toContain(member.id)
    expect(JSON.stringify(await done('GET api/Desk/users'))).not.toContain(member.mobile)
    expect(await refusal('GET api/Desk/user', { id: 'nobody' })).toBe('not-found')
    expect((await done('GET api/Desk/users', { state: 'operator' })).list.map(({ id }: { id: string }) => id).sort()).toEqual(
      [operator.id, second.id].sort(),
    )
  })

  it('is found by nickname in any spelling, newest first', async () => {
    const [first, last] = [await world.person('spelled-one'), await world.person('spelled-two')]
    await pool.query('UPDATE account SET nickname = $2 WHERE id = $1', [first.id, 'Đặng Preußen'])
    await pool.query('UPDATE account SET nickname = $2 WHERE id = $1', [last.id, 'ＤＡＮＧ　ＰＲＥＵＳＳＥＮ'])
    const find = (query: Record<string, string>) => done('GET api/Desk/users', query)
    for (const text of ['dang preussen', 'ĐẶNG', 'preußen', 'ｐｒｅｕｓｓ'])
      expect(await find({ text })).toMatchObject({ list: [{ id: last.id }, { id: first.id }], total: 2 })
    expect(await find({ text: 'preussen', limit: '1', page: '2' })).toMatchObject({ list: [{ id: first.id }], total: 2 })
    expect(await find({ text: 'preussen', state: 'blocked' })).toMatchObject({ list: [], total: 0 })
  })

  it('is matched inside the database by digits and Chinese characters, in any spelling too', async () => {
    const who = await world.person('numbered')
    await pool.query('UPDATE account SET nickname = $2 WHERE id = $1', [who.id, '看台１２③ Ông Ba'])
    for (const text of ['看台12', '台123', '台①２3', '3 ông', '看台123 ong'])
      expect(await done('GET api/Desk/users', { text })).toMatchObject({ list: [{ id: who.id }], total: 1 })
    expect(await done('GET api/Desk/users', { text: '看台13' })).toMatchObject({ total: 0 })
    const asks = vi.spyOn(pool, 'query')
    await done('GET api/Desk/users', { text: '看台12' })
    const results = await Promise.allSettled(
      asks.mock.results.map(({ value }) => value as unknown as Promise<{ rows: unknown[] } | undefined>),
    )
    const read = (asks.mock.calls as unknown[][]).flatMap(([query], at) => {
      const isSearch = (query as { text?: string } | undefined)?.text?.includes('order by "account"."id"')
      const result = results[at]
      return isSearch && result?.status === 'fulfilled' ? (result.value?.rows ?? []) : []
    })
    asks.mockRestore()
    // The query does not read accounts that cannot match.
    expect(read).toHaveLength(1)
  })

  it('who is blocked is signed out on every device at once and stays out until unblocked', async () => {
    const { data: elsewhere } = await login(other.mobile)
    expect(await refusal('POST api/Desk/blockUser', { id: other.id, on: true })).toBe('invalid-input')
    expect(await done('POST api/Desk/blockUser', { id: other.id, on: true, reason: '刷票' })).toMatchObject({ block_reason: '刷票' })
    expect((await send('GET api/Member/info', {}, other)).code).toBe(50008)
    expect((await send('GET api/Member/info', {}, { ...other, token: elsewhere.token })).code).toBe(50008)
    expect((await login(other.mobile)).error).toBe('account-blocked')
    expect(await refusal('POST api/Desk/blockUser', { id: other.id, on: true, reason: 'x' })).toBe('already-decided')
    expect((await done('GET api/Desk/users', { state: 'blocked' })).list).toMatchObject([{ id: other.id }])
    await done('POST api/Desk/blockUser', { id: other.id, on: false })
    const { data } = await login(other.mobile)
    other = { ...other, token: data.token }
    expect((await send('GET api/Member/info', {}, other)).code).toBe(0)
    expect((await audit({ act: 'user.block' }))[0]).toMatchObject({ after: { blocked: true, reason: '刷票', ended: 2 } })
  })

  it('who is blocked until a given time is notified of it and can sign in only after it', async () => {
    const until = new Date(Date.now() + 3 * 86_400_000).toISOString()
    const past = new Date(Date.now() - 1).toISOString()
    expect(await refusal('POST api/Desk/blockUser', { id: other.id, on: true, reason: 'x', until: past })).toBe('invalid-input')
    expect(await refusal('POST api/Desk/blockUser', { id: other.id, on: false, until })).toBe('invalid-input')
    const blocked = await done('POST api/Desk/blockUser', { id: other.id, on: true, reason: '刷屏', until })
    expect(blocked).toMatchObject({ blocked_until: until })
    expect((await audit({ act: 'user.block' }))[0]).toMatchObject({ after: { blocked: true, until } })
    const reply = await world.app.http.inject({
      method: 'POST',
      url: '/api/user/login',
      payload: { mobile: other.mobile, password },
      remoteAddress: '10.9.9.8',
    })
    expect(reply.json().error).toBe('account-blocked')
    expect(Math.round(Number(reply.headers['retry-after']) / 86_400)).toBe(3)
    const ends = (when: string) => pool.query(`UPDATE account SET blocked_until = ${when} WHERE id = $1`, [other.id])
    await ends("now() + interval '1 hour'")
    expect((await login(other.mobile)).error).toBe('account-blocked')
    await ends("now() - interval '1 millisecond'")
    const { data } = await login(other.mobile)
    other = { ...other, token: data.token }
    expect((await send('GET api/Member/info', {}, other)).code).toBe(0)
    expect((await done('GET api/Desk/user', { id: other.id })).user).toMatchObject({
      blocked_at: null,
      blocked_until: null,
      block_reason: '',
    })
  })

  it('cannot be blocked if an operator or the caller', async () => {
    for (const { id } of [operator, second])
      expect(await refusal('POST api/Desk/blockUser', { id, on: true, reason: 'x' })).toBe('forbidden')
  })

  it('can be signed out of one device or of all', async () => {
    const { data: elsewhere } = await login(other.mobile)
    const list = (await done('GET api/Desk/user', { id: other.id })).sessions
    expect(list).toHaveLength(2)
    // Another account's session is not found.
    expect(await refusal('POST api/Desk/endUserSessions', { id: member.id, session: list[0].id })).toBe('not-found')
    expect(await done('POST api/Desk/endUserSessions', { id: other.id, session: list[0].id })).toEqual({ ended: 1 })
    expect(await done('POST api/Desk/endUserSessions', { id: other.id })).toEqual({ ended: 1 })
    for (const token of [other.token, elsewhere.token])
      expect((await send('GET api/Member/info', {}, { ...other, token })).code).toBe(50012)
    other = { ...other, token: (await login(other.mobile)).data.token }
  })
})
