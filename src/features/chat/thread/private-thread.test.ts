import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unsentOrder, type ViewMessage } from '../../../core/chat/chat-service.ts'
import { heard, isShowTime, isToRead, lastOrder, olderArrived, openThread, readUpTo, refreshed, unopened } from './private-thread.ts'

const message = (order: number, more: Partial<ViewMessage> = {}): ViewMessage => ({
  id: `m${order}`,
  key: `k${order}`,
  conversationID: 'C2C2',
  from: '1',
  avatar: '',
  name: '',
  type: 'text',
  text: String(order),
  url: '',
  file: null,
  custom: null,
  isRead: false,
  isMy: true,
  status: 'sent',
  failure: '',
  order,
  time: order * 1_000,
  ...more,
})
const page = (from: number, to: number, older: string | null = null) => ({
  list: Array.from({ length: to - from + 1 }, (_, place) => message(from + place)),
  older,
  saved: false,
})
const texts = ({ messages }: { messages: readonly ViewMessage[] }) => messages.map(({ text }) => text)

describe('conversation', () => {
  it('accepts messages in any order and shows each once, sorted by number', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 60 }), (orders) => {
        const thread = orders.reduce((known, order) => heard(known, message(order)), openThread({ list: [], older: null, saved: false }))
        expect(thread.messages.map(({ order }) => order)).toEqual([...new Set(orders)].sort((a, b) => a - b))
      }),
    )
  })

  it('keeps pending messages at the end, and moves them into place once sent', () => {
    const waiting = message(unsentOrder, { key: 'mine', status: 'waiting', text: 'mine', time: 900 })
    const second = message(unsentOrder, { key: 'next', status: 'waiting', text: 'next', time: 950 })
    const thread = [second, waiting, message(4)].reduce(heard, openThread(page(1, 3)))
    expect(texts(thread)).toEqual(['1', '2', '3', '4', 'mine', 'next'])
    expect(texts(heard(thread, message(5, { key: 'mine', text: 'sent' })))).toEqual(['1', '2', '3', '4', 'sent', 'next'])
    expect(lastOrder(thread)).toBe(4)
  })

  it('prepends the previous page without duplicates', () => {
    const thread = olderArrived(openThread(page(16, 30, '16')), { ...page(1, 16), older: null })
    expect(thread.messages.map(({ order }) => order)).toEqual(Array.from({ length: 30 }, (_, place) => place + 1))
    expect(thread.older).toBeNull()
  })

  it('restarts also when a new message arrived before the missed ones could be read', () => {
    const waiting = message(unsentOrder, { key: 'mine', status: 'waiting' })
    const thread = [message(41), message(42), waiting].reduce(heard, openThread(page(1, 15)))
    const anew = refreshed(thread, page(27, 41, '27'))
    expect(anew.messages.map(({ order }) => order)).toEqual([...Array.from({ length: 16 }, (_, at) => 27 + at), unsentOrder])
    expect(anew.older).toBe('27')
    // Where a service numbers by timestamp, an overlap with the first message of the page proves that none is missing.
    const seconds = [1_000, 1_007, 1_031].map((order) => message(order))
    const known = openThread({ list: seconds, older: 'x', saved: false })
    expect(refreshed(known, { list: seconds.slice(1), older: 'y', saved: false }).messages).toHaveLength(3)
  })

  it('drops a page requested before a restart, as the messages between are unknown', () => {
    const before = openThread(page(16, 30, '16'))
    const anew = refreshed(before, page(60, 74, '60'))
    expect(olderArrived(anew, page(1, 15), '16')).toBe(anew)
    expect(olderArrived(anew, page(45, 59, '45'), '60').messages).toHaveLength(30)
  })

  it('joins the last page to the loaded ones, or restarts where messages between are missing', () => {
    const thread = openThread(page(1, 15))
    expect(refreshed(thread, page(6, 20)).messages).toHaveLength(20)
    const far = refreshed(thread, page(40, 54, '40'))
    expect(far.messages[0]?.order).toBe(40)
    expect(far.older).toBe('40')
  })

  it('closes gaps of the copy on reconnect: keeps what adjoins the last page and requests the rest', () => {
    const copy = { list: [1, 2, 3, 38, 39, 40, 41].map((order) => message(order)), older: null, saved: true }
    const back = refreshed(openThread(copy), page(40, 54, '40'))
    expect([back.messages[0]?.order, back.messages.length, back.older, back.saved]).toEqual([38, 17, '38', false])
    // Complete.
    const whole = refreshed(openThread({ ...copy, list: copy.list.slice(0, 3) }), page(2, 4, '2'))
    expect([whole.messages.length, whole.older]).toEqual([4, null])
    // The others were removed on another device.
    const first = refreshed(openThread(copy), page(40, 41))
    expect([texts(first), first.older]).toEqual([['40', '41'], null])
    // Offline the cached copy stays as it is, and waiting messages always stay.
    expect(refreshed(openThread(copy), { ...page(40, 41), saved: true }).messages).toHaveLength(7)
    const waiting = message(unsentOrder, { key: 'mine', status: 'waiting' })
    expect(refreshed(heard(openThread(copy), waiting), page(40, 54, '40')).messages.at(-1)?.key).toBe('mine')
  })

  it('is read again after a new message, and when it is a cached copy and the network is back', () => {
    const read = openThread(page(1, 3))
    const copy = openThread({ ...page(1, 3), saved: true })
    const asks = (thread: typeof read, lastSeq: number, isOnline: boolean) => isToRead(thread, lastSeq, isOnline)
    expect([asks(read, 3, true), asks(read, 4, true), asks(copy, 3, false), asks(copy, 3, true)]).toEqual([false, true, false, true])
    expect(asks(unopened, 4, true)).toBe(false)
  })

  it('marks sent messages as read up to the given number', () => {
    const thread = openThread({ list: [message(1), message(2, { isMy: false }), message(3), message(4)], older: null, saved: false })
    expect(readUpTo(thread, 3).messages.map(({ isRead }) => isRead)).toEqual([true, false, true, false])
    expect(readUpTo(thread, 0)).toBe(thread)
  })

  it('marks a message as read that gets its number only after the peer has read it', () => {
    const waiting = message(unsentOrder, { key: 'mine', status: 'waiting' })
    const thread = [3, 2].reduce(readUpTo, heard(openThread(page(1, 2)), waiting))
    expect(thread.messages.map(({ isRead }) => isRead)).toEqual([true, true, false])
    const numbered = heard(heard(thread, message(3, { key: 'mine' })), message(4))
    expect(numbered.messages.map(({ isRead }) => isRead)).toEqual([true, true, true, false])
  })

  it('keeps read marks on pages that were requested earlier', () => {
    const read = readUpTo(openThread(page(4, 6, '4')), 5)
    const isRead = ({ messages }: { messages: readonly { isRead: boolean }[] }) => messages.map((one) => one.isRead)
    expect(isRead(refreshed(read, page(4, 6, '4')))).toEqual([true, true, false])
    expect(isRead(olderArrived(read, page(2, 3)))).toEqual([true, true, true, true, false])
    expect(isRead(refreshed(readUpTo(unopened, 2), page(1, 3)))).toEqual([true, true, false])
  })

  it('is empty before its first page, which includes messages received until then', () => {
    expect(heard(unopened, message(3))).toBe(unopened)
    expect(texts(refreshed(heard(unopened, message(3)), page(1, 3)))).toEqual(['1', '2', '3'])
  })

  it('shows the time above the first message and after 120 s', () => {
    expect(isShowTime(message(1), undefined)).toBe(true)
    expect(isShowTime(message(120), message(1))).toBe(false)
    expect(isShowTime(message(121), message(1))).toBe(true)
  })
})
