// A member's profile, identity verification, codes to their own number, and payment password.
import { describe, expect, it } from 'vitest'
import { faceAddress } from '../../../rules/face/face-address.ts'
import { openKeys } from '../../../server/core/keys.ts'
import { avatarList } from '../../../server/features/account/avatars.ts'
import { listVerifications, settleVerification } from '../../../server/features/account/member/store.ts'
import { openVerification } from '../../../server/features/account/member/verify.ts'
import { memberWorld, password } from '../../support/people/member-world.ts'

const world = await memberWorld({}, { m1: { sport: 'football' }, m2: { sport: 'basketball' } })
const { call, codeOf, pool, db } = world
const chosenFace = avatarList[6]?.path ?? ''
let addresses = 0
async function member(mobile: string) {
  addresses += 1
  const { id, token } = await world.register(mobile, password, { ip: `10.30.${addresses}.1` })
  const from = { token, ip: `10.31.${addresses}.1` }
  return { id, token, from, ask: (key: string, body: object = {}) => call(key, body, from) }
}

describe('the profile', () => {
  it('is returned to its owner with the number masked', async () => {
    const ann = await member('86-13811112222')
    expect((await ann.ask('GET api/Member/info')).data).toMatchObject({
      id: ann.id,
      avatar: faceAddress(ann.id),
      user_nickname: `球迷${ann.id}`,
      mobile: '86-138****2222',
      email: '',
      has_password: true,
      has_payment_password: false,
      verified: 'none',
      privacy: { show_follows: true, show_birthday: false, strangers: true, findable: true },
    })
  })

  it('persists each privacy choice, even two concurrent ones', async () => {
    const amy = await member('amy@example.com')
    const choose = (privacy: object) => amy.ask('POST api/member/updateInfo', { privacy })
    for (let round = 0; round < 10; round += 1) {
      const on = round % 2 === 0
      await Promise.all([choose({ strangers: on }), choose({ findable: on }), choose({ show_birthday: on })])
      const { privacy } = (await amy.ask('GET api/Member/info')).data
      expect([round, privacy]).toEqual([round, { show_follows: true, strangers: on, findable: on, show_birthday: on }])
    }
  })

  it('is updated as a whole or not at all', async () => {
    const ben = await member('ben@example.com')
    const change = (body: object) => ben.ask('POST api/member/updateInfo', body)
    const good = {
      user_nickname: '  看球的  Ben ',
      avatar: chosenFace,
      signature: '今晚\n看球',
      birthday: '1990-02-28',
      privacy: { strangers: false },
    }
    expect((await change(good)).data).toMatchObject({
      user_nickname: '看球的 Ben',
      avatar: chosenFace,
      signature: '今晚 看球',
      birthday: '1990-02-28',
      privacy: { strangers: false, show_follows: true },
    })
    for (const [wrong, error] of [
      [{ user_nickname: 'x' }, 'nickname-invalid'],
      [{ user_nickname: '官方客服' }, 'nickname-reserved'],
      [{ user_nickname: 'a\u0000b' }, 'invalid-input'],
      [{ user_nickname: '\u200e\u200b\u2068\u2069' }, 'nickname-invalid'],
      [{ user_nickname: '加 微信 领彩金' }, 'word-refused'],
      [{ signature: '六\u00b7合彩 稳中' }, 'word-refused'],
      [{ avatar: '/avatars/99.svg' }, 'avatar-refused'],
      // Another member's avatar.
      [{ avatar: faceAddress(String(Number(ben.id) + 1)) }, 'avatar-refused'],
      [{ avatar: 'https://evil.example/a.png' }, 'avatar-refused'],
      [{ avatar: '/avatars/../../etc/passwd' }, 'avatar-refused'],
      [{ signature: 'x'.repeat(61) }, 'invalid-input'],
      [{ birthday: '1990-02-30' }, 'invalid-input'],
      [{ birthday: '2090-01-01' }, 'invalid-input'],
      [{ birthday: '1800-01-01' }, 'invalid-input'],
    ] as const)
      expect(await change({ signature: 'kept out', ...wrong }), JSON.stringify(wrong)).toMatchObject({ code: 1, error })
    expect((await ben.ask('GET api/Member/info')).data).toMatchObject({ user_nickname: '看球的 Ben', signature: '今晚 看球' })
    expect((await change({ birthday: null })).data.birthday).toBeNull()
    // Text as another app copies it.
    const copied = { user_nickname: '\u2068看球\u200b的 Ben\u2069', signature: '\u200e今晚 \u202e看球' }
    expect((await change(copied)).data).toMatchObject({ user_nickname: '看球的 Ben', signature: '今晚 看球' })
  })

  it('rejects fields that its owner may not change', async () => {
    const eve = await member('eve@example.com')
    const before = (await pool.query('SELECT * FROM account WHERE id = $1', [eve.id])).rows
    const fields = [
      'id',
      'uid',
      'balance',
      'balances',
      'gold',
      'is_anchor',
      'userlevel',
      'toplevel',
      'exp_percent',
      'roles',
      'role',
      'status',
      'state',
    ]
    fields.push(
      'mobile',
      'email',
      'password',
      'payment_password',
      'share_code',
      'invited_by',
      'created_at',
      'closed_at',
      'closing_at',
      'verified',
      'price',
      '__proto__x',
    )
    for (const field of fields)
      expect(await eve.ask('POST api/member/updateInfo', { [field]: 1 }), field).toMatchObject({ code: 1, error: 'invalid-input' })
    for (const key of [
      'POST api/Member/verified',
      'POST api/Member/block',
      'POST api/Member/paymentPassword',
      'POST api/Universal/feedback',
    ])
      for (const field of ['account_id', 'uid', 'roles'])
        expect(await eve.ask(key, { [field]: 'x' })).toMatchObject({ error: 'invalid-input' })
    expect((await pool.query('SELECT * FROM account WHERE id = $1', [eve.id])).rows).toEqual(before)
  })
})

describe('verification', () => {
  const name = '张三丰'
  const number = '11010519491231002X'

  it('stores name and number encrypted, shows them masked, and allows a number for one account', async () => {
    const first = await member('first@example.com')
    const second = await member('second@example.com')
    const ask = (who: typeof first, body: object = {}) =>
      who.ask('POST api/Member/verified', { real_name: name, id_number: number, ...body })
    expect(await ask(first, { real_name: '3' })).toMatchObject({ error: 'real-name-invalid' })
    expect(await ask(first, { id_number: '110105194912310021' })).toMatchObject({ error: 'id-number-invalid' })
    const responses = await Promise.all([ask(first), ask(second), ask(first), ask(second)])
    expect(responses.filter(({ code }) => code === 0)).toHaveLength(1)
    const dump = JSON.stringify((await pool.query('SELECT * FROM verification')).rows)
    expect(dump).not.toContain(name)
    expect(dump).not.toContain(number)
    const [waiting] = await listVerifications(db, 'waiting', 10, 0)
    const winner = waiting?.account_id === first.id ? first : second
    const loser = winner === first ? second : first
    expect(await ask(loser)).toMatchObject({ error: 'id-number-taken' })
    expect(await ask(winner)).toMatchObject({ error: 'verified-already' })
    expect((await winner.ask('POST api/Member/getVerifiedInfo')).data).toMatchObject({
      state: 'waiting',
      real_name: '张**',
      id_number: `1${'*'.repeat(16)}X`,
    })
    expect((await loser.ask('POST api/Member/getVerifiedInfo')).data).toMatchObject({ state: 'none', real_name: '' })
    const keys = await openKeys({ secretKey: '', dataDir: world.dataDir })
    expect(waiting && openVerification(keys, waiting)).toEqual({ real_name: name, id_number: number })
    // A row that was moved to another account cannot be decrypted.
    expect(() => waiting && openVerification(keys, { ...waiting, account_id: loser.id })).toThrow()

    expect(await settleVerification(db, winner.id, { verified: false, reason: '照片不清', by: '1' })).toBe(true)
    expect(await settleVerification(db, winner.id, { verified: true, reason: '', by: '1' })).toBe(false)
    expect((await winner.ask('POST api/Member/getVerifiedInfo')).data).toMatchObject({ state: 'refused', reason: '照片不清' })
    expect(await ask(loser)).toMatchObject({ code: 0, data: { state: 'waiting' } })
  })
})

describe('codes to the user’s own number', () => {
  it('need no number when signed in, and are rejected without one otherwise', async () => {
    const may = await member('86-13855556666')
    world.move(61_000)
    expect(await may.ask('POST api/user/getCode', { purpose: 'payment' })).toMatchObject({ code: 0 })
    const code = await codeOf('86-13855556666')
    const digits = { password: '480213', repassword: '480213', code }
    expect(await may.ask('POST api/Member/paymentPassword', digits)).toMatchObject({ code: 0 })
    expect(await call('POST api/user/getCode', {}, { ip: '10.39.0.1' })).toMatchObject({ code: 700, error: 'auth-lost' })
    expect(await call('POST api/user/getCode', { purpose: 'close' }, { ip: '10.39.0.1' })).toMatchObject({ error: 'auth-lost' })
  })

  it('reset a forgotten password without a number, for a signed-in user only', async () => {
    const mia = await member('own-code@example.com')
    world.move(61_000)
    expect(await mia.ask('POST api/user/getCode')).toMatchObject({ code: 0 })
    const code = await codeOf('own-code@example.com')
    const change = { code, password: 'another-harbour-31', repassword: 'another-harbour-31' }
    expect(await call('POST api/user/editPassword', change, { ip: '10.39.0.2' })).toMatchObject({ error: 'auth-lost' })
    expect(await mia.ask('POST api/user/editPassword', change)).toMatchObject({ code: 0 })
    const again = await call('POST api/user/login', { mobile: 'own-code@example.com', password: 'another-harbour-31' }, { ip: '10.39.0.3' })
    expect(again).toMatchObject({ code: 0, data: { id: mia.id } })
  })
})

describe('the payment password', () => {
  it('is set with its own code, rejects easy ones, and ends the other logins', async () => {
    const pat = await member('pat@example.com')
    const other = (await call('POST api/user/login', { mobile: 'pat@example.com', password }, { ip: '10.33.0.1' })).data
    world.move(61_000)
    expect(await pat.ask('POST api/user/getCode', { mobile: 'pat@example.com', purpose: 'payment' })).toMatchObject({ code: 0 })
    const code = await codeOf('pat@example.com')
    const set = (digits: string, again = digits, word = code) =>
      pat.ask('POST api/Member/paymentPassword', { password: digits, repassword: again, code: word })
    for (const digits of ['12345', '123456', '111111', 'abcdef', '121212'])
      expect(await set(digits), digits).toMatchObject({ error: 'payment-password-weak' })
    expect(await set('480213', '480214')).toMatchObject({ error: 'password-mismatch', msg: 'Please enter the same password' })
    await expect(world.members.checkPaymentPassword(pat.id, '480213')).rejects.toMatchObject({ code: 'payment-password-missing' })
    expect(await set('480213')).toMatchObject({ code: 0 })
    expect(await set('480214')).toMatchObject({ error: 'code-expired' })
    expect((await pat.ask('GET api/Member/info')).data.has_payment_password).toBe(true)
    expect(await call('GET api/Member/info', {}, other)).toMatchObject({ code: 50012 })
    await expect(world.members.checkPaymentPassword(pat.id, '480213')).resolves.toBeUndefined()
    // A hash or an identifier may contain these digits by chance: they count only where they stand alone.
    expect(JSON.stringify((await pool.query('SELECT * FROM account')).rows)).not.toMatch(/(?<![\w+/.:-])480213(?![\w+/=.-])/)
  })

  it('allows five wrong attempts a day, even concurrently', async () => {
    const { id } = (await pool.query("SELECT id FROM account WHERE email = 'pat@example.com'")).rows[0]
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        world.members.checkPaymentPassword(id, `9${index}`).then(
          () => 'right',
          (error: { code: string }) => error.code,
        ),
      ),
    )
    expect(outcomes.filter((outcome) => outcome !== 'payment-password-locked')).toHaveLength(5)
    await world.restart()
    await expect(world.members.checkPaymentPassword(id, '480213')).rejects.toMatchObject({ code: 'payment-password-locked' })
    world.move(86_400_001)
    await expect(world.members.checkPaymentPassword(id, '480213')).resolves.toBeUndefined()
  })
})
