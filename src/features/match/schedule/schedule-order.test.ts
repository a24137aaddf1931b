import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleRow } from '../../../../tests/support/match/sample-row.ts'
import { isDayUnderWay, isOfType, scheduleDays } from './schedule-order.ts'

describe('schedule days', () => {
  it('contain every match once, on the day of its start in the reader’s time zone', () => {
    const rows = fc.uniqueArray(
      fc
        .record({ id: fc.integer({ min: 1, max: 500 }), hour: fc.integer({ min: 0, max: 60 }) })
        .map(({ id, hour }) => sampleRow({ id: `m${id}`, match_time: new Date(Date.UTC(2026, 6, 18, hour)).toISOString() })),
      { selector: ({ id }) => id },
    )
    fc.assert(
      fc.property(rows, fc.constantFrom('Asia/Shanghai', 'America/New_York', 'Pacific/Apia'), (list, tz) => {
        const days = scheduleDays(list, tz)
        expect(days.flatMap(({ ids }) => ids).sort()).toEqual(list.map(({ id }) => id).sort())
        expect(days.map(({ day }) => day)).toEqual([...days.map(({ day }) => day)].sort())
      }),
    )
  })
  it('put the same kick-off on another day in another zone', () => {
    const late = sampleRow({ match_time: '2026-07-18T17:30:00Z' })
    expect(scheduleDays([late], 'Asia/Shanghai')[0]?.day).toBe('2026-07-19')
    expect(scheduleDays([late], 'Europe/London')[0]?.day).toBe('2026-07-18')
  })
})

describe('schedule types (R-SHELL-8)', () => {
  it('cover every sport under exactly one number besides all', () => {
    for (const sport of ['football', 'basketball', 'tennis', 'badminton', 'esports'] as const) {
      const row = sampleRow({ sport })
      expect(isOfType(row, 4)).toBe(true)
      expect(([1, 2, 3] as const).filter((type) => isOfType(row, type))).toHaveLength(1)
    }
  })
})

it('midnight does not expand the finished matches of the day a list was opened on', () => {
  expect(isDayUnderWay('2026-07-18', '2026-07-18', '2026-07-18')).toBe(true)
  expect(isDayUnderWay('2026-07-18', '2026-07-19', '2026-07-18')).toBe(true)
  expect(isDayUnderWay('2026-07-19', '2026-07-19', '2026-07-18')).toBe(true)
  expect(isDayUnderWay('2026-07-17', '2026-07-19', '2026-07-18')).toBe(false)
})
