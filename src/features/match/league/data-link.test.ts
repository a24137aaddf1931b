import { expect, it } from 'vitest'
import { sports } from '../../../../contract/match/match-row.ts'
import { screenPaths } from '../../../../contract/wire/route.ts'
import { dataPath, teamPath } from './data-link.ts'

it('links teams of every sport to an existing screen, and leagues where one exists', () => {
  for (const sport of sports) expect(screenPaths).toContain(teamPath(sport))
  expect(sports.map(teamPath)).toEqual(['/base-football', '/base-basketball', '/base-other', '/base-other', '/base-other'])
  expect(sports.map(dataPath)).toEqual(['/base-football', '/base-basketball', null, null, null])
})
