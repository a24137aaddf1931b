// Cleaned text is always well-formed, one line and within its length.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText } from './clean-text.ts'

describe('cleaned external text', () => {
  it.each([
    ['NUL', 'Anchor\u0000 FC', 'Anchor FC'],
    ['a lone high surrogate', 'Anchor\ud83d FC', 'Anchor FC'],
    ['a lone low surrogate', '\ude00Anchor', 'Anchor'],
    ['line breaks', ' Round\r\n of\t16 ', 'Round of 16'],
    ['a mark that turns the direction', 'abc\u202edef', 'abc def'],
    ['nothing at all', '\u0000\u0001', ''],
  ])('removes %s', (_, text, cleaned) => expect(cleanText(text, 80)).toBe(cleaned))

  it.each([80, 120])('keeps an emoji that ends at %i intact, and omits one that does not fit', (most) => {
    expect(cleanText(`${'a'.repeat(most - 1)}⚽😀`, most)).toBe(`${'a'.repeat(most - 1)}⚽`)
    expect(cleanText(`${'a'.repeat(most - 1)}😀b`, most)).toBe(`${'a'.repeat(most - 1)}😀`)
    expect(cleanText(`${'a'.repeat(most)}😀`, most)).toBe('a'.repeat(most))
  })

  it('is well-formed, without control characters and idempotent, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)), maxLength: 60 }), fc.nat(40), (text, most) => {
        const cleaned = cleanText(text, most)
        expect(cleaned.isWellFormed()).toBe(true)
        expect(cleaned).not.toMatch(/\p{Cc}/u)
        expect([...cleaned].length).toBeLessThanOrEqual(most)
        expect(cleanText(cleaned, most)).toBe(cleaned)
      }),
    )
  })
})
