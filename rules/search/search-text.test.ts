import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstCharacters, searchText } from '../text/text-fold.ts'

const characters = (text: string): number => [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length

describe('the text of a search', () => {
  it('counts what people see', () => {
    expect(firstCharacters('👨‍👩‍👧‍👦👍🏽ệ', 2)).toBe('👨‍👩‍👧‍👦👍🏽')
    expect(firstCharacters('Khán đài Lâm Giang', 10)).toBe('Khán đài L')
  })
  it('does not begin or end with a space', () => {
    expect(searchText('  临江  潮汐 ')).toBe('临江 潮汐')
    expect(searchText('   ')).toBe('')
    expect(searchText('123456789 0')).toBe('123456789')
  })
  it('is never longer than ten and always a beginning', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const cut = firstCharacters(text)
        return text.startsWith(cut) && characters(cut) <= 10
      }),
    )
  })
})
