import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Piece, positionAt, timeAt } from './timeline-map.ts'

/** Two runs of 2 s fragments, separated by half a minute without a publisher. */
const pieces: Piece[] = [
  { start: 0, duration: 2, at: 100_000 },
  { start: 2, duration: 2, at: 102_000 },
  { start: 4, duration: 2, at: 134_000 },
  { start: 6, duration: 2, at: 136_000 },
]

describe('positions and timestamps', () => {
  it('are those of the segment', () => {
    expect([timeAt(pieces, 0), timeAt(pieces, 3.5), timeAt(pieces, 4.5), timeAt(pieces, 9)]).toEqual([100_000, 103_500, 134_500, 139_000])
    expect([positionAt(pieces, 101_000), positionAt(pieces, 135_000)]).toEqual([1, 5])
  })

  it('map a timestamp inside a gap to the first picture after it', () => {
    expect(positionAt(pieces, 120_000)).toBe(4)
  })

  it('are unknown before the first segment, after the last, and without dates', () => {
    expect([positionAt(pieces, 99_999), positionAt(pieces, 138_001), positionAt([], 1), timeAt([], 1)]).toEqual([null, null, null, null])
    expect(timeAt([{ start: 0, duration: 2, at: null }], 1)).toBeNull()
  })

  it('map back to their origin', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 7.99, noNaN: true }), (position) => {
        const time = timeAt(pieces, position)
        expect(time).not.toBeNull()
        // The end of a fragment before a gap is the start of the gap, which still maps to that fragment.
        expect(positionAt(pieces, time ?? 0)).toBeCloseTo(position, 6)
      }),
    )
  })
})
