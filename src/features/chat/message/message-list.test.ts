import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RoomMessage } from '../../../../contract/chat/chat.ts'
import {
  addMessages,
  addPending,
  countOn,
  discardMessage,
  inOrder,
  markSent,
  markUnsent,
  maxMessages,
  removeMessage,
  type ShownMessage,
  withoutGone,
} from './message-list.ts'

const me = { uid: 'me', nickname: '我', avatar: '', userlevel: 1, fan: null, guard: null, noble: null, role: 'viewer' as const }
const message = (id: string, more: Partial<RoomMessage> = {}): RoomMessage => ({
  id,
  room_id: 'r',
  kind: 'chat',
  from: { ...me, uid: 'other' },
  text: id,
  at: null,
  time: '2026-11-21T12:00:00Z',
  reply: null,
  mentions: [],
  danmaku: false,
  gift: null,
  envelope: null,
  system: null,
  ...more,
})
const ids = (messages: readonly ShownMessage[]) => messages.map(({ id }) => id)

test('shows a repeated message once, and keeps at most 300', () => {
  const many = Array.from({ length: maxMessages + 20 }, (_, index) => message(`l${index}`))
  const messages = addMessages(addMessages([], many), many.slice(-5))
  expect(messages).toHaveLength(maxMessages)
  expect(messages.at(-1)?.id).toBe(`l${maxMessages + 19}`)
  expect(ids(removeMessage(messages, `l${maxMessages}`))).not.toContain(`l${maxMessages}`)
})

test('removes messages that were deleted while no deletion was received', () => {
  const at = (seconds: number) => new Date(Date.parse('2026-11-21T12:00:00Z') + seconds * 1_000).toISOString()
  const lineOf = (id: string, seconds: number, more: Partial<RoomMessage> = {}) => message(id, { text: id, time: at(seconds), ...more })
  const [old, first, last, late] = [lineOf('old', 0), lineOf('first', 10), lineOf('last', 30), lineOf('late', 110)]
  const replyLine = lineOf('answer', 20, { reply: { id: 'abuse', uid: 'x', nickname: 'x', text: '骂人' } })
  const came = [old, first, lineOf('abuse', 15), replyLine, last, lineOf('gift', 16, { kind: 'entry' }), late]
  const messages = addPending(addMessages([], came), lineOf('k1', 1), 'k1')
  const readAt = Date.parse(at(120))
  const left = withoutGone(messages, { list: [first, replyLine, last], more: true }, readAt)
  expect(ids(left)).toEqual(['old', 'first', 'answer', 'last', 'gift', 'late', 'k1'])
  expect(left.find(({ id }) => id === 'answer')?.reply).toBeNull()
  // The complete history: messages before its first one are gone too.
  expect(ids(withoutGone(messages, { list: [first], more: false }, readAt))).toEqual(['first', 'gift', 'late', 'k1'])
  // An old cached history proves nothing about later messages.
  expect(withoutGone(messages, { list: [], more: false }, Date.parse(at(-60)))).toBe(messages)
})

test('shows an own message immediately, and once, whether the response or the socket comes first', () => {
  const mine = message('k1', { from: me, text: '守住' })
  const came = { ...mine, id: 's1' }
  const waiting = addPending([], mine, 'k1')
  expect(waiting[0]?.delivery?.state).toBe('waiting')
  const responseFirst = addMessages(markSent(waiting, 'k1', 's1'), [came])
  const socketFirst = markSent(addMessages(waiting, [came]), 'k1', 's1')
  for (const messages of [responseFirst, socketFirst]) {
    expect(ids(messages)).toEqual(['s1'])
    expect(messages[0]?.delivery).toBeNull()
  }
})

test('keeps the place and key of a failed message until it is resent or discarded', () => {
  const mine = message('k1', { from: me, text: '守住' })
  const failed = markUnsent(addMessages(addPending([], mine, 'k1'), [message('a')]), 'k1', 'offline')
  expect(failed[0]?.delivery).toEqual({ key: 'k1', state: 'failed', failure: 'offline' })
  expect(ids(addPending(failed, mine, 'k1'))).toEqual(['k1', 'a'])
  expect(addPending(failed, mine, 'k1')[0]?.delivery?.state).toBe('waiting')
  expect(ids(discardMessage(failed, 'k1'))).toEqual(['a'])
})

test('contains each id once, for any batches of messages', () => {
  const came = fc.array(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 60 }), { maxLength: 12 })
  fc.assert(
    fc.property(came, (portions) => {
      let messages: readonly ShownMessage[] = []
      for (const portion of portions)
        messages = addMessages(
          messages,
          portion.map((id) => message(String(id))),
        )
      expect(new Set(ids(messages)).size).toBe(messages.length)
      expect(messages.length).toBeLessThanOrEqual(maxMessages)
    }),
  )
})

test('counts each user’s repeat on the first message; own, reply and later messages stay separate', () => {
  const of = (uid: string, more: Partial<RoomMessage> = {}) => message(uid, { text: '加油', from: { ...me, uid }, ...more })
  const options = { me: 'me', joins: true }
  let messages = addMessages([], [of('a'), of('b', { text: '加油' }), of('c', { text: '进球了' })], options)
  messages = addMessages(messages, [of('d'), of('b'), of('d')], options)
  expect(messages.map(({ id, echoes }) => [id, ...echoes])).toEqual([['a', 'b', 'd'], ['c']])
  const reply = { id: 'a', uid: 'a', nickname: '', text: '加油' }
  const others = [of('me'), of('e', { reply }), of('f', { time: '2026-11-21T12:01:00Z' })]
  expect(ids(addMessages(messages, others, options))).toEqual(['a', 'c', 'me', 'e', 'f'])
  expect(removeMessage(messages, 'd')[0]?.echoes).toEqual(['b'])
  expect(ids(addMessages([], [of('a'), of('b')]))).toEqual(['a', 'b'])
})

test('stops quoting a message once it is deleted', () => {
  const reply = { id: 'a', uid: 'u', nickname: '甲', text: '脏话' }
  const messages = addMessages([], [message('a'), message('b', { reply }), message('c', { reply: { ...reply, id: 'b' } })])
  expect(removeMessage(messages, 'a').map((one) => [one.id, one.reply?.id ?? null])).toEqual([
    ['b', null],
    ['c', 'b'],
  ])
})

test('inserts missed messages at the time they were sent', () => {
  const at = (id: string, second: string) => message(id, { time: `2026-11-21T12:00:${second}Z` })
  const messages = addMessages(addMessages([], [at('a', '01'), at('d', '09')]), [at('b', '03'), at('c', '05')])
  expect(ids(inOrder(messages))).toEqual(['a', 'b', 'c', 'd'])
})

test('merges the taps of a combo into one message with a rising count', () => {
  const tap = (id: string, combo: number, combo_id = 'row') =>
    message(id, { kind: 'gift', text: '', gift: { combo, combo_id } as RoomMessage['gift'] })
  const counts = (messages: readonly ShownMessage[]) => messages.map(({ id, gift }) => [id, gift?.combo])
  const messages = addMessages([], [tap('a', 1), message('b'), tap('c', 10), tap('d', 1, 'other'), tap('c', 10)])
  expect(counts(messages)).toEqual([
    ['a', 10],
    ['b', undefined],
    ['d', 1],
  ])
  expect(counts(countOn(countOn(messages, 'row', 12), 'row', 11))[0]).toEqual(['a', 12])
  expect(countOn(messages, 'unknown', 3)).toBe(messages)
  const far = addMessages(messages, [...Array.from({ length: 20 }, (_, index) => message(`x${index}`)), tap('e', 66)])
  expect(counts(countOn(far, 'row', 70)).filter(([, combo]) => combo)).toEqual([
    ['a', 10],
    ['d', 1],
    ['e', 70],
  ])
})

test('shows only the last of consecutive entries, and every ranked one', () => {
  const entry = (id: string, more: Partial<typeof me> = {}) => message(id, { kind: 'entry', text: '', from: { ...me, uid: id, ...more } })
  const messages = addMessages(
    [],
    [entry('a'), entry('b'), message('x'), entry('c'), entry('d', { noble: 'earl' as never }), entry('e'), entry('f')],
  )
  expect(ids(messages)).toEqual(['b', 'x', 'c', 'd', 'f'])
})
