// The start backfill of finished matches: enough for their pages, with the same result, and no duplicates.
import { describe, expect, it, vi } from 'vitest'
import type { MatchEventType } from '../../../contract/match/match-event.ts'
import type { Sport } from '../../../contract/match/match-row.ts'
import { soak } from '../../../tests/support/soak.ts'
import type { FeedEvent } from '../../features/match/feed-message.ts'
import { reduce } from '../../features/match/reduce/reduce.ts'
import { type MatchState, newState } from '../../features/match/state.ts'
import { endOf } from './calendar/chain.ts'
import { matchesBetween } from './calendar/schedule.ts'
import { anchorDay } from './calendar/season.ts'
import { day } from './days.ts'
import { fixtureOf } from './match.ts'
import type { SimMatch } from './model.ts'
import { pastOf } from './past.ts'
import { resultOf } from './result.ts'
import { tellingOf } from './telling/telling.ts'
import { world } from './world.ts'

vi.setConfig({ testTimeout: 60_000 })

const matches = matchesBetween(world('grandstand'), (anchorDay + 1) * day, (anchorDay + 3) * day).filter(
  (match) => match.abandoned === null && match.notices.length === 0,
)
const of = (...sports: Sport[]): SimMatch[] => matches.filter(({ sport }) => sports.includes(sport))
const take = (state: MatchState, events: readonly FeedEvent[]): MatchState =>
  events.reduce((before, event) => reduce(before, event).state, state)
const fresh = (match: SimMatch): MatchState => newState(fixtureOf(match), '2026-01-01T00:00:00.000Z')
const pastAfter = (match: SimMatch, days: number) => pastOf(match, { since: null, now: endOf(match) + days * day })
const stateAfter = (match: SimMatch, days: number): MatchState => take(fresh(match), pastAfter(match, days).events)
const ofType = ({ log }: MatchState, ...types: MatchEventType[]) => log.flatMap(({ event }) => (types.includes(event.type) ? [event] : []))

describe('a match of the last few days', () => {
  it('has the same row and events as one followed from its start', () => {
    for (const match of matches.filter((_, at) => soak(at % 3 === 0, true))) {
      const heard = take(fresh(match), tellingOf(match).events())
      const later = stateAfter(match, 1)
      const shown = ({ log }: MatchState) =>
        // Only the full sequence of points shows which match point was the first.
        log.flatMap(({ event: { type, team, minute, player, detail, at } }) =>
          match.sport === 'badminton' && type === 'points' ? [] : [{ type, team, minute, player, detail, at }],
        )
      expect(shown(later), match.id).toEqual(shown(heard))
      const { home_score, away_score, periods, status, winner } = heard.core
      expect(later.core, match.id).toMatchObject({ home_score, away_score, periods, status, winner })
    }
  })

  it('has every basket in basketball, and every objective and per-map statistics in esports', () => {
    for (const match of of('basketball')) {
      const score: [number, number] = [0, 0]
      for (const { team, detail } of ofType(stateAfter(match, 1.9), 'points')) score[team === 'home' ? 0 : 1] += detail.count ?? 0
      expect(score, match.id).toEqual(resultOf(match).score)
    }
    for (const match of of('esports')) {
      const state = stateAfter(match, 1.9)
      const maps = new Set(ofType(state, 'objective').map(({ minute }) => minute.split(' ')[0]))
      expect([...maps], match.id).toEqual(state.core.periods.map((_, index) => `S${index + 1}`))
      const figures = pastAfter(match, 1.9).extras.flatMap((extra) => (extra.type === 'statistics' ? extra.statistics : []))
      expect(Math.max(...figures.map(({ period }) => period ?? 0))).toBe(state.core.periods.length)
    }
  })
})

describe('a match from weeks ago', () => {
  it('has a timeline: goals and cards, quarters, sets', () => {
    for (const match of of('football')) {
      const goals = ofType(stateAfter(match, 20), 'goal', 'own-goal', 'penalty-goal')
      expect(goals.length, match.id).toBe(resultOf(match).score[0] + resultOf(match).score[1])
    }
    const missed = (days: number) =>
      of('football').reduce((sum, match) => sum + ofType(stateAfter(match, days), 'penalty-missed').length, 0)
    expect(missed(1)).toBeGreaterThan(0)
    expect(missed(20)).toBe(missed(1))
    for (const match of of('tennis', 'badminton', 'esports')) {
      const state = stateAfter(match, 20)
      expect(ofType(state, 'period').length, match.id).toBe(state.core.periods.length)
    }
  })

  it('has the score at the end of every quarter and overtime in basketball', () => {
    const games = of('basketball')
    expect(games.length).toBeGreaterThan(10)
    for (const match of games) {
      const heard = take(fresh(match), tellingOf(match).events())
      const marks = (state: MatchState) =>
        ofType(state, 'kick-off', 'period', 'half-time', 'extra-time', 'full-time').map(({ type, minute, detail, at }) => ({
          type,
          minute,
          detail,
          at,
        }))
      expect(marks(stateAfter(match, 20)), match.id).toEqual(marks(heard))
      expect(marks(heard).length).toBeGreaterThanOrEqual(5)
    }
  })

  it('stays unchanged when an interrupted start already published it in full', () => {
    for (const match of matches) {
      const whole = stateAfter(match, 1)
      const again = take(whole, pastAfter(match, 20).events)
      expect(again.log, match.id).toEqual(whole.log)
      const { home_score, away_score, periods, status } = whole.core
      expect(again.core, match.id).toMatchObject({ home_score, away_score, periods, status })
    }
  })
})
