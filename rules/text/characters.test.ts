// Texts are counted and cut in user-perceived characters, not in code units.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countCharacters, firstCharacters } from './characters.ts'

describe('user-perceived characters', () => {
  it.each([
    ['', 0],
    ['临江潮汐', 4],
    ['ế', 1],
    ['e\u0302\u0301', 1],
    ['👨‍👩‍👧‍👦⚽', 2],
    ['🇻🇳🇨🇳', 2],
  ])('%s has %d', (text, count) => {
    expect(countCharacters(text)).toBe(count)
  })
})

/** Standalone characters, characters that combine with their neighbours, and arbitrary ones. */
const texts = fc
  .array(
    fc.oneof(
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('比分', '。', '\r', '\n', '\u0301', '\u200d', '👍', '🏽', '，ế', '\ufe0f'),
    ),
  )
  .map((parts) => parts.join(''))
const seen = (text: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment)

describe('counting and truncating', () => {
  it('agrees with Intl.Segmenter for any text', () => {
    fc.assert(
      fc.property(texts, fc.nat(12), (text, most) => {
        expect(countCharacters(text)).toBe(seen(text).length)
        expect(firstCharacters(text, most)).toBe(seen(text).slice(0, most).join(''))
      }),
    )
  })
  it('keeps accents and joined emoji intact', () => {
    expect(firstCharacters('👨‍👩‍👧‍👦👍🏽ệ', 2)).toBe('👨‍👩‍👧‍👦👍🏽')
    expect(firstCharacters('Khán đài Lâm Giang', 10)).toBe('Khán đài L')
  })
})
