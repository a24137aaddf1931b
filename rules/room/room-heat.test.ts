import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heatOf, warmer, warmthAt } from './room-heat.ts'

describe('room heat', () => {
  it('halves every half hour and never becomes negative', () => {
    expect(warmthAt({ warmth: 80, at: 0 }, 30 * 60_000)).toBeCloseTo(40)
    expect(warmthAt({ warmth: 80, at: 0 }, 90 * 60_000)).toBeCloseTo(10)
    expect(warmthAt({ warmth: 80, at: 1_000 }, 0)).toBe(80)
  })
  it('counts viewers only while the room is live', () => {
    expect(heatOf({ warmth: 10, at: 0 }, 3, true, 0)).toBe(46)
    expect(heatOf({ warmth: 10, at: 0 }, 3, false, 0)).toBe(10)
  })
  it('does not depend on when it is stored', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 3_600_000 })), { maxLength: 20 }),
        (given) => {
          let [now, stored, sum] = [0, { warmth: 0, at: 0 }, [] as { points: number; at: number }[]]
          for (const [points, wait] of given) {
            now += wait
            stored = warmer(stored, points, now)
            sum = [...sum, { points, at: now }]
          }
          const apart = sum.reduce((total, { points, at }) => total + warmthAt({ warmth: points, at }, now), 0)
          expect(warmthAt(stored, now)).toBeCloseTo(apart, 6)
        },
      ),
    )
  })
})
