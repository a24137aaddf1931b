import { expect, it } from 'vitest'
import { wordsOf, wrongWord } from './word-list.ts'

it('takes each line once, with its blanks made one', () => {
  expect(wordsOf(' 黑哨 \r\n\n加  微信\n黑哨\n')).toEqual(['黑哨', '加 微信'])
  expect(wordsOf(' \n')).toEqual([])
})
it('names the first that is too long or cannot be seen', () => {
  expect(wrongWord(['黑哨', '字'.repeat(30)])).toBeNull()
  expect(wrongWord(['黑哨', '字'.repeat(31), 'x'.repeat(31)])).toBe('字'.repeat(31))
  expect(wrongWord(['a\u202eb'])).toBe('a\u202eb')
})
