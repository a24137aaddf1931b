import { expect, it } from 'vitest'
import type { OutboxRecord } from '../../core/storage/db.ts'
import { type DeviceState, isTakenBack, type WaitingWrite, writeOf, writesOf } from './waiting-writes.ts'

const row = (kind: string, payload: unknown, refused: string | null = null): OutboxRecord => ({
  seq: 7,
  key: 'k',
  kind,
  subject: 's',
  payload,
  createdAt: 1_000,
  tries: 0,
  notBefore: 0,
  refused,
})
const device: DeviceState = {
  noted: [
    { kind: 'team', id: 'lj', name: '临江潮汐', at: 500 },
    { kind: 'reservation', id: 'm1', name: '临江潮汐 vs 北固铁狮', at: 900 },
    { kind: 'match', id: 'm2', name: '海澄白帆 vs 东港', at: 950 },
  ],
  syncedAt: 600,
}
const named = (record: OutboxRecord): WaitingWrite | null => writeOf(record, device)

it('names user actions and omits automatic ones', () => {
  expect(named(row('comment', { content: '好球' }))).toEqual({ seq: 7, kind: 'comment', text: '好球', createdAt: 1_000, refused: null })
  expect(named(row('post', { text: '红牌之后怎么站位' }))).toMatchObject({ kind: 'post', text: '红牌之后怎么站位' })
  const post = { kind: 'post', id: 'p1', about: '红牌之后' }
  const like = (on: boolean, refused: string | null = null) => row('like', { ...post, on, was: !on }, refused)
  expect(named(like(true))).toMatchObject({ kind: 'like', text: '红牌之后' })
  expect(named(like(false, 'not-found'))).toMatchObject({ kind: 'unlike', text: '红牌之后', refused: 'not-found' })
  const toFriend = (draft: object) => row('chat', { conversationID: 'C2C2', draft, url: '' })
  expect(named(toFriend({ type: 'text', text: '在吗' }))).toMatchObject({ kind: 'chat', text: '在吗' })
  expect(named(toFriend({ type: 'file', file: { name: '阵容.pdf' } }))).toMatchObject({ kind: 'chat', text: '阵容.pdf' })
  expect(named(toFriend({ type: 'image', file: {} }))).toMatchObject({ kind: 'chat', text: '' })
  expect(named(row('feedback', { content: '画面卡' }, 'busy'))).toMatchObject({ kind: 'feedback', text: '画面卡', refused: 'busy' })
  expect(named(row('account-follow', { kind: 'team', id: 'lj' }))).toMatchObject({ kind: 'follow', text: '临江潮汐' })
  expect(named(row('account-follow', { kind: 'match', id: 'm1' }))).toMatchObject({ kind: 'reservation', text: '临江潮汐 vs 北固铁狮' })
  expect(named(row('account-follow', { kind: 'team', id: 'gone' }))).toMatchObject({ kind: 'follow', text: '' })
  const list = ['POST api/hot_match/all_match', { body: { day: '2026-08-02', days: 2 } }]
  expect(named(row('day', list))).toMatchObject({ kind: 'day', text: '2026-08-02' })
  expect(named(row('subscription', {}))).toMatchObject({ kind: 'settings' })
  expect(named(row('follow-book', {}))).toMatchObject({ kind: 'settings' })
  expect(named(row('notification-read', {}))).toBeNull()
})

const heads = (rows: OutboxRecord[], of = device): string[] => writesOf(rows, of).map(({ kind, text }) => `${kind} ${text}`)

it('names follows and reservations since the last server sync, however many taps are queued', () => {
  const [first, last] = [row('subscription', {}), { ...row('subscription', {}), seq: 8 }]
  expect(heads([first, row('comment', { content: '好球' }), last])).toEqual([
    'comment 好球',
    'reservation 临江潮汐 vs 北固铁狮',
    'follow 海澄白帆 vs 东港',
  ])
  expect(heads([last], { ...device, syncedAt: 0 })).toContain('follow 临江潮汐')
})

it('falls back to settings when no new item has a name', () => {
  expect(heads([row('subscription', {})], { ...device, syncedAt: 1_000 })).toEqual(['settings '])
})

it('lists an item once when it is also queued for the account', () => {
  const forAccount = row('account-follow', { kind: 'match', id: 'm1' })
  expect(heads([forAccount, row('subscription', {})])).toEqual(['reservation 临江潮汐 vs 北固铁狮', 'follow 海澄白帆 vs 东港'])
  const alone = { ...device, noted: device.noted.slice(0, 2) }
  expect(heads([forAccount, row('subscription', {})], alone)).toEqual(['reservation 临江潮汐 vs 北固铁狮'])
})

it('allows withdrawing written items and requests, but not follows', () => {
  const kinds = ['comment', 'like', 'unlike', 'post', 'chat', 'feedback', 'follow', 'reservation', 'settings', 'day'] as const
  const takenBack = kinds.filter((kind) => isTakenBack({ seq: 1, kind, text: '', createdAt: 0, refused: null }))
  expect(takenBack).toEqual(['comment', 'like', 'unlike', 'post', 'chat', 'feedback', 'day'])
})
