import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SampleClock } from './sample-clock.ts'

describe('audio clock', () => {
  it('counts samples, however unevenly chunks arrive', () => {
    const clock = new SampleClock()
    const at = [1_010_000, 1_045_000, 1_041_000].map((now) => clock.at(now, 480, 48_000))
    expect(at).toEqual([1_000_000, 1_010_000, 1_020_000])
  })

  it('is reset after a gap, and never goes backwards', () => {
    const clock = new SampleClock()
    clock.at(10_000, 480, 48_000)
    expect(clock.at(2_010_000, 480, 48_000)).toBe(2_000_000)
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 900_000 }), { maxLength: 60 }), (waits) => {
        const own = new SampleClock()
        let [now, last] = [0, -1]
        for (const wait of waits) {
          now += wait
          const at = own.at(now, 480, 48_000)
          expect(at).toBeGreaterThan(last)
          last = at
        }
      }),
    )
  })
})
