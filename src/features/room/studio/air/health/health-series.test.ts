import { describe, expect, it } from 'vitest'
import type { StreamHealth } from '../../../../../../contract/room/stream.ts'
import { addPoint, dipsOf, type HealthPoint, hintsOf, lineOf, shownFor, spanOf, topOf } from './health-series.ts'

const health = (change: Partial<StreamHealth> = {}): StreamHealth => ({
  state: 'live',
  source: 'rtmp',
  video_kbps: 2_400,
  audio_kbps: 128,
  width: 1280,
  height: 720,
  fps: 30,
  key_seconds: 2,
  drops: 0,
  delay: 0.1,
  returns: 0,
  bytes: 0,
  ...change,
})

describe('stream health', () => {
  it('is kept for as long as it is shown, and drops to zero with the picture', () => {
    let points: readonly HealthPoint[] = []
    points = addPoint(points, health(), 1_000)
    points = addPoint(points, health({ state: 'away' }), 3_000)
    expect(points.map(({ kbps }) => kbps)).toEqual([2_528, 0])
    expect(addPoint(points, null, 1_500 + shownFor).map(({ at }) => at)).toEqual([3_000, 1_500 + shownFor])
  })

  it('is drawn from the right, on a scale of whole thousands', () => {
    const points = [
      { at: 0, kbps: 1_500, fps: 30, drops: 0 },
      { at: shownFor, kbps: 3_000, fps: 30, drops: 0 },
    ]
    expect(topOf(points)).toBe(3_000)
    expect(topOf([])).toBe(1_000)
    expect(lineOf(points, 100, 40)).toBe('0.0,20.0 100.0,0.0')
    // The start of a stream fills the right part of two minutes.
    const short = points.map((point) => ({ ...point, at: point.at / 20 }))
    expect(spanOf(short)).toBe(120_000)
    expect(lineOf(short, 100, 40)).toBe('75.0,20.0 100.0,0.0')
  })

  it('reports when the bitrate dropped sharply, how low, and how many frames were lost', () => {
    const series = (...samples: [kbps: number, drops: number][]): HealthPoint[] =>
      samples.map(([kbps, drops], index) => ({ at: index, kbps, fps: 30, drops }))
    const usual: [number, number] = [6_000, 4]
    // The start is not a dip: nothing has arrived, then a partial second.
    expect(dipsOf(series([0, 0], [1_900, 0], usual, usual, usual, usual, [4_000, 4], usual))).toEqual([])
    const fell = series(usual, usual, usual, usual, [3_500, 40], [2_450, 80], [3_000, 100], [5_900, 100], [6_000, 100], [0, 120])
    expect(dipsOf(fell)).toEqual([
      { from: 4, to: 7, kbps: 2_450, lost: 96 },
      { from: 9, to: 9, kbps: 0, lost: 20 },
    ])
    // Too few samples, and a new broadcast that resets its drop counter.
    expect(dipsOf(series(usual, [100, 4]))).toEqual([])
    expect(dipsOf(series(usual, usual, usual, usual, [500, 0], [6_000, 0]))).toMatchObject([{ lost: 0 }])
  })

  it('suggests what to check', () => {
    const at = (fps: number, count = 3): HealthPoint[] =>
      Array.from({ length: count }, (_, index) => ({ at: index, kbps: 2_000, fps, drops: 0 }))
    expect(hintsOf(null, [])).toEqual(['no-picture'])
    expect(hintsOf(health(), at(30))).toEqual([])
    const poor = health({ fps: 12, drops: 90, delay: 5 })
    expect(hintsOf(poor, at(12))).toEqual(['few-frames', 'drops', 'late'])
    // The server reports this itself, with the figure.
    expect(hintsOf(health({ fps: 1 }), at(1))).toEqual([])
    // Neither the first seconds of a stream nor a single low sample counts.
    expect(hintsOf(health({ fps: 8 }), at(8, 2))).toEqual([])
    expect(hintsOf(health({ fps: 8 }), [...at(30, 2), ...at(8, 1)])).toEqual([])
  })
})
