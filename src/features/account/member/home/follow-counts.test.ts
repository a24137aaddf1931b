import { expect, it } from 'vitest'
import { countFollows } from './follow-counts.ts'

it('counts follows by kind', () => {
  expect(countFollows([])).toEqual({ match: 0, team: 0, league: 0, player: 0 })
  expect(countFollows([{ kind: 'team' }, { kind: 'match' }, { kind: 'team' }])).toEqual({ match: 1, team: 2, league: 0, player: 0 })
})
