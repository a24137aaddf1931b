// Search by number at the desk: each kind by its whole number or a prefix, people by name.
import { beforeAll, expect, it } from 'vitest'
import type { AdminHit, FindKind } from '../../../contract/admin/find-admin.ts'
import { fillRow } from '../../support/database/fill-row.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import { texts } from '../../support/people/admin-requests.ts'
import { adminScene } from '../../support/people/admin-scene.ts'

const world = await adminScene()
const { member, other, done, refusal, pool } = world
const me = { account_id: member.id }
const find = async (text: string): Promise<AdminHit[]> => (await done('GET api/Desk/find', { text })).list

/** A row of each kind with an alphanumeric id, and the hit that describes it. */
const rows: Partial<Record<FindKind, { table: string; row: object; hit: Partial<AdminHit> }>> = {
  room: { table: 'room', row: { uid: member.id, title: '今晚看球' }, hit: { ...me, text: '今晚看球', state: '' } },
  order: { table: 'recharge_order', row: { ...me, money: 3_000, state: 'paid' }, hit: { ...me, amount: 3_000, state: 'paid' } },
  withdrawal: { table: 'withdrawal', row: { ...me, coin: 1_000, state: 'waiting' }, hit: { ...me, amount: 1_000, state: 'waiting' } },
  parcel: { table: 'exchange', row: { ...me, name: texts('围巾'), state: 'sent' }, hit: { ...me, name: texts('围巾'), state: 'sent' } },
  gift: {
    table: 'gift_given',
    row: { from_id: member.id, name: texts('玫瑰'), price: 100, state: 'shown' },
    hit: { ...me, name: texts('玫瑰'), amount: 100, state: 'shown' },
  },
  match: {
    table: 'match',
    row: { sport: 'basketball', home_team_id: 'find-home', away_team_id: 'find-away', status: 'over' },
    hit: { account_id: null, name: texts('临江 – 北固'), sport: 'basketball', state: 'over' },
  },
  post: { table: 'post', row: { ...me, text: '这场踢得好' }, hit: { ...me, text: '这场踢得好', state: 'shown' } },
  comment: {
    table: 'comment',
    row: { ...me, subject: 'post:find-post', text: '我也觉得' },
    hit: { ...me, text: '我也觉得', subject: { kind: 'post', id: 'find-post' } },
  },
  video: { table: 'video', row: { ...me, title: texts('集锦') }, hit: { ...me, name: texts('集锦'), state: 'shown' } },
  scheme: { table: 'scheme', row: { expert_id: member.id, title: '稳', state: 'open' }, hit: { ...me, text: '稳', state: 'open' } },
  feedback: { table: 'feedback', row: { account_id: null, content: '字太小' }, hit: { account_id: null, text: '字太小', state: 'open' } },
  horn: { table: 'horn', row: { ...me, text: '加油', state: 'waiting' }, hit: { ...me, text: '加油', state: 'waiting' } },
}
const kinds = Object.keys(rows) as (keyof typeof rows)[]

beforeAll(async () => {
  await fillRow(pool, 'team', { id: 'find-home', name: texts('临江') })
  await fillRow(pool, 'team', { id: 'find-away', name: texts('北固') })
  for (const kind of kinds) {
    const { table = '', row = {} } = rows[kind] ?? {}
    await fillRow(pool, table, { ...row, id: `find-${kind}.7f3a` })
  }
})

it('is restricted to operators', async () => {
  expect(await refusal('GET api/Desk/find', { text: 'find-room' }, member)).toBe('forbidden')
  expect(await refusal('GET api/Desk/find', { text: '' })).toBe('invalid-input')
})

it.each(kinds)('finds a %s by its number and by a prefix of it', async (kind) => {
  const id = `find-${kind}.7f3a`
  const nickname = (await done('GET api/Desk/user', { id: member.id })).user.user_nickname
  const hit = { kind, id, user_nickname: rows[kind]?.hit.account_id ? nickname : '', ...rows[kind]?.hit }
  for (const text of [id, `#${id}`, ` find-${kind}.7`]) expect(await find(text)).toMatchObject([hit])
  expect(await find(`find-${kind}_7f3a`)).toEqual([])
})

it('finds all kinds by prefix, a few of each, and nothing by three letters', async () => {
  expect((await find('find-')).map(({ kind }) => kind).sort()).toEqual([...kinds].sort())
  expect(await find('fin')).toEqual([])
  for (let one = 0; one < 8; one += 1) await fillRow(pool, 'post', { ...me, id: `many-${one}`, text: 'x' })
  expect((await find('many')).map(({ id }) => id)).toEqual([0, 1, 2, 3, 4].map((one) => `many-${one}`))
})

it('finds a live room, a pending video and a removed scheme with their states', async () => {
  await fillRow(pool, 'broadcast', { room_id: 'find-room.7f3a', started_at: new Date(), ended_at: null })
  await fillRow(pool, 'video_figure', { video_id: 'find-video.7f3a', state: 'waiting' })
  await pool.query("UPDATE scheme SET removed_at = now() WHERE id = 'find-scheme.7f3a'")
  const states = await Promise.all(['room', 'video', 'scheme'].map(async (kind) => (await find(`find-${kind}.7f3a`))[0]?.state))
  expect(states).toEqual(['live', 'waiting', 'removed'])
})

it('finds a bill by its number, with its owner and subject', async () => {
  await endow(world.app.context.db, [member.id], { coin: 500, income: 0, gold: 0 })
  const [bill] = (await pool.query<{ id: string }>("SELECT id FROM ledger_tx WHERE type = 'recharge' ORDER BY id DESC LIMIT 1")).rows
  const hits = (await find(bill?.id ?? '')).filter(({ kind }) => kind === 'bill')
  expect(hits).toMatchObject([{ id: bill?.id, ...me, state: 'recharge', text: expect.stringMatching(/^endow-/) }])
})

it('finds users by account, nickname and full address, and marks banned ones', async () => {
  const { user } = await done('GET api/Desk/user', { id: other.id })
  for (const text of [other.id, user.user_nickname, other.mobile])
    expect((await find(text)).filter(({ kind }) => kind === 'user')).toMatchObject([
      { id: other.id, account_id: other.id, user_nickname: user.user_nickname, state: '' },
    ])
  await done('POST api/Desk/blockUser', { id: other.id, on: true, reason: '刷屏' })
  expect(await find(other.mobile)).toMatchObject([{ kind: 'user', state: 'blocked' }])
  expect(await find('nobody-at-all@example.com')).toEqual([])
})

it('treats any input as plain text', async () => {
  for (const text of ["'; DROP TABLE room; --", '%%%%', '____', '\\\\\\\\', '🎉🎉🎉🎉', '999999999999999999'])
    expect([text, await find(text)]).toEqual([text, []])
})
