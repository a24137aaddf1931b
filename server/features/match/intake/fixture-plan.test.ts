// Plans the changes from a list of fixtures.
import { describe, expect, it } from 'vitest'
import { aFixture, name } from '../../../../tests/support/match/match-build.ts'
import { type MatchState, newState } from '../state.ts'
import { planFixtures } from './fixture-plan.ts'

const at = '2026-03-01T00:00:00.000Z'
const known = (state: MatchState): Map<string, MatchState> => new Map([[state.core.id, state]])
const directory = { knows: ({ league_id }: { league_id: string }) => league_id === 'l1' }
const plan = (fixture: Parameters<typeof aFixture>[1], state = newState(aFixture('m1'), at)) =>
  planFixtures([aFixture('m1', fixture)], known(state), directory, at)

describe('a fixture list', () => {
  it('adds each new fixture once, and rejects those with unannounced parts', () => {
    const made = planFixtures(
      [aFixture('a'), aFixture('a'), aFixture('b', { league_id: 'x' }), aFixture('c', { match_time: 'soon' })],
      new Map(),
      directory,
      at,
    )
    expect([made.added.map(({ core }) => core.id), made.unknown]).toEqual([['a'], ['b', 'c']])
  })

  it('changes nothing when it is repeated', () => {
    expect(plan({})).toEqual({ added: [], renewed: [], moves: [], unknown: [] })
  })

  it('moves a kick-off under a key that stays the same when repeated', () => {
    const time = '2026-03-09T12:00:00Z'
    expect(plan({ match_time: time }).moves).toMatchObject([{ type: 'moved', key: 'moved:2026-03-09T12:00:00.000Z' }])
    const live = newState(aFixture('m1'), at)
    live.core = { ...live.core, status: 'live' }
    expect(plan({ match_time: time }, live).moves).toEqual([])
    expect(plan({ home_team_id: 't9' }, live).renewed).toEqual([])
  })

  it('sets a kick-off that was unknown, and moves it like any other after that', () => {
    const open = newState(aFixture('m1', { match_time: '2026-03-07T12:00:00Z', time_tbc: true }), at)
    expect(open.core.time_tbc).toBe(true)
    const { moves, renewed } = plan({ match_time: '2026-03-07T17:30:00Z' }, open)
    expect(moves).toEqual([])
    expect(renewed[0]?.core).toMatchObject({ match_time: '2026-03-07T17:30:00.000Z', time_tbc: false, original_time: null })
    expect(plan({ match_time: '2026-03-08T17:30:00Z' }, renewed[0]).moves).toHaveLength(1)
  })

  it('keeps an announced time that is no longer known, until there is another', () => {
    const state = newState(aFixture('m1'), at)
    expect(plan({ match_time: '2026-03-07T09:00:00Z', time_tbc: true }, state)).toMatchObject({ renewed: [], moves: [] })
    expect(plan({ match_time: '2026-03-08T12:00:00Z', time_tbc: true }, state).moves).toMatchObject([{ type: 'moved', time_tbc: true }])
  })

  it('updates the fields that may become known later', () => {
    const [renewed] = plan({ home_team_id: 't9', referee: name('Ref') }).renewed
    expect(renewed?.core).toMatchObject({ home_team_id: 't9', seq: 1 })
    expect(renewed?.fixture.referee).toEqual(name('Ref'))
  })
})
