import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RoomMessage } from '../../../../contract/chat.ts'
import {
  addLines,
  countOn,
  forgetLine,
  inOrder,
  lineArrived,
  lineFailed,
  mostLines,
  removeLine,
  type ShownLine,
  sayLine,
  withoutGone,
} from './line-list.ts'

const me = { uid: 'me', nickname: '我', avatar: '', userlevel: 1, fan: null, guard: null, noble: null, role: 'viewer' as const }
const line = (id: string, more: Partial<RoomMessage> = {}): RoomMessage => ({
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
const ids = (lines: readonly ShownLine[]) => lines.map(({ id }) => id)

test('a line that comes twice is there once, and at most 300 are kept', () => {
  const many = Array.from({ length: mostLines + 20 }, (_, index) => line(`l${index}`))
  const lines = addLines(addLines([], many), many.slice(-5))
  expect(lines).toHaveLength(mostLines)
  expect(lines.at(-1)?.id).toBe(`l${mostLines + 19}`)
  expect(ids(removeLine(lines, `l${mostLines}`))).not.toContain(`l${mostLines}`)
})

test('what was taken away while nobody here heard of it is not there any more', () => {
  const at = (seconds: number) => new Date(Date.parse('2026-11-21T12:00:00Z') + seconds * 1_000).toISOString()
  const said = (id: string, seconds: number, more: Partial<RoomMessage> = {}) => line(id, { text: id, time: at(seconds), ...more })
  const [old, first, last, late] = [said('old', 0), said('first', 10), said('last', 30), said('late', 110)]
  const answer = said('answer', 20, { reply: { id: 'abuse', uid: 'x', nickname: 'x', text: '骂人' } })
  const came = [old, first, said('abuse', 15), answer, last, said('gift', 16, { kind: 'entry' }), late]
  const lines = sayLine(addLines([], came), said('k1', 1), 'k1')
  const readAt = Date.parse(at(120))
  const left = withoutGone(lines, { list: [first, answer, last], more: true }, readAt)
  expect(ids(left)).toEqual(['old', 'first', 'answer', 'last', 'gift', 'late', 'k1'])
  expect(left.find(({ id }) => id === 'answer')?.reply).toBeNull()
  // The complete history: messages before its first one are gone too.
  expect(ids(withoutGone(lines, { list: [first], more: false }, readAt))).toEqual(['first', 'gift', 'late', 'k1'])
  // An old cached history proves nothing about later messages.
  expect(withoutGone(lines, { list: [], more: false }, Date.parse(at(-60)))).toBe(lines)
})

test('my own line is shown at once, and is one line whichever of answer and socket comes first', () => {
  const mine = line('k1', { from: me, text: '守住' })
  const came = { ...mine, id: 's1' }
  const waiting = sayLine([], mine, 'k1')
  expect(waiting[0]?.said?.state).toBe('waiting')
  const answerFirst = addLines(lineArrived(waiting, 'k1', 's1'), [came])
  const socketFirst = lineArrived(addLines(waiting, [came]), 'k1', 's1')
  for (const lines of [answerFirst, socketFirst]) {
    expect(ids(lines)).toEqual(['s1'])
    expect(lines[0]?.said).toBeNull()
  }
})

test('a line that failed keeps its place and its key until it is said again or given up', () => {
  const mine = line('k1', { from: me, text: '守住' })
  const failed = lineFailed(addLines(sayLine([], mine, 'k1'), [line('a')]), 'k1', 'offline')
  expect(failed[0]?.said).toEqual({ key: 'k1', state: 'failed', failure: 'offline' })
  expect(ids(sayLine(failed, mine, 'k1'))).toEqual(['k1', 'a'])
  expect(sayLine(failed, mine, 'k1')[0]?.said?.state).toBe('waiting')
  expect(ids(forgetLine(failed, 'k1'))).toEqual(['a'])
})

test('whatever comes in whatever portions, each id is there once', () => {
  const came = fc.array(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 60 }), { maxLength: 12 })
  fc.assert(
    fc.property(came, (portions) => {
      let lines: readonly ShownLine[] = []
      for (const portion of portions)
        lines = addLines(
          lines,
          portion.map((id) => line(String(id))),
        )
      expect(new Set(ids(lines)).size).toBe(lines.length)
      expect(lines.length).toBeLessThanOrEqual(mostLines)
    }),
  )
})

test('what others repeat is counted once each at the first of it; mine, answers and what is said later are lines of their own', () => {
  const of = (uid: string, more: Partial<RoomMessage> = {}) => line(uid, { text: '加油', from: { ...me, uid }, ...more })
  const wish = { me: 'me', joins: true }
  let lines = addLines([], [of('a'), of('b', { text: '加油' }), of('c', { text: '进球了' })], wish)
  lines = addLines(lines, [of('d'), of('b'), of('d')], wish)
  expect(lines.map(({ id, echoes }) => [id, ...echoes])).toEqual([['a', 'b', 'd'], ['c']])
  const reply = { id: 'a', uid: 'a', nickname: '', text: '加油' }
  const others = [of('me'), of('e', { reply }), of('f', { time: '2026-11-21T12:01:00Z' })]
  expect(ids(addLines(lines, others, wish))).toEqual(['a', 'c', 'me', 'e', 'f'])
  expect(removeLine(lines, 'd')[0]?.echoes).toEqual(['b'])
  expect(ids(addLines([], [of('a'), of('b')]))).toEqual(['a', 'b'])
})

test('a line that is taken away is quoted no longer', () => {
  const reply = { id: 'a', uid: 'u', nickname: '甲', text: '脏话' }
  const lines = addLines([], [line('a'), line('b', { reply }), line('c', { reply: { ...reply, id: 'b' } })])
  expect(removeLine(lines, 'a').map((one) => [one.id, one.reply?.id ?? null])).toEqual([
    ['b', null],
    ['c', 'b'],
  ])
})

test('what was missed comes where it was said', () => {
  const at = (id: string, second: string) => line(id, { time: `2026-11-21T12:00:${second}Z` })
  const lines = addLines(addLines([], [at('a', '01'), at('d', '09')]), [at('b', '03'), at('c', '05')])
  expect(ids(inOrder(lines))).toEqual(['a', 'b', 'c', 'd'])
})

test('the taps of a row are one line that counts on', () => {
  const tap = (id: string, combo: number, combo_id = 'row') =>
    line(id, { kind: 'gift', text: '', gift: { combo, combo_id } as RoomMessage['gift'] })
  const counts = (lines: readonly ShownLine[]) => lines.map(({ id, gift }) => [id, gift?.combo])
  const lines = addLines([], [tap('a', 1), line('b'), tap('c', 10), tap('d', 1, 'other'), tap('c', 10)])
  expect(counts(lines)).toEqual([
    ['a', 10],
    ['b', undefined],
    ['d', 1],
  ])
  expect(counts(countOn(countOn(lines, 'row', 12), 'row', 11))[0]).toEqual(['a', 12])
  expect(countOn(lines, 'unknown', 3)).toBe(lines)
  const far = addLines(lines, [...Array.from({ length: 20 }, (_, index) => line(`x${index}`)), tap('e', 66)])
  expect(counts(countOn(far, 'row', 70)).filter(([, combo]) => combo)).toEqual([
    ['a', 10],
    ['d', 1],
    ['e', 70],
  ])
})

test('of many who come in the last is told, and everybody of rank', () => {
  const entry = (id: string, more: Partial<typeof me> = {}) => line(id, { kind: 'entry', text: '', from: { ...me, uid: id, ...more } })
  const lines = addLines(
    [],
    [entry('a'), entry('b'), line('x'), entry('c'), entry('d', { noble: 'earl' as never }), entry('e'), entry('f')],
  )
  expect(ids(lines)).toEqual(['b', 'x', 'c', 'd', 'f'])
})
