import { describe, expect, it } from 'vitest'
import { Holes, type HoleVideo } from './holes.ts'

function setUp(currentTime: number, ranges: [number, number][]) {
  const video = {
    currentTime,
    seeking: false,
    buffered: { length: ranges.length, start: (index: number) => ranges[index]?.[0] ?? 0, end: (index: number) => ranges[index]?.[1] ?? 0 },
  } satisfies HoleVideo
  return { video, holes: new Holes(video) }
}

describe('a piece that is missing', () => {
  it('is jumped over when the picture stands before it and what follows is there', () => {
    const { video, holes } = setUp(9.98, [
      [4, 10],
      [11, 13],
    ])
    holes.jump()
    // What is only still to come is waited for.
    expect(video.currentTime).toBe(9.98)
    holes.add(10, 11)
    holes.jump()
    expect(video.currentTime).toBeCloseTo(11.05)
  })

  it('is one hole with others beside it, and none that is farther away', () => {
    const { video, holes } = setUp(10, [
      [4, 10],
      [13, 15],
    ])
    holes.add(10, 11)
    holes.jump()
    expect(video.currentTime).toBe(10)
    holes.add(12, 13)
    holes.add(11, 12)
    holes.jump()
    expect(video.currentTime).toBeCloseTo(13.05)
  })

  it('changes nothing while the picture plays, seeks, or nothing follows yet', () => {
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
      const { video, holes } = setUp(position, ranges)
      Object.assign(video, { seeking })
      holes.add(10, 11)
      holes.jump()
      expect(video.currentTime).toBe(position)
    }
  })
})
