import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TimelineItem } from '../../messages/timeline.ts'
import { minuteOf, momentumMarks, momentumScale, momentumShare, quarterOf } from './momentum.ts'

const goal = (minute: string): TimelineItem =>
  ({ seq: 1, kind: 'goal', type: 'goal', side: 'home', minute, cancelled: null }) as TimelineItem

describe('momentum', () => {
  it('has room for a whole match before it starts, and extends into extra time', () => {
    expect(momentumScale('football', 12)).toMatchObject({ total: 90, half: 45 })
    expect(momentumScale('football', 96).total).toBe(96)
    expect(momentumScale('football', 104).total).toBe(104)
    expect(momentumScale('football', 98, true).total).toBe(120)
    expect(momentumScale('football', 124, true).total).toBe(124)
    expect(momentumScale('basketball', 52, true).total).toBe(53)
  })
  it('uses the quarter length of the league: ten minutes or twelve', () => {
    expect(momentumScale('basketball', 31, false, 10)).toEqual({ total: 40, ticks: [0, 10, 20, 30, 40], half: 20 })
    expect(momentumScale('basketball', 43, true, 10).total).toBe(45)
    expect(momentumScale('basketball', 31, false, 12)).toMatchObject({ total: 48, half: 24 })
    // By the time left in a quarter when points fell, else by its length.
    const periods = Array.from({ length: 4 }, (): [number, number] => [20, 18])
    expect(quarterOf({ status: 'live', periods: periods.slice(0, 1) }, 2, ['Q1 11:40', 'Q1 10:02'])).toBe(12)
    expect(quarterOf({ status: 'live', periods: periods.slice(0, 2) }, 14, ['Q1 09:40', 'Q2 06:02'])).toBe(10)
    expect(quarterOf({ status: 'over', periods }, 40, [])).toBe(10)
    expect(quarterOf({ status: 'over', periods }, 47, [])).toBe(12)
    expect(quarterOf({ status: 'over', periods: [...periods, [5, 7]] }, 45, [])).toBe(10)
    expect(quarterOf({ status: 'live', periods }, 38, [])).toBe(12)
  })
  it('parses the minute of an event, and counts stoppage time as the minute it was added to', () => {
    expect(['66′', '45+2′', 'Q3 04:12', ''].map(minuteOf)).toEqual([66, 45, null, null])
  })
  it('keeps every mark inside the chart', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 130 }), fc.integer({ min: 1, max: 130 }), (minute, minutes) => {
        const [mark] = momentumMarks([goal(`${minute}′`)], momentumScale('football', minutes).total)
        expect(mark?.at).toBeGreaterThan(0)
        expect(mark?.at).toBeLessThanOrEqual(100)
      }),
    )
  })
  it('counts the minutes of each side', () => {
    expect(momentumShare([10, -20, 0, 30])).toEqual({ home: 2, away: 1 })
  })
})
