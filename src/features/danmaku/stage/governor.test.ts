import { describe, expect, it } from 'vitest'
import { afterLook, type Governor, governed } from './governor.ts'

const looks = (from: Governor, count: number, fps: number, dropped = 0): Governor =>
  Array.from({ length: count }).reduce<Governor>((now) => afterLook(now, 80, fps, dropped), from)

describe('the governor', () => {
  it('leaves a quick device alone', () => {
    expect(looks(governed(80), 20, 60).cap).toBe(80)
  })
  it('thins at the first late frames and does not silence the room', () => {
    expect(looks(governed(80), 1, 40).cap).toBe(56)
    expect(looks(governed(80), 1, 60, 3).cap).toBe(56)
    expect(looks(governed(80), 30, 20).cap).toBe(8)
  })
  it('comes back slowly', () => {
    const thin = looks(governed(80), 2, 30)
    expect(looks(thin, 3, 60).cap).toBe(thin.cap)
    expect(looks(thin, 4, 60).cap).toBe(thin.cap + 8)
    expect(looks(thin, 60, 60).cap).toBe(80)
  })
})
