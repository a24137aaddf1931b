import { describe, expect, it } from 'vitest'
import { relativeTime, secondOf, timeOf } from './format.ts'

it('formats a timestamp in a time zone, with seconds', () => {
  expect(timeOf('2026-11-21T12:05:08.900Z', 'Asia/Shanghai')).toBe('20:05')
  expect(secondOf('2026-11-21T12:05:08.900Z', 'Asia/Shanghai')).toBe('20:05:08')
  expect(secondOf('2026-11-21T12:05:59Z', 'Asia/Kolkata')).toBe('17:35:59')
  expect(secondOf('2026-07-21T12:05:00Z', 'Europe/London')).toBe('13:05:00')
})

describe('relative time', () => {
  const tz = 'Asia/Shanghai'
  // Saturday, 20:00 in Shanghai.
  const nowMs = Date.parse('2026-11-21T12:00:00Z')
  const shown = (time: string) => relativeTime(time, nowMs, 'zh', tz)

  it('is 刚刚 for less than a minute, then the time of day', () => {
    expect(shown('2026-11-21T11:59:00.001Z')).toBe('刚刚')
    expect(shown('2026-11-21T11:59:00Z')).toBe('19:59')
    expect(shown('2026-11-20T16:00:00Z')).toBe('00:00')
  })

  it('names yesterday, the day before, and the weekday within 168 hours', () => {
    expect(shown('2026-11-20T15:59:59Z')).toBe('昨天 23:59')
    expect(shown('2026-11-19T15:59:59Z')).toBe('前天 23:59')
    expect(shown('2026-11-18T15:59:59Z')).toBe('周三 23:59')
    expect(shown('2026-11-14T12:00:00.001Z')).toBe('周六 20:00')
    expect(shown('2026-11-14T12:00:00Z')).toBe('11 月 14 日')
  })

  it('is the date before that, with the year when it differs', () => {
    expect(shown('2025-12-31T12:00:00Z')).toBe('2025 年 12 月 31 日')
  })

  it('is localized in each language', () => {
    expect(relativeTime(nowMs - 1_000, nowMs, 'en', tz)).toBe('just now')
    expect(relativeTime('2026-11-20T12:00:00Z', nowMs, 'vi', tz)).toBe('Hôm qua 20:00')
  })
})
