import { describe, expect, it } from 'vitest'
import { alertDefaults, effectiveChoice } from '../../rules/alert/alert-choice.ts'
import { followsOf } from './device-follows.ts'

const team = { kind: 'team' as const, id: 't', events: [] }

describe('follows sent to the server for this device', () => {
  it('add the reminders of a reservation to the other follows', () => {
    expect(followsOf([team], ['m'], {}, alertDefaults)).toEqual([
      team,
      { kind: 'match', id: 'm', events: ['soon', 'kick-off', 'moved'], adds: true },
    ])
  })

  it('keep every goal of a followed match that is also reserved', () => {
    const both = followsOf([{ kind: 'match', id: 'm', events: [] }], ['m'], {}, alertDefaults)
    const match = { id: 'm', sport: 'football', league_id: 'l', home_team_id: 'a', away_team_id: 'b' }
    expect(effectiveChoice(both, alertDefaults, match).kinds).toEqual(expect.arrayContaining(['soon', 'goal', 'red-card', 'full-time']))
    const quiet = { ...alertDefaults, value1: false }
    expect(effectiveChoice(followsOf([{ kind: 'match', id: 'm', events: [] }], ['m'], {}, quiet), quiet, match).kinds).not.toContain('goal')
  })

  it('merge the reminders into a followed match’s own choice of events', () => {
    expect(followsOf([{ kind: 'match', id: 'm', events: ['goal', 'soon'] }], ['m'], {}, alertDefaults)).toEqual([
      { kind: 'match', id: 'm', events: ['goal', 'soon', 'kick-off', 'moved'] },
    ])
  })

  it('mark a match covered only by a team as muted or as passing through quiet hours', () => {
    const marks = { m: { muted: true, name: '', at: 1 }, n: { through: true, name: '', at: 1 }, o: { name: '', at: 1 } }
    expect(followsOf([team, { kind: 'match', id: 'n', events: ['goal'] }], [], marks, alertDefaults)).toEqual([
      team,
      { kind: 'match', id: 'n', events: ['goal'], through: true },
      { kind: 'match', id: 'm', events: [], adds: true, muted: true },
    ])
  })
})
