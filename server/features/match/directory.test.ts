// Joins names and coverage to match rows.
import { expect, it } from 'vitest'
import { aTeam, name } from '../../../tests/support/match/match-build.ts'
import { createDirectory } from './directory.ts'

it('puts two Latin letters behind a Chinese crest, and leaves any other crest unchanged', () => {
  const directory = createDirectory({ on: true })
  directory.upsertTeams([
    aTeam('a', { name: name('Green Harbour'), crest: '#0F5FA8,#FFFFFF,潮' }),
    aTeam('b', { crest: '#0F5FA8,#FFFFFF,RM' }),
    aTeam('c', { crest: '#0F5FA8,#FFFFFF,?' }),
  ])
  expect([...directory.teams.values()].map(({ crest }) => crest)).toEqual([
    '#0F5FA8,#FFFFFF,潮,GH',
    '#0F5FA8,#FFFFFF,RM',
    '#0F5FA8,#FFFFFF,?',
  ])
})
