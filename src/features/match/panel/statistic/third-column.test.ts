import { describe, expect, it } from 'vitest'
import { besideOf } from './third-column.ts'

const tennis = { isWide: true, begun: true, hasPlays: false, hasLineups: false }

describe('third column', () => {
  it('shows the plays of basketball, which are longer than any other panel', () => {
    expect(besideOf({ ...tennis, hasPlays: true, hasLineups: true })).toBe('plays')
  })
  it('shows the statistics of a match without line-ups, which would leave it empty', () => {
    expect(besideOf(tennis)).toBe('figures')
    expect(besideOf({ ...tennis, hasLineups: true })).toBeNull()
    expect(besideOf({ ...tennis, begun: false })).toBeNull()
  })
  it('shows nothing when there is no third column', () => {
    expect(besideOf({ ...tennis, isWide: false })).toBeNull()
    expect(besideOf({ ...tennis, isWide: false, hasPlays: true })).toBeNull()
  })
})
