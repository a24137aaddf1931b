// Edges of the attempt windows, to the millisecond.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { waitFor } from './store.ts'

const minute = [{ seconds: 60, most: 2 }]

describe('attempt window', () => {
  it('has capacity until it is full, and again once the oldest attempt has expired', () => {
    expect(waitFor([], minute, 0)).toBe(0)
    expect(waitFor([1_000], minute, 2_000)).toBe(0)
    expect(waitFor([1_000, 2_000], minute, 3_000)).toBe(58)
    expect(waitFor([1_000, 2_000], minute, 60_999)).toBe(1)
    expect(waitFor([1_000, 2_000], minute, 61_000)).toBe(0)
  })
  it('combined with another waits for the longer of the two', () => {
    const windows = [...minute, { seconds: 3_600, most: 3 }]
    expect(waitFor([0, 100_000, 200_000], windows, 300_000)).toBe(3_300)
  })

  it('never allows more than its limit, for any timing', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 80 }), fc.integer({ min: 1, max: 5 }), (steps, most) => {
        const windows = [{ seconds: 30, most }]
        const taken: number[] = []
        let now = 0
        for (const step of steps) {
          now += step
          const wait = waitFor(taken, windows, now)
          if (wait === 0) taken.push(now)
          else expect(waitFor(taken, windows, now + wait * 1_000)).toBe(0)
          expect(taken.filter((at) => at > now - 30_000).length).toBeLessThanOrEqual(most)
        }
      }),
      { numRuns: 1_000 },
    )
  })
})
