import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutText } from './cut-text.ts'

describe('truncated text', () => {
  it.each([
    ['临江潮汐', 2, '临江'],
    ['a⚽🏀b', 3, 'a⚽🏀'],
    ['a🏀b', 1, 'a'],
    ['🏀🏀', 1, '🏀'],
    ['🏀', 1, '🏀'],
    ['', 0, ''],
    ['🏀', 0, ''],
  ])('%s at %d is %s', (text, most, cut) => expect(cutText(text, most)).toBe(cut))

  it('is a prefix with as many code points as fit, and no split one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat({ max: 12 }), (text, most) => {
        const cut = cutText(text, most)
        expect(text.startsWith(cut)).toBe(true)
        expect([...cut]).toHaveLength(Math.min(most, [...text].length))
        expect(cut.isWellFormed()).toBe(true)
      }),
    )
  })
})
