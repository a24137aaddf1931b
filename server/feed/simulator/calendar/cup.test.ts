// Checks the cups against the tables that the product computes from their matches.
import { expect, it } from 'vitest'
import { tableOf } from '../../../../rules/match/table/standings.ts'
import { rulesNamed } from '../../../../rules/match/table/table-rules.ts'
import { resultOf } from '../result.ts'
import { world } from '../world.ts'
import { buildCups, cupCycleAt } from './cup.ts'
import { anchorDay } from './season.ts'

it('the top two of each group advance, whichever tie-breaker is needed', () => {
  const made = world('grandstand')
  for (const cycle of [0, 1]) {
    const matches = buildCups(made, cupCycleAt(anchorDay) + cycle).filter(({ league }) => league.feed.table === 'groups')
    const isQuarter = matches.filter(({ stage }) => stage?.en.startsWith('Quarter-final'))
    const goOn = new Set(isQuarter.flatMap(({ home, away }) => [home.id, away.id]))
    for (const letter of ['A', 'B', 'C', 'D']) {
      const played = matches.filter(({ group }) => group === letter)
      expect(played).toHaveLength(12)
      const results = played
        .toSorted((one, other) => one.start - other.start)
        .map((match) => {
          const [home_score, away_score] = resultOf(match).score
          return { home: match.home.id, away: match.away.id, home_score, away_score, live: false }
        })
      const teams = played.flatMap(({ home, away }) => [home.id, away.id])
      const rows = tableOf(teams, results, rulesNamed(played[0]?.league.feed.rules ?? '', 'football'))
      expect(
        rows.filter(({ team }) => goOn.has(team)).map(({ rank }) => rank),
        `${cycle} ${letter}`,
      ).toEqual([1, 2])
    }
  }
})
