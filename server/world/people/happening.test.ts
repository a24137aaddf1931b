import { describe, expect, it } from 'vitest'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { sampleRow } from '../../../tests/support/match/sample-row.ts'
import { happeningsBetween, matchTopicFor, RunWatch } from './happening.ts'

const next = (row: MatchRow, patch: Partial<MatchRow>): MatchRow => ({ ...row, ...patch, seq: row.seq + 1 })
const between = (before: MatchRow, patch: Partial<MatchRow>): string[] =>
  happeningsBetween(before, next(before, patch)).map(({ type, side }) => (side ? `${type} ${side}` : type))

describe('changes between two snapshots of a match', () => {
  const football = sampleRow({ status: 'live', phase: 'first-half', home_score: 1, away_score: 0 })

  it.each<[Partial<MatchRow>, string[]]>([
    [{ away_score: 1 }, ['goal away']],
    [{ home_score: 0 }, ['goal-cancelled home']],
    [{ red_away: football.red_away + 1 }, ['red-card away']],
    [{ yellow_home: football.yellow_home + 1, corner_away: football.corner_away + 1 }, ['yellow-card home', 'corner away']],
    [{ note: { type: 'review', side: null, at: '2026-03-01T12:30:00Z', reason: 'goal' } }, ['review']],
    [{ note: { type: 'penalty-missed', side: 'home', at: '2026-03-01T12:31:00Z', reason: null } }, ['penalty-missed home']],
    [{ phase: 'half-time' }, ['half-time']],
    [{ phase: 'finished', status: 'over', home_score: 2 }, ['goal home', 'full-time']],
    [{ match_str: "46'" }, []],
  ])('%o of football', (patch, expected) => expect(between(football, patch)).toEqual(expected))

  it('are empty when the row is the same', () => expect(happeningsBetween(football, football)).toEqual([]))

  it('are a set or a point in a sport with sets', () => {
    const tennis = sampleRow({
      sport: 'tennis',
      status: 'live',
      phase: 'set-2',
      home_score: 1,
      away_score: 0,
      periods: [
        [6, 4],
        [2, 1],
      ],
    })
    expect(
      between(tennis, {
        periods: [
          [6, 4],
          [2, 2],
        ],
      }),
    ).toEqual(['point away'])
    expect(
      between(tennis, {
        away_score: 1,
        phase: 'set-3',
        periods: [
          [6, 4],
          [2, 6],
          [0, 0],
        ],
      }),
    ).toEqual(['set-won away'])
  })

  it('are one basketball run when eight points have gone unanswered', () => {
    const watch = new RunWatch()
    const scores: [number, number][] = [
      [10, 10],
      [13, 10],
      [15, 10],
      [18, 10],
      [20, 10],
      [20, 12],
      [23, 12],
    ]
    expect(scores.map(([home_score, away_score]) => watch.see({ home_score, away_score }))).toEqual([
      null,
      null,
      null,
      'home',
      null,
      null,
      null,
    ])
    const game = sampleRow({ sport: 'basketball', status: 'live', phase: 'q1' })
    expect(between(game, { phase: 'q1-break' })).toEqual(['quarter-end'])
  })

  it('differ for each side', () => {
    const goal = { type: 'goal', side: 'home' } as const
    expect(['home', 'away', null].map((club) => matchTopicFor(goal, club as 'home' | 'away' | null, { winner: null }))).toEqual([
      'goal-for',
      'goal-against',
      'goal',
    ])
    const end = { type: 'full-time', side: null } as const
    expect(matchTopicFor(end, 'home', { winner: 'home' })).toBe('full-time-won')
    expect(matchTopicFor(end, 'away', { winner: 'home' })).toBe('full-time-lost')
    expect(matchTopicFor(end, 'away', { winner: 'draw' })).toBe('full-time-drawn')
  })
})
