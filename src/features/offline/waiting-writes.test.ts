import { expect, it } from 'vitest'
import type { OutboxRecord } from '../../core/storage/db.ts'
import { isTakenBack, type WaitingWrite, writeOf } from './waiting-writes.ts'

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
const nameOf = (kind: string, id: string): string => (kind === 'team' && id === 'lj' ? '临江潮汐' : '')
const named = (record: OutboxRecord): WaitingWrite | null => writeOf(record, nameOf)

it('names what a person did, and leaves out what nobody did by himself', () => {
  expect(named(row('comment', { content: '好球' }))).toEqual({ seq: 7, kind: 'comment', text: '好球', createdAt: 1_000, refused: null })
  expect(named(row('post', { text: '红牌之后怎么站位' }))).toMatchObject({ kind: 'post', text: '红牌之后怎么站位' })
  expect(named(row('feedback', { content: '画面卡' }, 'busy'))).toMatchObject({ kind: 'feedback', text: '画面卡', refused: 'busy' })
  expect(named(row('account-follow', { kind: 'team', id: 'lj' }))).toMatchObject({ kind: 'follow', text: '临江潮汐' })
  expect(named(row('account-follow', { kind: 'team', id: 'gone' }))).toMatchObject({ kind: 'follow', text: '' })
  const list = ['POST api/hot_match/all_match', { body: { day: '2026-08-02', days: 2 } }]
  expect(named(row('day', list))).toMatchObject({ kind: 'day', text: '2026-08-02' })
  expect(named(row('subscription', {}))).toMatchObject({ kind: 'settings' })
  expect(named(row('follow-book', {}))).toMatchObject({ kind: 'settings' })
  expect(named(row('notification-read', {}))).toBeNull()
})

it('takes back what was written or wished for, and no follow', () => {
  const kinds = ['comment', 'post', 'feedback', 'follow', 'settings', 'day'] as const
  const takenBack = kinds.filter((kind) => isTakenBack({ seq: 1, kind, text: '', createdAt: 0, refused: null }))
  expect(takenBack).toEqual(['comment', 'post', 'feedback', 'day'])
})
