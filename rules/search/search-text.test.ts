import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchText } from '../text/text-fold.ts'

const characters = (text: string): number => [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length

describe('search text', () => {
  it('is trimmed', () => {
    expect(searchText('  临江  潮汐 ')).toBe('临江 潮汐')
    expect(searchText('   ')).toBe('')
    expect(searchText('123456789 0')).toBe('123456789')
  })
  it('is at most ten characters long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const cut = searchText(text)
        return characters(cut) <= 10
      }),
    )
  })
})
