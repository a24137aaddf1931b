import { describe, expect, it } from 'vitest'
import { afterSample, type Governor, governed } from './governor.ts'

const sampled = (from: Governor, count: number, fps: number, dropped = 0): Governor =>
  Array.from({ length: count }).reduce<Governor>((now) => afterSample(now, 80, fps, dropped), from)

describe('governor', () => {
  it('leaves a fast device unchanged', () => {
    expect(sampled(governed(80), 20, 60).cap).toBe(80)
  })
  it('thins out at the first late frames without silencing the room', () => {
    expect(sampled(governed(80), 1, 40).cap).toBe(56)
    expect(sampled(governed(80), 1, 60, 3).cap).toBe(56)
    expect(sampled(governed(80), 30, 20).cap).toBe(8)
  })
  it('recovers slowly', () => {
    const thin = sampled(governed(80), 2, 30)
    expect(sampled(thin, 3, 60).cap).toBe(thin.cap)
    expect(sampled(thin, 4, 60).cap).toBe(thin.cap + 8)
    expect(sampled(thin, 60, 60).cap).toBe(80)
  })
})
