import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDay } from '../../../../core/read-address.ts'
import { dayOf } from '../../../../core/text/format.ts'
import { stripDays } from './day-strip.ts'

const zones = [
  'Asia/Shanghai',
  'Asia/Ho_Chi_Minh',
  'Europe/London',
  'America/New_York',
  'Pacific/Apia',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
]

describe('day strip', () => {
  it('has seven consecutive days including today, in every zone and around every clock change', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2028, 0, 1) }), fc.constantFrom(...zones), (at, zone) => {
        const today = dayOf(at, zone)
        const strip = stripDays(today, today, 3, 7, 'zh')
        expect(strip[3]?.day).toBe(today)
        expect(strip[3]?.weekday).toBeNull()
        const numbers = strip.map(({ day }) => Date.parse(`${day}T00:00:00Z`) / 86_400_000)
        expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] as number) + index))
      }),
    )
  })
  it('is correct on the nights when clocks change', () => {
    const spring = Date.parse('2026-03-29T00:30:00Z')
    expect(stripDays(dayOf(spring, 'Europe/London'), '2026-03-29', 3, 7, 'en').map(({ date }) => date)).toEqual([
      '26',
      '27',
      '28',
      '29',
      '30',
      '31',
      '1',
    ])
  })
  it('moves to a selected day outside it', () => {
    expect(stripDays('2026-07-18', '2026-08-01', 3, 7, 'zh').map(({ day }) => day)).toContain('2026-08-01')
    expect(stripDays('2026-07-18', '2026-07-01', 3, 7, 'zh')[0]?.day).toBe('2026-07-01')
  })
})

describe('day parameter of the URL', () => {
  it('must be a valid calendar date', () => {
    expect(readDay('2026-07-18')).toBe('2026-07-18')
    for (const wrong of ['2026-02-30', '2026-13-01', '18-07-2026', '', 20260718, undefined, '2026-7-1'])
      expect(readDay(wrong)).toBeUndefined()
  })
})
