// Compares the picture's board with the product's row: both games, at and between all times of the script.
import { describe, expect, it, vi } from 'vitest'
import { chance, soak } from '../../../tests/support/soak.ts'
import { matchesBetween } from '../../feed/simulator/calendar/schedule.ts'
import { anchorDay } from '../../feed/simulator/calendar/season.ts'
import { day } from '../../feed/simulator/days.ts'
import type { SimMatch } from '../../feed/simulator/model.ts'
import { setsEvents } from '../../feed/simulator/sets/events.ts'
import { setsStatistics } from '../../feed/simulator/sets/figures.ts'
import { playSets } from '../../feed/simulator/sets/play.ts'
import { world } from '../../feed/simulator/world.ts'
import { boardAt } from './board.ts'
import { scriptOf } from './script.ts'
import { gameOf } from './show.ts'

vi.setConfig({ testTimeout: soak(60_000, 3_600_000) })

const draw = chance()
const all = matchesBetween(world('grandstand'), (anchorDay + 1) * day, (anchorDay + 9) * day).filter(({ sport }) => sport === 'esports')
const some = (game: string): SimMatch[] => {
  const list = all.filter((match) => gameOf(match) === game)
  return Array.from({ length: soak(3, 60) }, () => list[draw(list.length)] as SimMatch)
}
const matches = [...some('arena'), ...some('shooter')]

describe('the board', () => {
  it('shows at every instant the state published by the feed: maps, points of the map, phase', () => {
    for (const match of matches) {
      const script = scriptOf(match)
      const events = setsEvents(match, playSets(match)).map((event) => ({ event, at: Date.parse(event.at) - match.start }))
      const times = events.flatMap(({ at }) => [at - 1, at, at + draw(60_000)])
      for (const t of times) {
        let score = [0, 0]
        let points = [0, 0]
        let phase = 'not-started'
        for (const { event, at } of events) {
          if (at > t) break
          if (event.type === 'phase') {
            phase = event.phase
            if (/^set-\d$/.test(phase)) points = [0, 0]
          } else if (event.type === 'score') score = [event.home, event.away]
          else if (event.type === 'points') points[event.side === 'home' ? 0 : 1]! += event.count
        }
        const board = boardAt(script, t / 1000)
        expect([board.score, board.points, board.phase], `${match.id} ${t}`).toEqual([score, points, phase])
        expect(board.clock === '', `${match.id} ${t}`).toBe(!/^set-\d$/.test(phase))
      }
    }
  })

  it('counts the same towers and beasts as the statistics of the map', () => {
    for (const match of matches.filter((one) => gameOf(one) === 'arena')) {
      const play = playSets(match)
      for (const map of scriptOf(match).maps) {
        const at = map.start + (map.end - map.start) * (draw(1_000) / 1_000)
        const board = boardAt(scriptOf(match), at)
        for (const key of ['towers', 'dragons', 'barons'] as const) {
          const figure = setsStatistics(match, play, Math.round(at * 1000)).find((one) => one.key === key && one.period === map.number)
          expect(board[key], `${match.id} ${key}`).toEqual([figure?.home, figure?.away])
        }
      }
    }
  })
})
