import { describe, expect, it } from 'vitest'
import { concernsFollowed, type Followed } from './cover-rule.ts'

const following = (follows: string[], reservations: string[] = []): Followed => ({
  follows: new Map(follows.map((key) => [key, true])),
  reservations: new Map(reservations.map((id) => [id, true])),
})
const match = { key: 'm1', teams: ['a', 'b'] }

describe('when scores of followed items are hidden', () => {
  it('covers a match that is followed, reserved or has a followed team', () => {
    expect(concernsFollowed(match, following(['match:m1']))).toBe(true)
    expect(concernsFollowed(match, following([], ['m1']))).toBe(true)
    expect(concernsFollowed(match, following(['team:b']))).toBe(true)
  })

  it('shows all other matches, including those of a followed league', () => {
    expect(concernsFollowed(match, following(['match:m2', 'team:c', 'league:l'], ['m3']))).toBe(false)
    expect(concernsFollowed({ key: 'table:x', teams: [] }, following(['match:m2']))).toBe(false)
  })

  it('covers tables and form that include such a match', () => {
    const form = { key: 'form:m1', teams: ['a', 'b'], matches: ['m1', 'm2'] }
    expect(concernsFollowed(form, following(['match:m2']))).toBe(true)
    expect(concernsFollowed(form, following([], ['m1']))).toBe(true)
    expect(concernsFollowed(form, following(['match:m3']))).toBe(false)
  })

  it('covers content with unknown teams as soon as anything is followed', () => {
    expect(concernsFollowed({ key: 'x', teams: null }, following(['team:a']))).toBe(true)
    expect(concernsFollowed({ key: 'x', teams: null }, following([]))).toBe(false)
  })
})
