import { describe, expect, it } from 'vitest'
import type { TextLine } from '../../../../../contract/match/match-detail.ts'
import type { MatchEvent } from '../../../../../contract/match/match-event.ts'
import type { Side } from '../../../../../contract/match/match-row.ts'
import { sampleEvent } from '../../../../../tests/support/match/sample-event.ts'
import { leadOf } from './lead.ts'

const at = (seconds: number): string => new Date(Date.UTC(2026, 6, 18, 12) + seconds * 1000).toISOString()
const basket = (seq: number, team: Side, count: number, minute: string, score: [number, number], more: Partial<MatchEvent> = {}) =>
  sampleEvent(seq, { type: 'points', team, minute, detail: { count, score }, at: at(seq * 10), ...more })
const live = { status: 'live', periods: [] } as const
const events = [
  basket(1, 'home', 3, 'Q1 11:40', [3, 0]),
  basket(2, 'home', 2, 'Q1 11:10', [5, 0]),
  basket(3, 'away', 3, 'Q1 10:40', [5, 3]),
  basket(4, 'away', 2, 'Q1 10:20', [5, 5]),
  basket(5, 'away', 3, 'Q2 11:50', [5, 8]),
]

describe('basketball lead', () => {
  it('is sampled every half minute up to the latest play', () => {
    const lead = leadOf({ events, text: [] }, { ...live, periods: [] })
    expect(lead?.bars).toHaveLength(96)
    expect(lead?.bars.slice(0, 5)).toEqual([3, 5, 2, 0, 0])
    expect(lead?.bars.slice(23, 26)).toEqual([0, -3, null])
  })

  it('counts the biggest leads, ties, lead changes and the longest run', () => {
    const lead = leadOf({ events, text: [] }, { ...live, periods: [] })
    expect(lead).toMatchObject({ most: { home: 5, away: 3 }, changes: 1, ties: 1, run: { side: 'away', points: 8 } })
  })

  it('does not count a cancelled basket', () => {
    const struck = events.map((event) => (event.seq === 2 ? { ...event, cancelled_by: 9 } : event))
    expect(leadOf({ events: struck, text: [] }, { ...live, periods: [] })?.most.home).toBe(3)
  })

  it('has four quarters of ten or twelve minutes, and each overtime played', () => {
    const short = [basket(1, 'home', 2, 'Q1 09:40', [2, 0])]
    expect(leadOf({ events: short, text: [] }, { ...live, periods: [] })?.bars).toHaveLength(80)
    const longer = leadOf({ events: [...events, basket(6, 'home', 3, 'OT 04:30', [8, 8])], text: [] }, { ...live, periods: [] })
    expect(longer?.periods.map(({ label }) => label)).toEqual(['Q1', 'Q2', 'Q3', 'Q4', 'OT'])
    expect(longer?.bars).toHaveLength(106)
  })

  it('extends to the end of a finished match, and through periods without baskets', () => {
    expect(leadOf({ events, text: [] }, { status: 'over', periods: [] })?.bars.at(-1)).toBe(-3)
    const textLine: TextLine = { id: 1, minute: 'Q2 10:50', text: { zh: '不中', en: 'miss', vi: 'trượt' }, important: false, at: at(75) }
    expect(leadOf({ events, text: [textLine] }, { ...live, periods: [] })?.bars.slice(24, 28)).toEqual([-3, -3, -3, null])
  })

  it('is empty when only the result is known', () => {
    expect(leadOf({ events: [sampleEvent(1, { type: 'full-time' })], text: [] }, { status: 'over', periods: [] })).toBeNull()
  })
})
