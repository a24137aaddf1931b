import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutText } from './cut-text.ts'

describe('a text that is cut', () => {
  it.each([
    ['临江潮汐', 2, '临江'],
    ['a⚽🏀b', 3, 'a⚽🏀'],
    ['a🏀b', 1, 'a'],
    ['🏀🏀', 1, '🏀'],
    ['🏀', 1, '🏀'],
    ['', 0, ''],
    ['🏀', 0, ''],
  ])('%s to %d is %s', (text, most, cut) => expect(cutText(text, most)).toBe(cut))

  it('begins as the whole does, has as many code points as there are and fit, and no half of one', () => {
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
