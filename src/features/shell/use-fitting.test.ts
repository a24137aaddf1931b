import { describe, expect, it } from 'vitest'
import { fittingCount } from './use-fitting.ts'

describe('tab folding', () => {
  it('folds none when all fit exactly', () => {
    expect(fittingCount([60, 60, 60], 180, 88)).toBe(3)
  })
  it('reserves room for the fold itself', () => {
    expect(fittingCount([60, 60, 60], 179, 88)).toBe(1)
  })
  it('may fold everything', () => {
    expect(fittingCount([60, 60], 90, 88)).toBe(0)
  })
})
