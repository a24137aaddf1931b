// A match that an account follows and reserves is one follow; removing either leaves the other.
import { describe, expect, it } from 'vitest'
import type { Follow } from '../../../contract/follow.ts'
import { actsOf, markedFollow } from './marked-follow.ts'

const match = { id: 'm', sport: 'football', league_id: 'l', home_team_id: 'h', away_team_id: 'a' }
const marked = (...marks: ['followed' | 'reserved', boolean][]): Follow | null =>
  marks.reduce<Follow | null>((known, [as, on]) => markedFollow(match, known ?? undefined, as, on), null)

describe('a mark', () => {
  it('of a follow names nothing: it tells the usual', () => expect(marked(['followed', true])).toMatchObject({ events: [] }))
  it('of a reservation adds a reminder to what is inherited', () => {
    expect(marked(['reserved', true])).toMatchObject({ events: ['soon', 'kick-off', 'moved'], adds: true })
  })
  it('of both tells both, in either order', () => {
    const usual = ['kick-off', 'moved', 'goal', 'full-time', 'extra-time', 'shoot-out', 'review', 'red-card']
    for (const follow of [marked(['followed', true], ['reserved', true]), marked(['reserved', true], ['followed', true])]) {
      expect(follow?.adds).toBeUndefined()
      expect(new Set(follow?.events)).toEqual(new Set(['soon', ...usual]))
    }
  })
  it('that is taken away leaves the other', () => {
    expect(marked(['followed', true], ['reserved', true], ['reserved', false])).toMatchObject({ events: [] })
    expect(marked(['followed', true], ['reserved', true], ['followed', false])).toMatchObject({ adds: true })
    expect(marked(['followed', true], ['followed', false])).toBeNull()
    expect(marked(['reserved', true], ['reserved', false])).toBeNull()
  })
  it('keeps what was chosen, and what was muted', () => {
    const chosen: Follow = { kind: 'match', id: 'm', events: ['goal'], muted: true }
    expect(markedFollow(match, chosen, 'reserved', true)).toMatchObject({ events: ['goal', 'soon', 'kick-off', 'moved'], muted: true })
  })
})

describe('what a follow counts as', () => {
  const plain: Follow = { kind: 'match', id: 'm', events: [] }
  const reminder: Follow = { kind: 'match', id: 'm', events: ['soon', 'kick-off', 'moved'], adds: true }
  const both: Follow = { kind: 'match', id: 'm', events: ['goal', 'soon', 'kick-off', 'moved'] }
  it('is what is new in it', () => {
    expect(actsOf(undefined, plain)).toEqual(['follow'])
    expect(actsOf(undefined, reminder)).toEqual(['reserve'])
    expect(actsOf(undefined, both)).toEqual(['follow', 'reserve'])
    expect(actsOf(plain, both)).toEqual(['reserve'])
    expect(actsOf(reminder, both)).toEqual(['follow'])
  })
  it('is nothing when it is only told again, chosen anew, or muted', () => {
    for (const follow of [plain, reminder, both]) expect(actsOf(follow, { ...follow, muted: true })).toEqual([])
    expect(actsOf(both, plain)).toEqual([])
    expect(actsOf(undefined, { kind: 'match', id: 'm', events: [], adds: true, muted: true })).toEqual([])
  })
  it('of a team is never a reservation, whatever it tells', () => {
    expect(actsOf(undefined, { kind: 'team', id: 't', events: ['soon'] })).toEqual(['follow'])
  })
})
