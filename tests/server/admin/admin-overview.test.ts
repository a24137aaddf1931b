// The site overview at the desk: each figure follows real events, in the site's own day.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { type WaitingKind, waitingKinds } from '../../../contract/admin/waiting-admin.ts'
import type { LiveMessage } from '../../../contract/live.ts'
import type { Entry } from '../../../rules/money/ledger.ts'
import { payoutEntry, rechargeEntry, withdrawalEntry } from '../../../rules/money/ledger-entry.ts'
import { dayStart } from '../../../rules/time/bill-range.ts'
import { dayIn } from '../../../rules/time/day.ts'
import { rankZone } from '../../../rules/time/rank-range.ts'
import { inMoneyTransaction } from '../../../server/core/database/lock-order.ts'
import type { SocketHub } from '../../../server/core/live/hub.ts'
import { attachLive } from '../../../server/core/live/server.ts'
import { insertFeedback } from '../../../server/features/feedback/store.ts'
import { type GivenRow, insertGiven } from '../../../server/features/gift/given-store.ts'
import { postEntry } from '../../../server/features/money/ledger/store.ts'
import { insertWithdrawal } from '../../../server/features/money/withdrawal/store.ts'
import { liveClient } from '../../support/live-server.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import { adminRequests, texts } from '../../support/people/admin-requests.ts'
import { adminScene } from '../../support/people/admin-scene.ts'

const world = await adminScene()
const { member, other, first, done, refusal, pool } = world
const { context } = world.app
const { db } = context
const overview = () => done('GET api/Desk/overview')
/** The last millisecond of yesterday in the site's time zone. */
const yesterday = (): number => dayStart(dayIn(Date.now(), rankZone), rankZone) - 1

it('is restricted to operators', async () => {
  expect(await refusal('GET api/Desk/overview', {}, member)).toBe('forbidden')
})

it('distinguishes members from guests, and counts the sockets of both', async () => {
  expect((await overview()).people).toEqual({ members: 0, guests: 0, sockets: 0 })
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  attachLive(server, context.hub as SocketHub, { publicUrl: '', trustProxy: false })
  const { port } = server.address() as AddressInfo
  const windows = [await liveClient(port), await liveClient(port), await liveClient(port)]
  const isIn = (message: LiveMessage): boolean => message.code === 200 && message.type === 'signed_in'
  // Two windows of one member, and one of a guest.
  for (const window of windows.slice(0, 2)) {
    window.submit({ type: 'login-token', token: member.token })
    await window.hear(isIn)
  }
  await expect.poll(async () => (await overview()).people).toEqual({ members: 1, guests: 1, sockets: 3 })
  for (const { ws, closed } of windows) {
    ws.close()
    await closed
  }
  await expect.poll(async () => (await overview()).people.sockets).toBe(0)
  server.close()
})

it('returns the number of pending items of each kind, and the age of the oldest', async () => {
  const none = (kind: WaitingKind) => ({ kind, count: 0, since: null })
  expect((await overview()).waiting).toEqual(waitingKinds.map(none))
  const since = new Date(Date.now() - 3 * 86_400_000)
  for (const created_at of [new Date(), since])
    await insertFeedback(db, { id: randomUUID(), account_id: null, kind: 'idea', content: 'x', contact: '', pictures: [], created_at })
  const { waiting } = await overview()
  expect(waiting).toEqual(waitingKinds.map((kind) => (kind === 'feedback' ? { kind, count: 2, since: since.toISOString() } : none(kind))))
})

it('counts live rooms with their viewers, until they end', async () => {
  expect((await overview()).rooms).toEqual({ live: 0, viewers: 0 })
  const { room, broadcast } = await (await adminRequests(world)).onAir()
  expect((await overview()).rooms).toEqual({ live: 1, viewers: 0 })
  await done('POST api/Desk/endBroadcast', { id: room, broadcast, reason: '盗播' })
  expect((await overview()).rooms).toEqual({ live: 0, viewers: 0 })
})

it('sums up today’s money only: paid in, paid out, requested, given', async () => {
  const before = (await overview()).money
  const now = Date.now()
  await endow(db, [other.id], { coin: 0, income: 9_000, gold: 0 })
  const post = (entry: Entry, at: number) => inMoneyTransaction(db, [], (tx) => postEntry(tx, entry, at))
  for (const [place, at] of [now, now, yesterday()].entries())
    await post(rechargeEntry({ id: `overview-${place}`, account: member.id, coin: 300, give: 30, money: 300 }), at)
  for (const [id, at] of [
    ['paid-today', now],
    ['paid-before', yesterday()],
  ] as const) {
    await post(withdrawalEntry(id, other.id, 1_000), at)
    await post(payoutEntry(id, first.id, 1_000), at)
  }
  for (const [state, at] of [
    ['waiting', now],
    ['cancelled', now],
    ['waiting', yesterday()],
  ] as const) {
    const row = { id: randomUUID(), account_id: other.id, state, coin: 2_000, kind: 'card', sealed: '', reason: null, note: '' } as const
    await db.transaction((tx) => insertWithdrawal(tx, { ...row, created_at: new Date(at), approved_by: [], decided_at: null }))
  }
  const gift: Omit<GivenRow, 'id' | 'state' | 'created_at'> = {
    ...{ room_id: 'r', from_id: member.id, to_id: other.id, gift_id: 'rose', name: texts('玫瑰'), img: '', num: 2 },
    ...{ unit: 50, price: 100, income: 50, combo_id: 'c', at: null, spend_day: null, shows_at: new Date(now) },
    effect: 'line',
    source: 'wallet',
    taken: [],
  }
  for (const [state, at] of [
    ['shown', now],
    ['held', now],
    ['back', now],
    ['shown', yesterday()],
  ] as const)
    await inMoneyTransaction(db, [], (tx) => insertGiven(tx, { ...gift, id: randomUUID(), state, created_at: new Date(at) }))
  const { money } = await overview()
  const more = (what: 'recharged' | 'paid' | 'asked') => ({
    count: money[what].count - before[what].count,
    money: money[what].money - before[what].money,
  })
  expect({ recharged: more('recharged'), paid: more('paid'), asked: more('asked'), gifts: money.gifts }).toEqual({
    recharged: { count: 2, money: 600 },
    paid: { count: 1, money: 1_000 },
    asked: { count: 2, money: 4_000 },
    gifts: { count: 2, coin: 200 },
  })
})

it('counts today’s new accounts only', async () => {
  const { accounts, day } = await overview()
  expect(day).toBe(dayIn(Date.now(), rankZone))
  await world.person('newcomer')
  expect((await overview()).accounts).toBe(accounts + 1)
  await pool.query('UPDATE account SET created_at = $2 WHERE id = $1', [member.id, new Date(yesterday())])
  expect((await overview()).accounts).toBe(accounts)
})
