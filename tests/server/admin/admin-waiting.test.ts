// Waiting items at the desk: one queue of every kind, the most urgent first, with the requester, subject and reason.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { QueueItem } from '../../../contract/admin/queue-admin.ts'
import { type WaitingKind, waitingKinds } from '../../../contract/admin/waiting-admin.ts'
import { waitingLimits } from '../../../contract/limits/admin-limits.ts'
import { upsertVerification } from '../../../server/features/account/member/store.ts'
import { upsertApplication as upsertExpertApplication } from '../../../server/features/expert/application-store.ts'
import { insertFeedback } from '../../../server/features/feedback/store.ts'
import { insertHorn } from '../../../server/features/gift/horn/store.ts'
import { insertWithdrawal } from '../../../server/features/money/withdrawal/store.ts'
import { insertReport } from '../../../server/features/report/store.ts'
import { upsertApplication } from '../../../server/features/room/application/store.ts'
import { insertExchange } from '../../../server/features/task/mall/store.ts'
import { takeCategoryPresets } from '../../../server/features/video/presets.ts'
import { insertVideo } from '../../../server/features/video/store.ts'
import { adminScene } from '../../support/people/admin-scene.ts'

const world = await adminScene()
const { member, other, done, refusal } = world
const { context } = world.app
const { db } = context
await takeCategoryPresets(context.db)
const me = member.id
const name = { zh: '围巾', en: 'Scarf', vi: 'Khăn' }
const minute = 60_000
/** Each kind has waited a minute longer than the one before it. */
const sinceOf = (kind: WaitingKind): Date => new Date(Date.UTC(2026, 10, 20, 12) - waitingKinds.indexOf(kind) * minute)
const id = (): string => randomUUID()
const sealed = { kind: 'cn', real_name: '', id_number: '', id_mark: 'mark' } as const
const contact = { qq: '', wechat: '', phone: '', inviter: '' }

/** Inserts an item of one kind; returns what the queue shows of it. */
const create: Record<WaitingKind, (since: Date) => Promise<Partial<QueueItem>>> = {
  async verifications(sent_at) {
    await upsertVerification(db, { account_id: me, ...sealed, sent_at })
    return { id: me }
  },
  async applications(sent_at) {
    await db.transaction((tx) => upsertApplication(tx, { account_id: me, ...sealed, ...contact, experience: '解说三年', sent_at }))
    return { id: me, text: '解说三年' }
  },
  async experts(sent_at) {
    await upsertExpertApplication(db, { account_id: me, real_name: '', wechat: '', experience: '跟了二十年英甲', sent_at })
    return { id: me, text: '跟了二十年英甲' }
  },
  async withdrawals(created_at) {
    const row = { id: id(), account_id: me, state: 'approved', coin: 3_050, kind: 'card', sealed: '', reason: null, note: '' } as const
    await db.transaction((tx) => insertWithdrawal(tx, { ...row, created_at, approved_by: ['x'], decided_at: null }))
    return { id: row.id, money: 3_050, why: 'approved' }
  },
  async parcels(created_at) {
    const row = { id: id(), account_id: me, goods_id: 'scarf', name, img: '', num: 1, gold: 5, price: 0, state: 'waiting' } as const
    await db.transaction((tx) => insertExchange(tx, { ...row, spend_day: null, sealed: 'x', note: '', created_at }))
    return { id: row.id, name }
  },
  async feedback(created_at) {
    const row = { id: id(), account_id: null, kind: 'payment', content: '充值没到账', contact: '', pictures: [] } as const
    await insertFeedback(db, { ...row, pictures: [], created_at })
    return { id: row.id, account_id: null, user_nickname: '', text: '充值没到账', why: 'payment' }
  },
  async horns(created_at) {
    const row = { id: id(), account_id: me, text: '今晚决赛', price: 10, spent_day: null, state: 'waiting', reason: '' } as const
    await db.transaction((tx) => insertHorn(tx, { ...row, decided_by: null, created_at, decided_at: null }))
    return { id: row.id, text: '今晚决赛' }
  },
  async reports(created_at) {
    const about = { kind: 'post', subject_id: 'p1', person_id: me } as const
    await insertReport(db, { id: id(), ...about, account_id: other.id, reason: 'spam', shown: '加我微信', created_at })
    const later = new Date(created_at.getTime() + minute / 2)
    await insertReport(db, { id: id(), ...about, account_id: world.second.id, reason: 'abuse', shown: '加我微信！', created_at: later })
    return { id: 'p1', key: 'reports post p1', text: '加我微信！', why: 'abuse' }
  },
  async videos(published_at) {
    const row = { id: id(), account_id: me, title: name, description: '', cover: '', path: '/media/x.mp4', duration_ms: 1_000 }
    const about = { category_id: 'football', match_id: null, begins_at: null, published_at }
    await db.transaction((tx) => insertVideo(tx, { ...row, ...about }, 'waiting', 10))
    return { id: row.id, name }
  },
}

/** Sorted by each kind's time limit; kinds with the same limit by their waiting time. */
const inOrder: readonly WaitingKind[] = [
  'horns',
  'reports',
  'withdrawals',
  'videos',
  'feedback',
  'verifications',
  'experts',
  'applications',
  'parcels',
]

it('the work queue is empty when nothing is waiting', async () => {
  expect(await done('GET api/Desk/workQueue')).toEqual({ list: [], total: 0, counts: { open: 0, mine: 0, later: 0 } })
})

it('the work queue lists items of every kind, due ones first, or of one kind on request', async () => {
  const { user_nickname } = (await done('GET api/Desk/user', { id: me })).user
  const none = { account_id: me, user_nickname, text: '', name: null, money: null, why: '', claim: null, later: null, deciding: null }
  const items = new Map<WaitingKind, QueueItem>()
  for (const kind of waitingKinds) {
    const since = sinceOf(kind)
    const item = await create[kind](since)
    const due = new Date(since.getTime() + waitingLimits[kind])
    const times = { since: since.toISOString(), due: due.toISOString() }
    items.set(kind, { ...none, ...times, kind, key: `${kind} ${item.id}`, ...item } as QueueItem)
  }
  const counts = (open: number) => ({ total: open, counts: { open, mine: 0, later: 0 } })
  expect(await done('GET api/Desk/workQueue')).toEqual({ list: inOrder.map((kind) => items.get(kind)), ...counts(waitingKinds.length) })
  expect(await done('GET api/Desk/waiting')).toEqual(Object.fromEntries(waitingKinds.map((kind) => [kind, 1])))
  for (const [kind, one] of items) expect(await done('GET api/Desk/workQueue', { kind })).toEqual({ list: [one], ...counts(1) })
  // Items of a blocked account appear in no list and in no count.
  await db.execute(sql`update account set blocked_at = now() where id = ${me}`)
  expect(await done('GET api/Desk/workQueue', { kind: 'videos' })).toEqual({ list: [], ...counts(0) })
  expect((await done('GET api/Desk/waiting')).videos).toBe(0)
  await db.execute(sql`update account set blocked_at = null where id = ${me}`)
  expect(await refusal('GET api/Desk/workQueue', { kind: 'nonsense' })).toBe('invalid-input')
  expect(await refusal('GET api/Desk/workQueue', {}, member)).toBe('forbidden')
})

it('the work queue drops settled items and counts those beyond its limit', async () => {
  const [ticket] = (await done('GET api/Desk/workQueue', { kind: 'feedback' })).list
  await done('POST api/Desk/answerFeedback', { id: ticket.id })
  expect((await done('GET api/Desk/workQueue', { kind: 'feedback' })).total).toBe(0)
  const begin = Date.UTC(2026, 10, 21)
  const ids = Array.from({ length: 103 }, () => id())
  for (const [place, one] of ids.entries()) {
    const row = { id: one, account_id: me, kind: 'idea', content: 'x', contact: '', created_at: new Date(begin + place) } as const
    await insertFeedback(db, { ...row, pictures: [] })
  }
  const { list, total } = await done('GET api/Desk/workQueue', { kind: 'feedback' })
  expect([list.map((row: QueueItem) => row.id), total]).toEqual([ids.slice(0, 100), 103])
})
