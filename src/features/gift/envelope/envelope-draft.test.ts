import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyDraft, readDraft } from './envelope-draft.ts'

const range = { least: 10, most: 100_000 }

test('reads input from a Chinese keyboard', () => {
  expect(readDraft({ ...emptyDraft, total: '１２．５', num: '５' }, range)).toEqual({ fault: null, total: 125, num: 5 })
})

test('names each fault, the first one first', () => {
  const draft = { ...emptyDraft, total: '10', num: '5' }
  expect(readDraft(draft, range)).toEqual({ fault: null, total: 100, num: 5 })
  expect(readDraft({ ...draft, total: '' }, range).fault).toBe('total')
  expect(readDraft({ ...draft, total: '0.9' }, range).fault).toBe('least')
  expect(readDraft({ ...draft, total: '10000.1' }, range).fault).toBe('most')
  for (const num of ['', '0', '501', '1.5']) expect(readDraft({ ...draft, num }, range).fault).toBe('num')
  expect(readDraft({ ...draft, num: '101' }, range).fault).toBe('thin')
  expect(readDraft({ ...draft, condition: 'word' }, range).fault).toBe('word')
  expect(readDraft({ ...draft, condition: 'word', word: '潮汐' }, range).fault).toBeNull()
  expect(readDraft({ ...draft, greeting: '好'.repeat(41) }, range).fault).toBe('greeting')
})

test('measures words in visible characters, up to the contract limit', () => {
  const draft = { ...emptyDraft, total: '10', num: '5', condition: 'word' } as const
  const family = '👨‍👩‍👧‍👦'
  const fault = (word: string, greeting = '') => readDraft({ ...draft, word, greeting }, range).fault
  expect(fault(family.repeat(11), ` ${family.repeat(22)} `)).toBeNull()
  expect(fault('é'.normalize('NFD').repeat(20))).toBeNull()
  expect(fault(family.repeat(12))).toBe('word')
  expect(fault('潮'.repeat(21))).toBe('word')
  expect(fault('潮', family.repeat(23))).toBe('greeting')
})

test('gives every recipient at least a tenth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000 }), fc.integer({ min: 0, max: 600 }), (tenths, num) => {
      const read = readDraft({ ...emptyDraft, total: (tenths / 10).toFixed(1), num: String(num) }, range)
      if (read.fault === null) expect(read.total >= read.num && read.num >= 1 && read.num <= 500).toBe(true)
    }),
  )
})
