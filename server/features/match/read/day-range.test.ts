// Calendar days with daylight saving time and odd UTC offsets.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayIn } from '../../../../rules/time/day.ts'
import { dayAfter, dayRange, zoneOf } from './day-range.ts'

const iso = (ms: number | undefined): string => new Date(ms ?? Number.NaN).toISOString()
const hours = (day: string, zone: string): number => {
  const range = dayRange(day, 1, zone)
  return range ? (range.to - range.from) / 3_600_000 : Number.NaN
}

describe('a day in a time zone', () => {
  it('begins at local midnight', () => {
    expect(iso(dayRange('2026-03-07', 1, 'Asia/Shanghai')?.from)).toBe('2026-03-06T16:00:00.000Z')
    expect(iso(dayRange('2026-03-07', 1, 'Asia/Kathmandu')?.from)).toBe('2026-03-06T18:15:00.000Z')
    expect(iso(dayRange('2026-03-07', 3, 'UTC')?.to)).toBe('2026-03-10T00:00:00.000Z')
  })

  it('has 23 or 25 hours when clocks change', () => {
    expect(hours('2026-03-29', 'Europe/Berlin')).toBe(23)
    expect(hours('2026-10-25', 'Europe/Berlin')).toBe(25)
    expect(hours('2026-09-06', 'America/Santiago')).toBe(23)
    expect(hours('2026-03-07', 'Asia/Ho_Chi_Minh')).toBe(24)
  })

  it('is rejected when there is no such day or zone', () => {
    expect(dayRange('2026-02-30', 1, 'UTC')).toBeNull()
    expect(dayRange('2026-02-01', 1, 'Moon/Base')).toBeNull()
    expect([zoneOf('Moon/Base'), zoneOf('asia/SHANGHAI')]).toEqual([null, 'Asia/Shanghai'])
  })

  it('is rejected outside the years 1900 to 2999', () => {
    for (const day of ['0000-01-01', '0001-01-01', '0050-06-01', '0099-12-31', '1899-12-31', '3000-01-01', '9999-12-31', '+010000-01-01'])
      expect([day, dayRange(day, 1, 'Asia/Shanghai')]).toEqual([day, null])
    for (const day of ['1900-01-01', '2999-12-31']) expect([day, dayRange(day, 1, 'Asia/Shanghai') === null]).toEqual([day, false])
  })

  it('contains exactly the instants that the zone assigns to that day', () => {
    const zone = fc.constantFrom(
      'UTC',
      'Asia/Shanghai',
      'America/New_York',
      'Europe/Berlin',
      'Australia/Lord_Howe',
      'Pacific/Apia',
      'Asia/Kathmandu',
      'America/Santiago',
    )
    const instant = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2030-01-01') })
    fc.assert(
      fc.property(zone, instant, (where, at) => {
        const day = dayIn(at, where)
        const { from, to } = dayRange(day, 1, where) ?? { from: 0, to: 0 }
        expect(from <= at && at < to).toBe(true)
        expect([dayIn(from, where), dayIn(to - 1, where), dayIn(to, where)]).toEqual([day, day, dayAfter(day, 1)])
      }),
    )
  })
})
