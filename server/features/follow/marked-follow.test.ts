// A match that an account follows and reserves is one follow; removing either leaves the other.
import { describe, expect, it } from 'vitest'
import type { Follow } from '../../../contract/follow/follow.ts'
import { actsOf, markedFollow } from './marked-follow.ts'

const match = { id: 'm', sport: 'football', league_id: 'l', home_team_id: 'h', away_team_id: 'a' }
const marked = (...marks: ['followed' | 'reserved', boolean][]): Follow | null =>
  marks.reduce<Follow | null>((known, [as, on]) => markedFollow(match, known ?? undefined, as, on), null)

describe('a marked follow', () => {
  it('as a follow lists no events and uses the defaults', () => expect(marked(['followed', true])).toMatchObject({ events: [] }))
  it('as a reservation adds a reminder to what is inherited', () => {
    expect(marked(['reserved', true])).toMatchObject({ events: ['soon', 'kick-off', 'moved'], adds: true })
  })
  it('as both combines both, in either order', () => {
    const usual = ['kick-off', 'moved', 'goal', 'full-time', 'extra-time', 'shoot-out', 'review', 'red-card']
    for (const follow of [marked(['followed', true], ['reserved', true]), marked(['reserved', true], ['followed', true])]) {
      expect(follow?.adds).toBeUndefined()
      expect(new Set(follow?.events)).toEqual(new Set(['soon', ...usual]))
    }
  })
  it('keeps the other mark when one is removed', () => {
    expect(marked(['followed', true], ['reserved', true], ['reserved', false])).toMatchObject({ events: [] })
    expect(marked(['followed', true], ['reserved', true], ['followed', false])).toMatchObject({ adds: true })
    expect(marked(['followed', true], ['followed', false])).toBeNull()
    expect(marked(['reserved', true], ['reserved', false])).toBeNull()
  })
  it('keeps the chosen events and the muting', () => {
    const chosen: Follow = { kind: 'match', id: 'm', events: ['goal'], muted: true }
    expect(markedFollow(match, chosen, 'reserved', true)).toMatchObject({ events: ['goal', 'soon', 'kick-off', 'moved'], muted: true })
  })
})

describe('actsOf', () => {
  const plain: Follow = { kind: 'match', id: 'm', events: [] }
  const reminder: Follow = { kind: 'match', id: 'm', events: ['soon', 'kick-off', 'moved'], adds: true }
  const both: Follow = { kind: 'match', id: 'm', events: ['goal', 'soon', 'kick-off', 'moved'] }
  it('returns only what is new in a follow', () => {
    expect(actsOf(undefined, plain)).toEqual(['follow'])
    expect(actsOf(undefined, reminder)).toEqual(['reserve'])
    expect(actsOf(undefined, both)).toEqual(['follow', 'reserve'])
    expect(actsOf(plain, both)).toEqual(['reserve'])
    expect(actsOf(reminder, both)).toEqual(['follow'])
  })
  it('returns nothing when a follow is repeated, changed or muted', () => {
    for (const follow of [plain, reminder, both]) expect(actsOf(follow, { ...follow, muted: true })).toEqual([])
    expect(actsOf(both, plain)).toEqual([])
    expect(actsOf(undefined, { kind: 'match', id: 'm', events: [], adds: true, muted: true })).toEqual([])
  })
  it('never returns a reservation for a team, whatever its events', () => {
    expect(actsOf(undefined, { kind: 'team', id: 't', events: ['soon'] })).toEqual(['follow'])
  })
})
