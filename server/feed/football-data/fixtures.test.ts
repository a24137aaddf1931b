// Maps competitions of football-data.org.
import { expect, it } from 'vitest'
import { servedMatch } from '../../../tests/support/match/football-data-service.ts'
import { clubNames } from '../names/club.ts'
import { announced } from './fixtures.ts'
import { readMatches } from './wire.ts'

it('a league of another country with the name of a known one is not taken for it', () => {
  const leagueOf = (name: string, area: string) => {
    const { matches } = readMatches({
      matches: [
        servedMatch(1, '2026-11-21T15:00:00Z', { area: { name: area }, competition: { id: 2012, name, code: 'ABL', type: 'LEAGUE' } }),
      ],
    })
    return announced(matches, clubNames()).leagues[0]
  }
  expect(leagueOf('Bundesliga', 'Germany')).toMatchObject({ short: { zh: '德甲' }, rules: 'bundesliga' })
  expect(leagueOf('Primera Division', 'Spain')).toMatchObject({ short: { zh: '西甲' } })
  expect(leagueOf('Chinese Super League', 'China PR')).toMatchObject({ short: { zh: '中超' } })
  const austrian = leagueOf('Bundesliga', 'Austria')
  expect(austrian).toMatchObject({ short: { zh: '奥甲' }, name: { vi: 'VĐQG Áo' } })
  expect(austrian?.rules).toBe('austria')
  const ghanaian = leagueOf('Premier League', 'Ghana')
  expect(ghanaian?.name).toEqual({ zh: '加纳 Premier League', en: 'Ghana Premier League', vi: 'Ghana Premier League' })
  expect(ghanaian?.rules).toBeUndefined()
  const honduran = leagueOf('Primera División', 'Honduras')
  expect(honduran?.short).toEqual({ zh: '洪都拉斯 Primera…', en: 'Honduras Prim…', vi: 'Honduras Prim…' })
  expect(leagueOf('Serie A', '')).toMatchObject({ short: { zh: '意甲' } })
})

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

it('a club is the one of the country of its competition', () => {
  const homeOf = (team: string, name: string, area: string) => {
    const { matches } = readMatches({
      matches: [
        servedMatch(1, '2026-11-21T15:00:00Z', {
          area: { name: area },
          competition: { id: 2152, name, code: 'CLI', type: 'CUP' },
          homeTeam: { id: 7, name: team, shortName: team, tla: 'ABC' },
        }),
      ],
    })
    return announced(matches, clubNames()).teams.find(({ id }) => id === 'fd-team-7')?.name.zh
  }
  expect(homeOf('Liverpool FC', 'Premier League', 'England')).toBe('利物浦')
  expect(homeOf('Liverpool FC', 'Copa Libertadores', 'South America')).toBe('蒙得维的亚利物浦')
  expect(homeOf('América FC', 'Campeonato Brasileiro Série A', 'Brazil')).toBe('米内罗美洲')
  expect(homeOf('Athletic Club', 'Campeonato Brasileiro Série B', 'Brazil')).toBe('Athletic Club')
})
