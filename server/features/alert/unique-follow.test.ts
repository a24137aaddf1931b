// What becomes of two follows of the same thing.
import { describe, expect, it } from 'vitest'
import type { Follow } from '../../../contract/follow.ts'
import { uniqueFollows } from './unique-follow.ts'

const match = (more: Partial<Follow> = {}): Follow => ({ kind: 'match', id: 'm1', events: [], ...more })

describe('two follows of the same thing', () => {
  it('ask for the events of both, whichever comes last', () => {
    const [goals, cards] = [match({ events: ['goal'] }), match({ events: ['red-card', 'goal'] })]
    expect(uniqueFollows([goals, cards])).toMatchObject([{ kind: 'match', id: 'm1', events: ['goal', 'red-card'] }])
    expect(uniqueFollows([cards, goals])).toMatchObject([{ kind: 'match', id: 'm1', events: ['red-card', 'goal'] }])
  })
  it('are silent only where both are, and go through quiet hours where one does', () => {
    expect(uniqueFollows([match({ muted: true }), match({ through: true })])).toMatchObject([{ muted: false, through: true }])
    expect(uniqueFollows([match({ muted: true }), match({ muted: true })])).toMatchObject([{ muted: true }])
  })
  it('add to what is inherited unless one takes its place', () => {
    expect(uniqueFollows([match({ events: ['kick-off'], adds: true }), match()])).toMatchObject([{ adds: true }])
    expect(uniqueFollows([match({ events: ['kick-off'], adds: true }), match({ events: ['goal'] })])).toMatchObject([{ adds: false }])
  })
  it('of other things stay as they are, in their order', () => {
    const team: Follow = { kind: 'team', id: 'm1', events: ['goal'] }
    expect(uniqueFollows([match(), team])).toEqual([match(), team])
  })
})
