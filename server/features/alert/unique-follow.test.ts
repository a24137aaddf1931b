// Merges two follows of the same item.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AlertSettings } from '../../../contract/alert.ts'
import { alertKinds, type Follow, followKinds } from '../../../contract/follow/follow.ts'
import { alertDefaults, effectiveChoice, playerChoice, streamerChoice } from '../../../rules/alert/alert-choice.ts'
import { uniqueFollows } from './unique-follow.ts'

const match = (more: Partial<Follow> = {}): Follow => ({ kind: 'match', id: 'm1', events: [], ...more })
const unique = (follows: readonly Follow[]): Follow[] => uniqueFollows(follows, alertDefaults)

describe('two follows of the same item', () => {
  it('merge the events of both, in either order', () => {
    const [goals, cards] = [match({ events: ['goal'] }), match({ events: ['red-card', 'goal'] })]
    expect(unique([goals, cards])).toMatchObject([{ kind: 'match', id: 'm1', events: ['goal', 'red-card'] }])
    expect(unique([cards, goals])).toMatchObject([{ kind: 'match', id: 'm1', events: ['red-card', 'goal'] }])
  })
  it('are muted only if both are, and pass through quiet hours if either does', () => {
    expect(unique([match({ muted: true }), match({ through: true })])).toMatchObject([{ muted: false, through: true }])
    expect(unique([match({ muted: true }), match({ muted: true })])).toMatchObject([{ muted: true }])
  })
  it('only add to the inherited events if both do', () => {
    const added = match({ events: ['soon'], adds: true })
    expect(unique([added, match({ events: ['moved'], adds: true })])).toMatchObject([{ events: ['soon', 'moved'], adds: true }])
    expect(unique([added, match({ events: ['goal'] })])).toMatchObject([{ events: ['soon', 'goal'], adds: false }])
    expect(unique([match({ adds: true }), match()])).toMatchObject([{ events: [], adds: false }])
  })
  it('keep the defaults if one of them has no choice of its own', () => {
    for (const other of [match({ events: ['half-time'] }), match({ events: ['half-time'], adds: true })])
      for (const both of [
        [match(), other],
        [other, match()],
      ]) {
        const [one] = unique(both)
        expect(one?.adds).toBe(false)
        expect(new Set(one?.events)).toEqual(
          new Set(['half-time', 'goal', 'kick-off', 'full-time', 'extra-time', 'shoot-out', 'overtime', 'review', 'red-card', 'moved']),
        )
      }
  })
  it('of different items stay as they are, in their order', () => {
    const team: Follow = { kind: 'team', id: 'm1', events: ['goal'] }
    expect(unique([match(), team])).toEqual([match(), team])
  })
})

describe('any two follows of one item', () => {
  const switches = fc.record({ value1: fc.boolean(), value2: fc.boolean(), value3: fc.boolean(), value4: fc.boolean() })
  const kind = fc.constantFrom(...followKinds)
  const choice = fc.record({ events: fc.uniqueArray(fc.constantFrom(...alertKinds), { maxLength: 4 }), adds: fc.boolean() })
  const sport = fc.constantFrom('football', 'basketball', 'tennis', 'badminton', 'esports')

  /** The alerts that a follow triggers, by the rules that both sides share. */
  function kindsOf(follow: Follow, settings: AlertSettings, of: string): string[] {
    if (follow.kind === 'player') return playerChoice(follow, settings, null)
    if (follow.kind === 'broadcast') return ['live']
    if (follow.kind === 'streamer') return streamerChoice(follow, settings) ? ['live'] : []
    const one = { id: 'one', sport: of, league_id: 'one', home_team_id: 'one', away_team_id: 'other' }
    return effectiveChoice([follow], settings, one).kinds
  }

  it('merge into one that triggers exactly the alerts of both', () => {
    fc.assert(
      fc.property(switches, kind, choice, choice, sport, (chosen, of, one, other, sports) => {
        // Only a match can be reserved.
        const follow = (what: typeof one): Follow => ({ kind: of, id: 'one', ...what, adds: of === 'match' && what.adds })
        const settings = { ...alertDefaults, ...chosen }
        const merged = uniqueFollows([follow(one), follow(other)], settings)
        const both = [follow(one), follow(other)].flatMap((each) => kindsOf(each, settings, sports))
        expect(merged).toHaveLength(1)
        expect(new Set(kindsOf(merged[0] as Follow, settings, sports))).toEqual(new Set(both))
      }),
      { numRuns: 500 },
    )
  })
})
