import { describe, expect, it } from 'vitest'
import type { StreamHealth } from '../../../../contract/room/stream.ts'
import { addPoint, type HealthPoint, hintsOf, lineOf, shownFor, topOf } from './health-series.ts'

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

describe('the health of a stream', () => {
  it('is kept for as long as it is shown, and falls to nothing with the picture', () => {
    let points: readonly HealthPoint[] = []
    points = addPoint(points, health(), 1_000)
    points = addPoint(points, health({ state: 'away' }), 3_000)
    expect(points.map(({ kbps }) => kbps)).toEqual([2_528, 0])
    expect(addPoint(points, null, 1_500 + shownFor).map(({ at }) => at)).toEqual([3_000, 1_500 + shownFor])
  })

  it('is drawn from the right, on a scale of whole thousands', () => {
    const points = [
      { at: 0, kbps: 1_500, fps: 30 },
      { at: shownFor, kbps: 3_000, fps: 30 },
    ]
    expect(topOf(points)).toBe(3_000)
    expect(topOf([])).toBe(1_000)
    expect(lineOf(points, 100, 40)).toBe('0.0,20.0 100.0,0.0')
  })

  it('says what to look at', () => {
    const at = (fps: number, count = 3): HealthPoint[] => Array.from({ length: count }, (_, index) => ({ at: index, kbps: 2_000, fps }))
    expect(hintsOf(null, [])).toEqual(['no-picture'])
    expect(hintsOf(health(), at(30))).toEqual([])
    const poor = health({ fps: 12, drops: 90, delay: 5 })
    expect(hintsOf(poor, at(12))).toEqual(['few-frames', 'drops', 'late'])
    // The server has said it, with its figure.
    expect(hintsOf(health({ fps: 1 }), at(1))).toEqual([])
    // The first seconds of a picture say nothing of its rate, nor does one bad look.
    expect(hintsOf(health({ fps: 8 }), at(8, 2))).toEqual([])
    expect(hintsOf(health({ fps: 8 }), [...at(30, 2), ...at(8, 1)])).toEqual([])
  })
})
