import { describe, expect, it } from 'vitest'
import { placeMarkers, positionOf, shareOf } from './seek-scale.ts'

const span = { start: 100, end: 300 }

describe('seek bar', () => {
  it('is at the end when playback has barely started', () => {
    expect(shareOf(0.2, { start: 0, end: 0.5 })).toBe(1)
  })
  it('maps back to the displayed second, and never out of range', () => {
    expect(positionOf(shareOf(150, span), span)).toBe(150)
    expect([shareOf(20, span), shareOf(900, span), positionOf(-1, span), positionOf(2, span)]).toEqual([0, 1, 100, 300])
  })
  it('shows the markers that are still reachable', () => {
    const pieces = [{ start: 100, duration: 200, at: 1_000_000 }]
    const marks = [990_000, 1_000_000, 1_100_000, 1_300_000].map((at) => ({ at }))
    expect(placeMarkers(marks, pieces, span).map(({ share }) => share)).toEqual([0, 0.5])
  })
})
