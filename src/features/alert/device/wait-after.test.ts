import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { waitAfter } from './wait-after.ts'

describe('alert delay for the stream', () => {
  it('is never shorter than the picture delay, up to five minutes, and never much longer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 600_000 }), (known, behind) => {
        const wait = waitAfter(known, behind)
        expect(wait).toBeGreaterThanOrEqual(Math.min(300, behind / 1_000))
        expect(wait).toBeLessThanOrEqual(Math.min(300, behind / 1_000 + 6))
        expect(waitAfter(wait, behind)).toBe(wait)
      }),
    )
  })
  it('stays while the delay flickers, and follows a drop', () => {
    expect(waitAfter(5, 3_400)).toBe(5)
    expect(waitAfter(5, 2_100)).toBe(5)
    expect(waitAfter(5, 5_200)).toBe(7)
    expect(waitAfter(5, 61_000)).toBe(62)
    expect(waitAfter(62, 2_400)).toBe(4)
  })
})
