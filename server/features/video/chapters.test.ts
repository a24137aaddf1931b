import { describe, expect, it } from 'vitest'
import type { MatchEvent } from '../../../contract/match/match-event.ts'
import { realAt } from '../../core/clock/clock.ts'
import { chaptersOf } from './chapters.ts'

const minute = 60_000
const start = Date.parse('2026-03-07T12:00:00Z')
const event = (seq: number, type: MatchEvent['type'], after: number, cancelled_by: number | null = null): MatchEvent => ({
  seq,
  type,
  minute: '',
  team: null,
  player: null,
  detail: {},
  cancelled_by,
  at: new Date(start + after).toISOString(),
})
const events = [
  event(1, 'kick-off', 0),
  event(2, 'corner', 2 * minute),
  event(3, 'goal', 5 * minute, 4),
  event(4, 'goal-cancelled', 6 * minute),
  event(5, 'goal', 9 * minute),
  event(6, 'half-time', 47 * minute),
]
const origin = { feed: start, real: start + 1_000 * minute, speed: 2 }

describe('chapters', () => {
  it('of an upload are counted from its first picture, and end with it', () => {
    const work = { kind: 'file', begins_at: start - 10_000, published_at: 0, duration_ms: 10 * minute } as const
    expect(chaptersOf(work, events, origin).map(({ at, event: { seq } }) => [seq, at])).toEqual([
      [1, 10_000],
      [5, 9 * minute + 10_000],
    ])
  })

  it('of an upload without a moment of the match are empty', () => {
    expect(chaptersOf({ kind: 'file', begins_at: null, published_at: start, duration_ms: 10 * minute }, events, origin)).toEqual([])
  })

  it('of a recording are in server time, whatever the speed of the match', () => {
    expect(realAt(origin, start + 2 * minute)).toBe(origin.real + minute)
    const work = { kind: 'playback', begins_at: null, published_at: origin.real - minute, duration_ms: 5 * minute } as const
    expect(chaptersOf(work, events, origin).map(({ at, event: { seq } }) => [seq, (at - origin.real) / minute])).toEqual([
      [1, 0],
      [5, 4.5],
    ])
  })
})
