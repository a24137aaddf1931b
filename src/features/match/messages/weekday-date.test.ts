import { expect, it } from 'vitest'
import { weekdayDate } from './weekday-date.ts'

it('formats the weekday in the order of each language, with the year when it is another', () => {
  const today = '2026-11-27'
  expect(weekdayDate('2026-11-21', 'zh', today)).toBe('11 月 21 日 周六')
  expect(weekdayDate('2026-11-21', 'en', today)).toBe('Sat 21 Nov')
  expect(weekdayDate('2026-11-21', 'vi', today)).toBe('T7 21/11')
  expect(weekdayDate('2024-11-23', 'zh', today)).toBe('2024 年 11 月 23 日 周六')
  expect(weekdayDate('2027-01-02', 'en', today)).toBe('Sat 2 Jan 2027')
})
