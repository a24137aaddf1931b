import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TimelineItem } from '../words/timeline.ts'
import { minuteOf, momentumMarks, momentumScale, momentumShare } from './momentum.ts'

const goal = (minute: string): TimelineItem =>
  ({ seq: 1, kind: 'goal', type: 'goal', side: 'home', minute, cancelled: null }) as TimelineItem

describe('momentum', () => {
  it('has room for a whole match before it is played, and grows into extra time', () => {
    expect(momentumScale('football', 12)).toMatchObject({ total: 90, half: 45 })
    expect(momentumScale('football', 96).total).toBe(96)
    expect(momentumScale('football', 104).total).toBe(104)
    expect(momentumScale('football', 98, true).total).toBe(120)
    expect(momentumScale('football', 124, true).total).toBe(124)
    expect(momentumScale('basketball', 52, true).total).toBe(53)
  })
  it('reads the minute of an event, stoppage time as the minute it was added to', () => {
    expect(['66′', '45+2′', 'Q3 04:12', ''].map(minuteOf)).toEqual([66, 45, null, null])
  })
  it('keeps every mark on the picture', () => {
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
