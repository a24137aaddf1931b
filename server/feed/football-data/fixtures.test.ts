// Competitions as football-data.org names them.
import { expect, it } from 'vitest'
import { servedMatch } from '../../../tests/support/match/football-data-service.ts'
import { clubNames } from '../names/club.ts'
import { announced } from './fixtures.ts'
import { readMatches } from './wire.ts'

it('the World Cup ranks level teams by the rules of its year', () => {
  const rulesOf = (startDate: string) => {
    const competition = { id: 2000, name: 'FIFA World Cup', code: 'WC', type: 'CUP' }
    const { matches } = readMatches({
      matches: [servedMatch(1, `${startDate}T15:00:00Z`, { competition, season: { startDate }, stage: 'GROUP_STAGE', group: 'GROUP_A' })],
    })
    return announced(matches, clubNames()).leagues[0]?.rules
  }
  expect(rulesOf('2022-11-20')).toBe('fifa')
  expect(rulesOf('2026-06-11')).toBe('fifa-2026')
})
