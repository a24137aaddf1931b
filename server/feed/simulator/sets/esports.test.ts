import { describe, expect, it, vi } from 'vitest'
import type { Statistic } from '../../../../contract/match/match-detail.ts'
import { matchesBetween } from '../calendar/schedule.ts'
import { anchorDay } from '../calendar/season.ts'
import { day } from '../days.ts'
import type { SimMatch } from '../model.ts'
import { world } from '../world.ts'
import { setsEvents } from './events.ts'
import { setsStatistics } from './figures.ts'
import { playSets } from './play.ts'

vi.setConfig({ testTimeout: 60_000 })

const matches = matchesBetween(world('grandstand'), (anchorDay + 1) * day, (anchorDay + 6) * day).filter(({ sport }) => sport === 'esports')
const gameOf = ({ league: { form } }: SimMatch): string => (form.kind === 'circuit' ? form.seed.game : '')
const arena = matches.filter((match) => gameOf(match) === 'arena')
const shooter = matches.filter((match) => gameOf(match) === 'shooter')
const find = (figures: Statistic[], key: string, period?: number): Statistic | undefined =>
  figures.find((figure) => figure.key === key && figure.period === period)
const columns = { tower: 'towers', dragon: 'dragons', baron: 'barons', plant: 'plants', defusal: 'defusals' } as const

describe('esports objectives', () => {
  it('are those of the game, each published once, in order, on its map and in its minute', () => {
    expect(arena.length).toBeGreaterThan(10)
    expect(shooter.length).toBeGreaterThan(2)
    for (const match of matches) {
      const play = playSets(match)
      const seen = new Set<string>()
      let map = 0
      let before = ''
      for (const event of setsEvents(match, play)) {
        expect(event.at >= before, `${match.id} ${event.key}`).toBe(true)
        before = event.at
        if (event.type === 'phase' && /^set-\d$/.test(event.phase)) map = Number(event.phase.slice(4))
        if (event.type !== 'objective') continue
        seen.add(event.objective)
        expect(event.minute.period).toBe(map)
        expect(event.minute.minute).toBeGreaterThan(0)
      }
      expect([...seen].sort(), match.id).toEqual(gameOf(match) === 'arena' ? ['baron', 'dragon', 'tower'] : ['defusal', 'plant'])
    }
  })

  it('match the statistics of each map, never decrease, and add up to those of the match', () => {
    for (const match of matches) {
      const play = playSets(match)
      const events = setsEvents(match, play)
      const countOf = (objective: string, side: string, map: number, until: number): number =>
        events.filter(
          (event) =>
            event.type === 'objective' &&
            event.objective === objective &&
            event.side === side &&
            event.minute.period === map &&
            Date.parse(event.at) - match.start <= until,
        ).length
      let before: Statistic[] = []
      for (let share = 1; share <= 8; share += 1) {
        const at = (play.length * share) / 8
        const figures = setsStatistics(match, play, at)
        for (const { key, home, away, period } of figures) {
          const earlier = find(before, key, period)
          expect(home >= (earlier?.home ?? 0) && away >= (earlier?.away ?? 0), `${match.id} ${key} ${period}`).toBe(true)
          if (period === undefined && key !== 'kills') {
            const parts = figures.filter((figure) => figure.key === key && figure.period !== undefined)
            expect(parts.reduce((sum, part) => sum + part.home, 0)).toBeCloseTo(home, 5)
            expect(parts.reduce((sum, part) => sum + part.away, 0)).toBeCloseTo(away, 5)
          }
        }
        for (const [objective, key] of Object.entries(columns))
          for (const { period, home, away } of figures.filter((figure) => figure.key === key))
            if (period !== undefined)
              expect([home, away], `${match.id} ${key} ${period}`).toEqual([
                countOf(objective, 'home', period, at),
                countOf(objective, 'away', period, at),
              ])
        before = figures
      }
      expect(Math.max(...before.map(({ period }) => period ?? 0))).toBe(play.periods.length)
    }
  })

  it('mostly follow the gold to the map winner, and no side loses more towers than it has', () => {
    const maps = arena.flatMap((match) => {
      const play = playSets(match)
      const figures = setsStatistics(match, play, play.length)
      const winners = play.incidents.flatMap((incident) => (incident.kind === 'set' ? [incident.side] : []))
      return winners.map((winner, index) => {
        const of = (key: string) => find(figures, key, index + 1) as Statistic
        const loser = winner === 'home' ? 'away' : 'home'
        return { gold: of('economy')[winner] - of('economy')[loser], towers: of('towers'), sum: of('economy'), dragons: of('dragons') }
      })
    })
    expect(maps.filter(({ gold }) => gold > 0).length / maps.length).toBeGreaterThan(0.8)
    for (const { towers, sum } of maps) {
      expect(Math.max(towers.home, towers.away)).toBeLessThanOrEqual(11)
      expect(Math.min(sum.home, sum.away)).toBeGreaterThan(15)
      expect(Math.max(sum.home, sum.away)).toBeLessThan(110)
    }
    const dragons = maps.reduce((total, { dragons: { home, away } }) => total + home + away, 0) / maps.length
    expect(dragons).toBeGreaterThan(1)
    expect(dragons).toBeLessThan(6)
  })

  it('allow a bomb to be defused only where it was planted, by the other side', () => {
    for (const match of shooter) {
      let planter: string | null = null
      for (const event of setsEvents(match, playSets(match))) {
        if (event.type === 'objective' && event.objective === 'plant') planter = event.side
        else if (event.type === 'objective') {
          expect(planter, `${match.id} ${event.key}`).toBe(event.side === 'home' ? 'away' : 'home')
          planter = null
        } else if (event.type === 'points') planter = null
      }
    }
  })
})
