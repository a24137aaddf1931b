import { describe, expect, it } from 'vitest'
import type { Follow } from '../../../../contract/follow/follow.ts'
import { alertDefaults } from '../../../../rules/alert/alert-choice.ts'
import { alertedKinds, followedTeam, isPlayerAlerted, offeredKinds, promisedKinds, summarizeChoice } from './alert-offer.ts'

const match = { league_id: 'l', home_team_id: 't', away_team_id: 'u' }

describe('alerts offered by a follow', () => {
  it('fit the sport, with a set of their own for a player', () => {
    expect(offeredKinds({ kind: 'match', sport: 'football' })).toContain('review')
    expect(offeredKinds({ kind: 'match', sport: 'basketball' })).not.toContain('goal')
    expect(offeredKinds({ kind: 'league', sport: 'tennis' })).toEqual(['soon', 'kick-off', 'set-end', 'full-time', 'moved'])
    expect(offeredKinds({ kind: 'match', sport: 'badminton' })).toContain('match-point')
    expect(offeredKinds({ kind: 'player', sport: 'football' })).toEqual(['line-up', 'goal', 'penalty-missed', 'red-card'])
    expect(offeredKinds({ kind: 'player', sport: 'basketball' })).toEqual(['line-up'])
    expect(offeredKinds({ kind: 'player', sport: 'tennis' })).toEqual([])
    const unknown = offeredKinds({ kind: 'team', sport: null })
    expect(unknown).toEqual([...new Set(unknown)])
    expect(unknown).toEqual(expect.arrayContaining(['goal', 'close-game', 'moved']))
  })

  it('include what a match inherits from its team, unless it has its own choice', () => {
    const team: Follow = { kind: 'team', id: 't', events: ['goal', 'soon'] }
    const followed = { kind: 'match' as const, id: 'm', sport: 'football', match }
    const bare: Follow = { kind: 'match', id: 'm', events: [] }
    expect(alertedKinds(followed, [team, bare], alertDefaults)).toEqual(['soon', 'goal'])
    expect(alertedKinds(followed, [team, { ...bare, events: ['red-card'] }], alertDefaults)).toEqual(['red-card'])
    expect(alertedKinds(followed, [{ ...bare, muted: true }, team], alertDefaults)).toEqual([])
  })

  it('include what a team inherits from its league, and preview what following it would alert', () => {
    const league: Follow = { kind: 'league', id: 'l', events: ['goal'] }
    const bare: Follow = { kind: 'team', id: 't', events: [] }
    const team = followedTeam('t', 'football', 'l')
    expect(alertedKinds(team, [league, bare], alertDefaults)).toEqual(['goal'])
    expect(alertedKinds(team, [league, { ...bare, events: ['red-card'] }], alertDefaults)).toEqual(['red-card'])
    expect(alertedKinds(team, [], alertDefaults)).toEqual([])
    expect(promisedKinds(team, [], alertDefaults)).toEqual(alertedKinds(team, [bare], alertDefaults))
    expect(promisedKinds(team, [], alertDefaults)).toContain('kick-off')
    expect(promisedKinds(team, [league], alertDefaults)).toEqual(['goal'])
  })

  it('include none for a player by default in a sport with only line-ups, which must be chosen', () => {
    expect(isPlayerAlerted('football')).toBe(true)
    expect(isPlayerAlerted('basketball')).toBe(false)
    const star = { kind: 'player' as const, id: 'p', sport: 'basketball' }
    expect(promisedKinds(star, [], alertDefaults)).toEqual([])
    expect(alertedKinds(star, [{ kind: 'player', id: 'p', events: ['line-up', 'goal'] }], alertDefaults)).toEqual(['line-up'])
  })

  it('follow the switches when nothing is chosen', () => {
    const league: Follow = { kind: 'league', id: 'l', events: [] }
    const alerted = alertedKinds({ kind: 'league', id: 'l', sport: 'football' }, [league], { ...alertDefaults, value1: false })
    expect(alerted).not.toContain('goal')
    expect(alerted).toContain('full-time')
  })
})

describe('text of a choice', () => {
  const offered = offeredKinds({ kind: 'match', sport: 'football' })

  it('names a few and counts the rest; a single remaining one is named', () => {
    expect(summarizeChoice(['goal', 'red-card'], offered, 4)).toEqual({ named: ['goal', 'red-card'], count: 2, all: false, soon: false })
    expect(summarizeChoice(offered.slice(2, 7), offered, 4).named).toHaveLength(5)
    expect(summarizeChoice(offered.slice(2, 8), offered, 4)).toMatchObject({ count: 6, all: false })
    expect(summarizeChoice(offered.slice(2, 8), offered, 4).named).toHaveLength(4)
  })

  it('names goals, red cards and full time before all others, in order of occurrence', () => {
    const alerted = promisedKinds({ kind: 'match', id: 'm', sport: 'football', match }, [], alertDefaults)
    expect(summarizeChoice(alerted, offered, 3)).toMatchObject({ named: ['goal', 'red-card', 'full-time'], count: 8 })
    expect(summarizeChoice(alerted, offered, 4).named).toEqual(['kick-off', 'goal', 'red-card', 'full-time'])
    const inBasketball = offeredKinds({ kind: 'match', sport: 'basketball' })
    expect(summarizeChoice(inBasketball, inBasketball, 2).named).toEqual(['line-up', 'full-time'])
  })

  it('recognizes everything, and nothing but a reminder', () => {
    expect(summarizeChoice(offered, offered, 4)).toMatchObject({ all: true, soon: true })
    expect(summarizeChoice(['soon'], offered, 4)).toMatchObject({ count: 0, all: false, soon: true })
    expect(summarizeChoice([], offered, 4)).toMatchObject({ count: 0, soon: false })
  })
})
