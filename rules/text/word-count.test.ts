import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countWords } from './word-count.ts'

it('counts each Chinese, Japanese or Korean character, and each run of other letters or digits', () => {
  expect(countWords('跟了二十年英甲')).toBe(7)
  expect(countWords('サッカーを見て10年')).toBe(9)
  expect(countWords('축구')).toBe(2)
  expect(countWords('Ten years of third-division football, I don’t miss a match')).toBe(11)
  expect(countWords('Tôi bình luận bóng đá đã 10 năm')).toBe(8)
  expect(countWords('2016年起看NBA，每季80场')).toBe(9)
  expect(countWords(' ，。！？… \n 👨‍👩‍👧‍👦 ⚽ - ')).toBe(0)
})

const letters = (from: string): fc.Arbitrary<string> => fc.string({ unit: fc.constantFrom(...from), minLength: 1, maxLength: 12 })
/** A part of a text, and its number of words. */
const part = fc.oneof(
  letters('球场主队十々〇サーを축𠮷').map((text) => ({ text, words: [...text].length, isRun: false })),
  letters('abzÉđßжش09').map((text) => ({ text, words: 1, isRun: true })),
  fc.constantFrom('don’t', "it's", 'bình').map((text) => ({ text, words: 1, isRun: true })),
)
const gap = fc.constantFrom(' ', '\n', '，', '。', ' — ', '/', '⚽', ' 👍🏽 ')

it('equals the sum of its parts, regardless of separators', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(part, fc.option(gap)), { maxLength: 30 }), (parts) => {
      // Two adjacent runs are one.
      const text = parts.map(([one, between], at) => one.text + (between ?? (one.isRun && parts[at + 1]?.[0].isRun ? ' ' : ''))).join('')
      expect(countWords(text)).toBe(parts.reduce((sum, [one]) => sum + one.words, 0))
    }),
  )
})
