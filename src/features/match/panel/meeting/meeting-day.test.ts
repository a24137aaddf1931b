import { expect, it } from 'vitest'
import { meetingDay } from './meeting-day.ts'

it('formats the date in the reader’s style, with the year', () => {
  expect(meetingDay('2025-11-03', 'zh')).toBe('2025-11-03')
  expect(meetingDay('2025-11-03', 'en')).toBe('3 Nov 2025')
  expect(meetingDay('2025-11-03', 'vi')).toBe('3/11/2025')
})
