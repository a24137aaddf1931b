import { describe, expect, it } from 'vitest'
import { DelayMeter } from './delay-meter.ts'

describe('the viewer delay', () => {
  it('counts the latest value of each viewer, for as long as it is fresh', () => {
    let now = 0
    const meter = new DelayMeter(() => now)
    meter.hear('a', 500)
    meter.hear('b', 4_000)
    meter.hear('c', 3_600_000)
    meter.hear('b', 999)
    expect(meter.figures().bars).toEqual([2, 0, 0, 0, 0, 0, 0, 1])
    now = 150_000
    meter.hear('d', 2_000)
    expect(meter.figures().bars).toEqual([2, 1, 0, 0, 0, 0, 0, 1])
    now = 150_001
    expect(meter.figures().bars).toEqual([0, 1, 0, 0, 0, 0, 0, 0])
  })
  it('gives the delay that half of the viewers, and nearly all, are within', () => {
    const meter = new DelayMeter(() => 0)
    expect(meter.figures()).toMatchObject({ half: null, most: null })
    meter.hear('last', 30_000)
    expect(meter.figures()).toMatchObject({ half: 30_000, most: 30_000 })
    for (let one = 1; one < 20; one += 1) meter.hear(String(one), one * 100)
    expect(meter.figures()).toMatchObject({ half: 1_000, most: 1_900 })
  })
})
