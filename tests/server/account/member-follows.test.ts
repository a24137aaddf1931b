// What a member follows, sends and blocks, and what leaves with the account.
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Follow } from '../../../contract/follow/follow.ts'
import { openDeviceKeys } from '../../../server/features/alert/device/device-key.ts'
import { accountNotices } from '../../../server/features/alert/device/since.ts'
import { listReaders, upsertDevice } from '../../../server/features/alert/store.ts'
import { answerFeedback, listFeedback } from '../../../server/features/feedback/store.ts'
import { feedback } from '../../../server/features/feedback/table.ts'
import { aNotice } from '../../support/alert/sample-notice.ts'
import { memberWorld, password } from '../../support/people/member-world.ts'

const world = await memberWorld({}, { m1: { sport: 'football' }, m2: { sport: 'basketball' } })
const { call, pool, db } = world
let addresses = 0
async function member(mobile: string) {
  addresses += 1
  const { id, token } = await world.register(mobile, password, { ip: `10.30.${addresses}.1` })
  const from = { token, ip: `10.31.${addresses}.1` }
  return { id, token, from, ask: (key: string, body: object = {}) => call(key, body, from) }
}

describe('follows', () => {
  const settings = { value1: true, value2: true, value3: true, value4: true }
  const match = { match_id: 'm1', home_team_id: 't1', away_team_id: 't2', league_id: 'l1' }
  const hook = { kind: 'generic' as const, url: 'https://hooks.example/x' }

  it('of a device join the account at login, sync to its devices, and leave at logout', async () => {
    const keys = await openDeviceKeys(db)
    const team: Follow = { kind: 'team', id: 't1', events: [] }
    for (const [id, follows] of [
      ['phone', [team]],
      ['desk', []],
    ] as const) {
      await upsertDevice(db, id, { lang: 'en', settings, follows: [...follows] }, () => undefined)
      await pool.query('UPDATE device SET webhook = $2 WHERE id = $1', [id, JSON.stringify(hook)])
    }
    const notifiedNow = async () => (await listReaders(db, match, [])).map(({ device_id }) => device_id).sort()
    expect(await notifiedNow()).toEqual(['phone'])
    const fay = await member('fay@example.com')
    const signIn = async (device: string) =>
      (await call('POST api/user/login', { mobile: 'fay@example.com', password, device: keys.keyOf(device) }, fay.from)).data
    const onPhone = await signIn('phone')
    expect((await fay.ask('GET api/Member/follows')).data.list).toMatchObject([{ kind: 'team', id: 't1' }])
    const onDesktop = await signIn('desk')
    expect(await notifiedNow()).toEqual(['desk', 'phone'])
    await call(
      'POST api/Member/follow',
      { put: [{ kind: 'match', id: 'm1', events: ['goal'] }], remove: [{ kind: 'team', id: 't1' }] },
      onDesktop,
    )
    const readers = await listReaders(db, match, [])
    expect(readers.find(({ device_id }) => device_id === 'desk')?.follows).toMatchObject([{ kind: 'match', events: ['goal'] }])
    await call('POST api/Member/SignOut', {}, onPhone)
    await call('POST api/Member/SignOut', {}, onDesktop)
    // The phone keeps what it followed before; neither device keeps anything of the account.
    expect(await notifiedNow()).toEqual(['phone'])
    expect((await listReaders(db, match, []))[0]?.follows).toMatchObject([{ kind: 'team', id: 't1' }])
    expect((await fay.ask('GET api/Member/follows')).data.list).toMatchObject([{ kind: 'match', id: 'm1' }])
  })

  it('stay on a device only as long as its newest login lasts', async () => {
    const keys = await openDeviceKeys(db)
    await upsertDevice(db, 'twice', { lang: 'en', settings, follows: [] }, () => undefined)
    await pool.query('UPDATE device SET webhook = $2 WHERE id = $1', ['twice', JSON.stringify(hook)])
    const eve = await member('eve@example.com')
    await eve.ask('POST api/Member/follow', { put: [{ kind: 'match', id: 'm-eve', events: ['goal'] }] })
    const signIn = async () =>
      (await call('POST api/user/login', { mobile: 'eve@example.com', password, device: keys.keyOf('twice') }, eve.from)).data
    // The browser lost its token, so its first login never ended.
    await signIn()
    let now = await signIn()
    const readersOf = async () => (await listReaders(db, { ...match, match_id: 'm-eve' }, [])).map(({ device_id }) => device_id)
    expect(await readersOf()).toContain('twice')
    expect(await call('POST api/Member/endSession', { others: true }, { token: now.token, ip: eve.from.ip })).toMatchObject({ code: 0 })
    expect(await readersOf()).toContain('twice')
    now = await signIn()
    await call('POST api/Member/SignOut', {}, { token: now.token, ip: eve.from.ip })
    expect(await readersOf()).not.toContain('twice')
  })

  it('of another user’s device cannot be obtained by its id', async () => {
    const gus = await member('gus@example.com')
    const body = { device: { device_id: 'phone', secret: 'A'.repeat(43) } }
    expect(await gus.ask('POST api/Member/device', body)).toMatchObject({ error: 'not-found' })
    const keys = await openDeviceKeys(db)
    expect(await gus.ask('POST api/Member/device', { device: keys.keyOf('phone') })).toMatchObject({
      code: 0,
      data: { list: [{ id: 't1' }] },
    })
  })

  it('are created by the given calls, for existing matches', async () => {
    const hal = await member('hal@example.com')
    const list = async () => (await hal.ask('GET api/Member/follows')).data.list
    expect(await hal.ask('POST api/Basketballuser/collect', { id: 'm9', on: true })).toMatchObject({ error: 'not-found' })
    expect(await hal.ask('POST api/Basketballuser/collect', { id: 'm2', on: true })).toMatchObject({ code: 0 })
    expect(await hal.ask('POST api/live/reserveMatch', { id: 'm1', on: true })).toMatchObject({ code: 0 })
    expect(await list()).toMatchObject([
      { kind: 'match', id: 'm2', events: [], adds: false },
      { kind: 'match', id: 'm1', events: ['soon', 'kick-off', 'moved'], adds: true },
    ])
    expect(await hal.ask('POST api/live/reserveMatch', { id: 'm1', on: false })).toMatchObject({ code: 0 })
    expect(await list()).toMatchObject([{ id: 'm2' }])
    expect(await hal.ask('POST api/live/reserveMatch2', { id: 'm1', on: true })).toMatchObject({ error: 'not-found' })
  })

  it('list their notices to the member only, newest first', async () => {
    const ona = await member('ona@example.com')
    await ona.ask('POST api/Member/follow', { put: [{ kind: 'team', id: 't-ona', events: ['goal'] }] })
    const insertAlert = (seq: number, team: string) => {
      const notice = aNotice({ seq, home_team_id: team })
      return pool.query("INSERT INTO alert (key, match_id, seq, kind, notice) VALUES ($1, 'mx', $2, 'goal', $3)", [
        `k${seq}`,
        seq,
        JSON.stringify(notice),
      ])
    }
    await insertAlert(1, 't-ona')
    await insertAlert(2, 'somebody')
    await insertAlert(3, 't-ona')
    const notices = await accountNotices(db, ona.id, new Date(Date.now() - 60_000))
    expect(notices.map(({ seq }) => seq)).toEqual([3, 1])
  })

  it('are limited to 500, however they are added', async () => {
    const ivy = await member('ivy@example.com')
    const followMany = (from: number, count: number) =>
      ivy.ask('POST api/Member/follow', {
        put: Array.from({ length: count }, (_, index) => ({ kind: 'team', id: `x${from + index}`, events: [] })),
      })
    expect((await followMany(0, 500)).data).toEqual({ total: 500 })
    expect(await followMany(500, 1)).toMatchObject({ error: 'invalid-input' })
    expect(await ivy.ask('POST api/Basketballuser/collect', { id: 'm1', on: true })).toMatchObject({ error: 'invalid-input' })
    expect((await ivy.ask('GET api/Member/follows')).data.list).toHaveLength(500)
  })
})

describe('feedback', () => {
  it('is deduplicated after lost replies, while another key or sender creates another', async () => {
    const lou = await member('lou@example.com')
    const key = randomUUID()
    const body = { kind: 'problem', content: '直播卡住了' }
    const send = (with_: object = {}, from: object = lou.from) =>
      call('POST api/Universal/feedback', { ...body, ...with_ }, { ...from, headers: { 'idempotency-key': key } })
    const [one, two, three] = await Promise.all([send(), send(), send()])
    expect(one).toMatchObject({ code: 0 })
    expect([two.data, three.data]).toEqual([one.data, one.data])
    expect((await send()).data).toEqual(one.data)
    expect((await lou.ask('GET api/Universal/feedbackList')).data.list).toHaveLength(1)
    expect(await send({ content: 'something else' })).toMatchObject({ error: 'key-reused' })
    const guest = { ip: '10.41.0.1' }
    const first = await send({}, guest)
    expect(first.data.id).not.toBe(one.data.id)
    // Retries do not count: a guest may send five an hour.
    for (let time = 0; time < 6; time += 1) expect((await send({}, guest)).data).toEqual(first.data)
    expect(await call('POST api/Universal/feedback', body, { ...guest, headers: { 'idempotency-key': 'mine' } })).toMatchObject({
      error: 'invalid-input',
    })
    await db.delete(feedback)
  })

  it('is accepted from anyone within limits, and only its sender can read the answer', async () => {
    const jo = await member('jo@example.com')
    const { data } = await jo.ask('POST api/Universal/feedback', { kind: 'idea', content: ' 更大的比分 ' })
    await call('POST api/Universal/feedback', { content: 'guest' }, { ip: '10.40.0.1' })
    expect(await call('POST api/Universal/feedback', { content: 'x', pictures: ['/media/x.png'] }, { ip: '10.40.0.1' })).toMatchObject({
      code: 700,
    })
    expect(await jo.ask('POST api/Universal/feedback', { content: 'x', pictures: ['/media/x.png'] })).toMatchObject({ error: 'not-found' })
    expect(await jo.ask('POST api/Universal/feedback', { content: '  ' })).toMatchObject({ error: 'invalid-input' })
    expect(await jo.ask('POST api/Universal/feedback', { content: 'x'.repeat(1_001) })).toMatchObject({ error: 'invalid-input' })
    expect(await listFeedback(db, 'open', 10)).toHaveLength(2)
    expect(await answerFeedback(db, data.id, { answer: '好主意', by: '1', state: 'answered' })).toBe(true)
    expect(await answerFeedback(db, data.id, { answer: 'again', by: '2', state: 'answered' })).toBe(false)
    expect((await jo.ask('GET api/Universal/feedbackList')).data.list).toMatchObject([
      { content: '更大的比分', state: 'answered', answer: '好主意' },
    ])
    const kim = await member('kim@example.com')
    expect((await kim.ask('GET api/Universal/feedbackList')).data.list).toEqual([])
    for (let index = 0; index < 4; index += 1)
      expect(await call('POST api/Universal/feedback', { content: 'guest' }, { ip: '10.40.0.1' })).toMatchObject({ code: 0 })
    expect(await call('POST api/Universal/feedback', { content: 'guest' }, { ip: '10.40.0.1' })).toMatchObject({ status: 429 })
  })
})

describe('blocked users', () => {
  it('are listed and unblocked, and must be other existing users', async () => {
    const lea = await member('lea@example.com')
    const max = await member('max@example.com')
    const block = (id: string, on = true) => lea.ask('POST api/Member/block', { id, on })
    expect(await block(lea.id)).toMatchObject({ error: 'invalid-input' })
    expect(await block('1')).toMatchObject({ error: 'not-found' })
    await Promise.all([block(max.id), block(max.id)])
    expect((await lea.ask('GET api/Member/blockList')).data.list).toMatchObject([{ id: max.id }])
    expect((await max.ask('GET api/Member/blockList')).data.list).toEqual([])
    expect(await block(max.id, false)).toMatchObject({ code: 0 })
    expect((await lea.ask('GET api/Member/blockList')).data.list).toEqual([])
  })
})

describe('account deletion', () => {
  it('exports all stored data, and leaves no personal data behind', async () => {
    const ned = await member('ned@example.com')
    await ned.ask('POST api/member/updateInfo', { user_nickname: '离开的人', birthday: '1991-01-01' })
    await ned.ask('POST api/Member/verified', { real_name: '李四四', id_number: 'E7654321', kind: 'passport' })
    await ned.ask('POST api/Basketballuser/collect', { id: 'm1', on: true })
    await ned.ask('POST api/Universal/feedback', { content: '再见', contact: 'ned@example.com' })
    const file = JSON.parse((await ned.ask('POST api/Member/export')).data.file)
    expect(file).toMatchObject({
      profile: { user_nickname: '离开的人', email: 'ned@example.com' },
      verification: { real_name: '李四四', id_number: 'E7654321' },
      follows: [{ id: 'm1' }],
      feedback: [{ content: '再见' }],
    })
    expect(file.sessions.length).toBeGreaterThan(0)
    expect(JSON.stringify(file)).not.toContain('argon2')

    expect(await ned.ask('POST api/Member/close', {})).toMatchObject({ error: 'invalid-input' })
    expect(await ned.ask('POST api/Member/close', { password: 'wrong-word' })).toMatchObject({ error: 'login-wrong' })
    expect(await ned.ask('POST api/Member/close', { password })).toMatchObject({ code: 0 })
    expect(await ned.ask('GET api/Member/info')).toMatchObject({ code: 50008 })
    world.move(7 * 86_400_000)
    await world.members.deleteDue()
    const { rows } = await pool.query('SELECT * FROM account WHERE id = $1', [ned.id])
    expect(rows[0]).toMatchObject({ mobile: null, email: null, password: null, birthday: null, avatar: '/avatars/closed.svg' })
    const left = await pool.query(
      "SELECT (SELECT count(*) FROM verification WHERE account_id = $1) + (SELECT count(*) FROM account_follow WHERE account_id = $1) + (SELECT count(*) FROM feedback WHERE account_id = $1 OR contact = 'ned@example.com') AS rows",
      [ned.id],
    )
    expect(Number(left.rows[0].rows)).toBe(0)
    expect(await call('POST api/user/login', { mobile: 'ned@example.com', password }, { ip: '10.41.0.1' })).toMatchObject({
      error: 'login-wrong',
    })
  })
})
