import { expect, it } from 'vitest'
import { wordsOf, wrongWord } from './word-list.ts'

it('returns each line once, with spaces collapsed', () => {
  expect(wordsOf(' 黑哨 \r\n\n加  微信\n黑哨\n')).toEqual(['黑哨', '加 微信'])
  expect(wordsOf(' \n')).toEqual([])
})
it('returns the first word that is too long or contains invisible characters', () => {
  expect(wrongWord(['黑哨', '字'.repeat(30)])).toBeNull()
  expect(wrongWord(['黑哨', '字'.repeat(31), 'x'.repeat(31)])).toBe('字'.repeat(31))
  expect(wrongWord(['a\u202eb'])).toBe('a\u202eb')
})
