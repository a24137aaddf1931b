import { describe, expect, it } from 'vitest'
import { besideOf } from './third-column.ts'

const tennis = { isWide: true, begun: true, hasPlays: false, hasLineups: false }

describe('what the third column takes', () => {
  it('is the plays of basketball, which are longer than anything beside them', () => {
    expect(besideOf({ ...tennis, hasPlays: true, hasLineups: true })).toBe('plays')
  })
  it('is the figures of a match without line-ups, which would leave it empty', () => {
    expect(besideOf(tennis)).toBe('figures')
    expect(besideOf({ ...tennis, hasLineups: true })).toBeNull()
    expect(besideOf({ ...tennis, begun: false })).toBeNull()
  })
  it('is nothing where there is none', () => {
    expect(besideOf({ ...tennis, isWide: false })).toBeNull()
    expect(besideOf({ ...tennis, isWide: false, hasPlays: true })).toBeNull()
  })
})
