import { describe, expect, it } from 'vitest'
import { BufferGaps, type GapVideo } from './buffer-gaps.ts'

function setUp(currentTime: number, ranges: [number, number][]) {
  const video = {
    currentTime,
    seeking: false,
    buffered: { length: ranges.length, start: (index: number) => ranges[index]?.[0] ?? 0, end: (index: number) => ranges[index]?.[1] ?? 0 },
  } satisfies GapVideo
  return { video, gaps: new BufferGaps(video) }
}

describe('a missing segment', () => {
  it('is skipped when playback stops before it and later media is available', () => {
    const { video, gaps } = setUp(9.98, [
      [4, 10],
      [11, 13],
    ])
    gaps.skip()
    // Nothing is buffered after the gap yet: waits.
    expect(video.currentTime).toBe(9.98)
    gaps.add(10, 11)
    gaps.skip()
    expect(video.currentTime).toBeCloseTo(11.05)
  })

  it('merges with adjacent gaps into one, but not with a distant one', () => {
    const { video, gaps } = setUp(10, [
      [4, 10],
      [13, 15],
    ])
    gaps.add(10, 11)
    gaps.skip()
    expect(video.currentTime).toBe(10)
    gaps.add(12, 13)
    gaps.add(11, 12)
    gaps.skip()
    expect(video.currentTime).toBeCloseTo(13.05)
  })

  it('changes nothing during playback, while seeking, or when no later media is available', () => {
    for (const [position, ranges, seeking] of [
      [
        8,
        [
          [4, 10],
          [11, 13],
        ],
        false,
      ],
      [10, [[4, 10]], false],
      [
        10,
        [
          [4, 10],
          [11, 13],
        ],
        true,
      ],
    ] as [number, [number, number][], boolean][]) {
      const { video, gaps } = setUp(position, ranges)
      Object.assign(video, { seeking })
      gaps.add(10, 11)
      gaps.skip()
      expect(video.currentTime).toBe(position)
    }
  })
})
