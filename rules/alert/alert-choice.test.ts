import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AlertKind, alertKinds, type Follow, followKinds } from '../../contract/follow/follow.ts'
import { sports } from '../../contract/match/match-row.ts'
import {
  type ChoiceMatch,
  effectiveChoice,
  fullSettings,
  hidesScore,
  kindsOfSport,
  playerChoice,
  playerKinds,
  playerKindsOf,
  wantsAlert,
} from './alert-choice.ts'

const settings = { value1: true, value2: true, value3: true, value4: true }
const match: ChoiceMatch = { id: 'm1', sport: 'football', league_id: 'l1', home_team_id: 't1', away_team_id: 't2' }
const follow = (kind: Follow['kind'], id: string, events: AlertKind[] = [], more: Partial<Follow> = {}): Follow => ({
  kind,
  id,
  events,
  ...more,
})

const anyFollow: fc.Arbitrary<Follow> = fc.record(
  {
    kind: fc.constantFrom(...followKinds),
    id: fc.constantFrom('m1', 't1', 't2', 'l1', 'p1', 'other'),
    events: fc.subarray([...alertKinds]),
    muted: fc.boolean(),
    through: fc.boolean(),
    adds: fc.boolean(),
  },
  { requiredKeys: ['kind', 'id', 'events'] },
)
const anyFollows = fc.uniqueArray(anyFollow, { maxLength: 8, selector: ({ kind, id }) => `${kind}:${id}` })
const anySettings = fc.record({ value1: fc.boolean(), value2: fc.boolean(), value3: fc.boolean(), value4: fc.boolean() })
const anyMatch = fc.constantFrom(...sports).map((sport) => ({ ...match, sport }))

describe('effective alert choice', () => {
  it('comes from the most specific follow that selects any kinds', () => {
    const league = follow('league', 'l1', ['full-time'])
    const team = follow('team', 't1', ['red-card'])
    expect(effectiveChoice([league], settings, match)).toMatchObject({ from: 'league', kinds: ['full-time'] })
    expect(effectiveChoice([league, team], settings, match)).toMatchObject({ from: 'team', kinds: ['red-card'] })
    expect(effectiveChoice([league, team, follow('match', 'm1', ['goal'])], settings, match)).toMatchObject({
      from: 'match',
      kinds: ['goal'],
    })
    expect(effectiveChoice([league, team, follow('match', 'm1')], settings, match)).toMatchObject({ from: 'team', kinds: ['red-card'] })
    const both = [team, follow('team', 't2', ['goal'])]
    expect(effectiveChoice(both, settings, match).kinds).toEqual(['goal', 'red-card'])
  })

  it('falls back to the settings, with fewer kinds when only the league is followed', () => {
    const all = ['kick-off', 'goal', 'review', 'red-card', 'full-time', 'extra-time', 'shoot-out', 'moved']
    expect(effectiveChoice([follow('match', 'm1')], settings, match)).toEqual({
      from: 'settings',
      kinds: all,
      muted: false,
      through: false,
    })
    expect(effectiveChoice([follow('league', 'l1')], settings, match).kinds).not.toContain('kick-off')
    // Only devices that selected the break are notified of it.
    expect(effectiveChoice([follow('match', 'm1', ['half-time'])], settings, match).kinds).toEqual(['half-time'])
    expect(effectiveChoice([follow('league', 'l1'), follow('team', 't2')], settings, match).kinds).toEqual(all)
    expect(effectiveChoice([follow('team', 't9')], settings, match)).toMatchObject({ from: null, kinds: [] })
  })

  it('is extended by a reservation, which suppresses no other kinds', () => {
    const reserved = follow('match', 'm1', ['soon', 'kick-off', 'moved'], { adds: true })
    expect(effectiveChoice([reserved], settings, match)).toMatchObject({ from: 'match', kinds: ['soon', 'kick-off', 'moved'] })
    expect(effectiveChoice([reserved, follow('team', 't1', ['goal'])], settings, match).kinds).toEqual([
      'soon',
      'kick-off',
      'goal',
      'moved',
    ])
  })

  it('in basketball includes half-time with quarter ends, and never goals', () => {
    const basketball = { ...match, sport: 'basketball' }
    expect(effectiveChoice([follow('match', 'm1', ['quarter-end', 'goal'])], settings, basketball).kinds).toEqual([
      'quarter-end',
      'half-time',
    ])
    expect(effectiveChoice([follow('match', 'm1')], settings, basketball).kinds).toEqual(['kick-off', 'overtime', 'full-time', 'moved'])
  })

  it('uses a less specific level only if the more specific one selects nothing, for any follows', () => {
    fc.assert(
      fc.property(anyFollows, anySettings, anyMatch, (follows, switches, row) => {
        const { kinds, from, muted } = effectiveChoice(follows, switches, row)
        const touching = follows.filter(
          ({ kind, id }) =>
            (kind === 'match' && id === 'm1') || (kind === 'team' && /^t[12]$/.test(id)) || (kind === 'league' && id === 'l1'),
        )
        expect(muted).toBe(touching.some((one) => one.kind === 'match' && one.muted === true))
        expect(kinds.every((kind) => kindsOfSport(row.sport).includes(kind))).toBe(true)
        expect(from === null).toBe(touching.length === 0)
        if (muted || touching.length === 0) {
          expect(kinds).toEqual([])
          return
        }
        const named = (level: string): AlertKind[] =>
          touching.filter((one) => one.kind === level && !one.adds).flatMap(({ events }) => events)
        const decided = [named('match'), named('team'), named('league')].find((events) => events.length > 0)
        const added = touching.filter(({ adds }) => adds).flatMap(({ events }) => events)
        for (const kind of kindsOfSport(row.sport)) {
          if (kind === 'half-time' && row.sport === 'basketball') continue
          if (decided) expect(kinds.includes(kind)).toBe(decided.includes(kind) || added.includes(kind))
          else if (added.includes(kind)) expect(kinds).toContain(kind)
        }
      }),
      { numRuns: 1_000 },
    )
  })

  it('ignores unrelated follows and the order of follows', () => {
    fc.assert(
      fc.property(anyFollows, anySettings, anyMatch, (follows, switches, row) => {
        const choice = effectiveChoice(follows, switches, row)
        expect(effectiveChoice([...follows].reverse(), switches, row)).toEqual(choice)
        expect(effectiveChoice([...follows, follow('team', 't99', ['goal'])], switches, row)).toEqual(choice)
      }),
      { numRuns: 300 },
    )
  })
})

describe('followed player', () => {
  it('alerts only to the player’s own events, regardless of the match settings', () => {
    const star = follow('player', 'p1')
    expect(playerChoice(star, settings, 'football')).toEqual(['goal', 'red-card'])
    expect(wantsAlert([star], settings, match, 'goal', ['p1'])).toBe(true)
    expect(wantsAlert([star], settings, match, 'goal', ['p2'])).toBe(false)
    expect(wantsAlert([star], settings, match, 'full-time', ['p1'])).toBe(false)
    expect(wantsAlert([star, follow('match', 'm1', [], { muted: true })], settings, match, 'goal', ['p1'])).toBe(false)
    expect(playerChoice(follow('player', 'p1', [...alertKinds]), settings, null)).toEqual([...playerKinds])
  })

  it('offers only alerts that can occur in the player’s sport', () => {
    const star = follow('player', 'p1')
    expect(playerChoice(star, settings, 'basketball')).toEqual([])
    expect(playerChoice({ ...star, events: ['line-up', 'goal'] }, settings, 'basketball')).toEqual(['line-up'])
    expect(playerKindsOf('tennis')).toEqual([])
    expect(wantsAlert([{ ...star, events: ['line-up'] }], settings, { ...match, sport: 'basketball' }, 'line-up', ['p1'])).toBe(true)
  })
})

describe('hiding scores', () => {
  it('applies to no matches, to followed teams and matches, or to all matches', () => {
    const league = [follow('league', 'l1')]
    const team = [follow('team', 't1')]
    expect([league, team].map((follows) => hidesScore(follows, settings, match))).toEqual([false, false])
    expect([league, team].map((follows) => hidesScore(follows, { ...settings, hide: 'followed' }, match))).toEqual([false, true])
    expect([league, team].map((follows) => hidesScore(follows, { ...settings, hide: 'all' }, match))).toEqual([true, true])
    expect(hidesScore([follow('player', 'p1')], { ...settings, hide: 'followed' }, match, ['p1'])).toBe(true)
    expect(fullSettings({ ...settings, lead: 45 })).toMatchObject({ lead: 45, hide: 'off', digest: true, delay: 0 })
  })
})
