import { describe, expect, it } from 'vitest'
import type { MatchRow, RowNote } from '../../../../../contract/match/match-row.ts'
import { sampleRow } from '../../../../../tests/support/match/sample-row.ts'
import { highlightedSide, noteKey, reviewSide, shownAge, struckScore } from './row-timing.ts'

const at = Date.parse('2026-07-18T13:00:00Z')
const noted = (type: RowNote['type'], patch: Partial<MatchRow> = {}): MatchRow =>
  sampleRow({ status: 'live', note: { type, side: 'home', at: new Date(at).toISOString(), reason: null }, ...patch })

describe('a goal', () => {
  it('highlights its side for six seconds and stays in words for a minute', () => {
    const row = noted('goal')
    expect(highlightedSide(row, at + 5_900, 1)).toBe('home')
    expect(highlightedSide(row, at + 6_000, 1)).toBeNull()
    expect(noteKey(row, at + 59_000, 1)).toBe('goal')
    expect(noteKey(row, at + 60_000, 1)).toBeNull()
  })
  it('counts real seconds when the feed runs faster', () => {
    expect(highlightedSide(noted('goal'), at + 300_000, 60)).toBe('home')
    expect(highlightedSide(noted('goal'), at + 361_000, 60)).toBeNull()
  })
  it('under review is dashed until the decision, and not after the end', () => {
    expect(reviewSide(noted('review'), at + 90_000, 1)).toBe('home')
    expect(reviewSide(noted('review', { status: 'over' }), at + 90_000, 1)).toBeNull()
  })
  it('that was cancelled exposes the score it had produced', () => {
    expect(struckScore(noted('goal-cancelled', { home_score: 1, away_score: 1 }))).toEqual([2, 1])
    expect(struckScore(noted('goal', { home_score: 1, away_score: 1 }))).toBeNull()
  })
})

describe('note under the minute', () => {
  it('shows a start within 15 minutes, and a rescheduling before that', () => {
    const upcoming = sampleRow({ status: 'upcoming', match_time: new Date(at + 15 * 60_000).toISOString() })
    expect(noteKey(upcoming, at, 1)).toBe('soon')
    expect(noteKey(upcoming, at - 1_000, 1)).toBeNull()
    expect(noteKey({ ...upcoming, original_time: new Date(at).toISOString() }, at, 1)).toBe('moved')
  })
  it('promises no start for a long-overdue match without updates', () => {
    const past = sampleRow({ status: 'upcoming', match_time: new Date(at - 3 * 3_600_000).toISOString() })
    expect(noteKey(past, at - 1_000, 1)).toBe('soon')
    expect(noteKey(past, at, 1)).toBeNull()
    expect(noteKey({ ...past, original_time: new Date(at).toISOString() }, at, 1)).toBeNull()
  })
  it('prefers the shoot-out to the two legs', () => {
    expect(noteKey(sampleRow({ status: 'over', shootout: [4, 5], aggregate: [3, 3] }), at, 1)).toBe('shoot-out')
    expect(noteKey(sampleRow({ status: 'over', aggregate: [3, 2] }), at, 1)).toBe('aggregate')
  })
})

describe('displayed row age', () => {
  it('is hidden below thirty seconds and increases in steps after that', () => {
    expect([0, 29_999, 30_000, 47_000, 61_000, 119_000].map(shownAge)).toEqual([0, 0, 30_000, 40_000, 60_000, 60_000])
  })
})
