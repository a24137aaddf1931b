import { describe, expect, it } from 'vitest'
import { loudness } from './capture.ts'
import { fitted } from './composer.ts'

describe('pictures and sound of a broadcast', () => {
  it('are placed whole, in the middle of what is sent', () => {
    const whole = { x: 0, y: 0, width: 1280, height: 720 }
    expect(fitted(640, 480, whole)).toEqual({ x: 160, y: 0, width: 960, height: 720 })
    expect(fitted(2560, 1080, whole)).toEqual({ x: 0, y: 90, width: 1280, height: 540 })
  })

  it('are measured as ears hear: silence 0, the loudest 100', () => {
    expect([loudness(0), loudness(0.001), loudness(1), loudness(4)]).toEqual([0, 0, 100, 100])
    expect(loudness(0.1)).toBe(67)
  })
})
