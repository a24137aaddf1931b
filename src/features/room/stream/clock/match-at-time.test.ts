import { describe, expect, it } from 'vitest'
import type { MatchEvent } from '../../../../../contract/match/match-event.ts'
import type { MatchRow } from '../../../../../contract/match/match-row.ts'
import { eventsAt, rowAt, withVersion } from './match-at-time.ts'

const start = Date.parse('2026-06-06T11:00:00.000Z')
const at = (seconds: number): string => new Date(start + seconds * 1_000).toISOString()
const event = (seq: number, type: MatchEvent['type'], seconds: number, more: Partial<MatchEvent> = {}): MatchEvent => ({
  seq,
  type,
  minute: `${seq}'`,
  team: 'home',
  player: null,
  detail: {},
  cancelled_by: null,
  at: at(seconds),
  ...more,
})
const row = (home: number, seconds: number): MatchRow =>
  ({
    id: 'm',
    sport: 'football',
    home_score: home,
    away_score: 0,
    phase: 'first-half',
    status: 'live',
    updated_at: at(seconds),
    clock: null,
  }) as MatchRow

const events = [
  event(1, 'kick-off', 0, { team: null }),
  event(2, 'goal', 60, { detail: { score: [1, 0] }, cancelled_by: 3 }),
  event(3, 'goal-cancelled', 120, { detail: { score: [0, 0], target: 2 } }),
  event(4, 'red-card', 200, { team: 'away' }),
]
const scoreAt = (seconds: number): string => {
  const shown = rowAt(withVersion([], row(7, 300)), events, start + seconds * 1_000)
  return `${shown?.home_score}:${shown?.away_score} ${shown?.phase} ${shown?.red_away}`
}

describe('match at a point in time', () => {
  it('is derived from its events before the first received row', () => {
    expect([-5, 10, 61, 130, 210, 301].map(scoreAt)).toEqual([
      '0:0 not-started 0',
      '0:0 first-half 0',
      '1:0 first-half 0',
      '0:0 first-half 0',
      '0:0 first-half 1',
      '7:0 first-half undefined',
    ])
  })

  it('includes an early goal in every score until the picture has shown its cancellation', () => {
    const matchEvents = [
      event(1, 'kick-off', 0, { team: null }),
      event(2, 'goal', 60, { detail: { score: [1, 0] }, cancelled_by: 5 }),
      event(3, 'goal', 600, { detail: { score: [1, 0] } }),
      event(4, 'goal', 900, { team: 'away', detail: { score: [1, 1] } }),
      event(5, 'goal-cancelled', 1_200, { detail: { score: [1, 1], target: 2 } }),
    ]
    const shownAt = (seconds: number) => {
      const shown = rowAt(withVersion([], row(7, 3_000)), matchEvents, start + seconds * 1_000)
      const scores = eventsAt(matchEvents, start + seconds * 1_000).map(({ detail }) => detail.score?.join('-') ?? '')
      return [`${shown?.home_score}:${shown?.away_score}`, ...scores]
    }
    expect([700, 1_000, 1_300].map(shownAt)).toEqual([
      ['2:0', '', '1-0', '2-0'],
      ['2:1', '', '1-0', '2-0', '2-1'],
      ['1:1', '', '1-0', '1-0', '1-1', '1-1'],
    ])
  })

  it('continues from minute 105 in the second half of extra time', () => {
    const matchEvents = [
      event(1, 'kick-off', 0),
      event(2, 'extra-time', 6_000),
      event(3, 'extra-half-time', 6_900),
      event(4, 'extra-time', 7_000, { detail: { count: 2 } }),
    ]
    const phaseAt = (seconds: number) => {
      const shown = rowAt(withVersion([], row(0, 9_000)), matchEvents, start + seconds * 1_000)
      return [shown?.phase, shown?.clock?.elapsed]
    }
    expect([6_001, 6_901, 7_001].map(phaseAt)).toEqual([
      ['extra-first', 5_400],
      ['extra-half-time', undefined],
      ['extra-second', 6_300],
    ])
  })

  it('uses the row valid at that time, in whatever order rows arrived', () => {
    const versions = [row(0, 10), row(1, 20), row(2, 30)].reduce(withVersion, [])
    expect([15, 20, 29, 99].map((seconds) => rowAt(versions, [], start + seconds * 1_000)?.home_score)).toEqual([0, 1, 1, 2])
  })

  it('does not strike a goal before its cancellation was published', () => {
    expect(eventsAt(events, start + 100_000).at(-1)).toMatchObject({ seq: 2, cancelled_by: null })
    expect(eventsAt(events, start + 130_000)[1]).toMatchObject({ seq: 2, cancelled_by: 3 })
  })
})
