import { describe, expect, it } from 'vitest'
import { dayStart, rangeDays, timeRange } from './bill-range.ts'

describe('date range', () => {
  const sunday = Date.parse('2026-11-22T15:30:00Z')
  it.each([
    ['week', 'UTC', '2026-11-16', '2026-11-22'],
    // In Shanghai it is already Monday: a week of one day.
    ['week', 'Asia/Tokyo', '2026-11-23', '2026-11-23'],
    ['month', 'UTC', '2026-11-01', '2026-11-22'],
    ['quarter', 'UTC', '2026-08-22', '2026-11-22'],
  ] as const)('%s in %s is %s to %s', (range, tz, from, to) => {
    expect(rangeDays(range, sunday, tz)).toEqual({ from, to })
  })

  it.each([
    ['2026-05-31T12:00:00Z', '2026-02-28'],
    ['2024-05-31T12:00:00Z', '2024-02-29'],
    ['2026-01-31T12:00:00Z', '2025-10-31'],
    ['2026-02-28T12:00:00Z', '2025-11-28'],
  ])('of three months at %s begins on %s', (now, from) => {
    expect(rangeDays('quarter', Date.parse(now), 'UTC')?.from).toBe(from)
  })

  it('uses the time zone, including nights with a clock change', () => {
    expect(new Date(dayStart('2026-11-22', 'Asia/Shanghai')).toISOString()).toBe('2026-11-21T16:00:00.000Z')
    expect(timeRange({ from: '2026-03-29', to: '2026-03-29' }, 'Europe/Berlin')).toEqual({
      from: Date.parse('2026-03-28T23:00:00Z'),
      until: Date.parse('2026-03-29T22:00:00Z'),
    })
    const hours = ({ from, until }: { from: number; until: number }) => (until - from) / 3_600_000
    expect(hours(timeRange({ from: '2026-10-25', to: '2026-10-25' }, 'Europe/Berlin'))).toBe(25)
    expect(new Date(dayStart('2026-11-22', 'Pacific/Kiritimati')).toISOString()).toBe('2026-11-21T10:00:00.000Z')
    expect(new Date(dayStart('2026-11-22', 'Pacific/Pago_Pago')).toISOString()).toBe('2026-11-22T11:00:00.000Z')
  })
})
