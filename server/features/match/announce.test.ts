// A patch holds the changed fields and nothing else.
import { describe, expect, it } from 'vitest'
import { aFixture, aLeague, aTeam } from '../../../tests/support/match/match-build.ts'
import { patchOf } from './announce.ts'
import { createDirectory, withOwn } from './directory.ts'
import { newState } from './state.ts'

const directory = createDirectory({ on: true })
directory.upsertLeagues([withOwn(aLeague('l1'), undefined)])
directory.upsertTeams([aTeam('t1'), aTeam('t2')])
const { core } = newState(aFixture('m1'), '2026-03-01T00:00:00.000Z')
const before = directory.rowOf(core, null)

it('a row also names its teams by three letters', () => {
  expect(before).toMatchObject({ home_team_code: 'TST', away_team_code: 'TST' })
})

describe('a row patch', () => {
  it('has id, seq, timestamp and the fields that changed', () => {
    const after = directory.rowOf({ ...core, seq: 3, home_score: 1, periods: [[1, 0]] }, null)
    expect(patchOf({ before, after })).toEqual({ id: 'm1', seq: 3, updated_at: core.updated_at, home_score: 1, periods: [[1, 0]] })
  })

  it('omits equal values even in a new object, and the odds, which have their own frames', () => {
    const odds = { updated_at: core.updated_at } as never
    expect(patchOf({ before, after: directory.rowOf({ ...core, seq: 1, periods: [] }, odds) })).toEqual({
      id: 'm1',
      seq: 1,
      updated_at: core.updated_at,
    })
  })
})
