import { expect, it } from 'vitest'
import { firstDay } from './first-day.ts'

it.each([
  // A match that started at 23:00 is live at 00:40, and with extra time and penalties at 02:00.
  ['2026-03-07T16:40:00Z', '2026-03-07'],
  ['2026-03-07T18:00:00Z', '2026-03-07'],
  ['2026-03-07T21:59:59Z', '2026-03-07'],
  // After six o'clock no match of the previous day is live.
  ['2026-03-07T22:00:00Z', '2026-03-08'],
  ['2026-03-08T15:59:59Z', '2026-03-08'],
])('at %s in Shanghai, a live match has started on %s at the earliest', (now, day) => {
  expect(firstDay(Date.parse(now), 'Asia/Shanghai')).toBe(day)
})

it('uses the reader’s time zone', () => {
  const now = Date.parse('2026-03-07T16:40:00Z')
  expect(firstDay(now, 'Europe/London')).toBe('2026-03-07')
  expect(firstDay(now, 'Pacific/Auckland')).toBe('2026-03-07')
  expect(firstDay(now, 'Pacific/Kiritimati')).toBe('2026-03-08')
})
