import { describe, expect, it } from 'vitest'
import { concernsFollowed, type Followed } from './cover-rule.ts'

const following = (follows: string[], reservations: string[] = []): Followed => ({
  follows: new Map(follows.map((key) => [key, true])),
  reservations: new Map(reservations.map((id) => [id, true])),
})
const match = { key: 'm1', teams: ['a', 'b'] }

describe('a reader who hides the scores of what he follows', () => {
  it('reads nothing of a match that he follows, reserved, or whose team he follows', () => {
    expect(concernsFollowed(match, following(['match:m1']))).toBe(true)
    expect(concernsFollowed(match, following([], ['m1']))).toBe(true)
    expect(concernsFollowed(match, following(['team:b']))).toBe(true)
  })

  it('reads all others, also of a followed league', () => {
    expect(concernsFollowed(match, following(['match:m2', 'team:c', 'league:l'], ['m3']))).toBe(false)
    expect(concernsFollowed({ key: 'table:x', teams: [] }, following(['match:m2']))).toBe(false)
  })

  it('reads no table and no form that tells of such a match', () => {
    const form = { key: 'form:m1', teams: ['a', 'b'], matches: ['m1', 'm2'] }
    expect(concernsFollowed(form, following(['match:m2']))).toBe(true)
    expect(concernsFollowed(form, following([], ['m1']))).toBe(true)
    expect(concernsFollowed(form, following(['match:m3']))).toBe(false)
  })

  it('reads nothing of nobody knows whom as soon as he follows anything', () => {
    expect(concernsFollowed({ key: 'x', teams: null }, following(['team:a']))).toBe(true)
    expect(concernsFollowed({ key: 'x', teams: null }, following([]))).toBe(false)
  })
})
