import { describe, expect, it } from 'vitest'
import { DelayMeter } from './delay-meter.ts'

describe('the delay of viewers', () => {
  it('counts the last word of each, for as long as it is fresh', () => {
    let now = 0
    const meter = new DelayMeter(() => now)
    meter.hear('a', 500)
    meter.hear('b', 4_000)
    meter.hear('c', 3_600_000)
    meter.hear('b', 999)
    expect(meter.bars()).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 1])
    now = 150_000
    meter.hear('d', 1_000)
    expect(meter.bars()).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 1])
    now = 150_001
    expect(meter.bars()).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 0])
  })
})
