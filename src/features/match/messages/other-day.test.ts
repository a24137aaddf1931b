import { describe, expect, it } from 'vitest'
import { otherDay } from './other-day.ts'

const zh = { lang: 'zh', tz: 'Asia/Shanghai' } as const
/** 23:30 in Shanghai, a Saturday. */
const nowMs = Date.parse('2026-07-18T15:30:00Z')

describe('the day beside a time', () => {
  it('is not said of today, by the clock of the reader', () => {
    expect(otherDay('2026-07-18T15:45:00Z', nowMs, zh)).toBe('')
    expect(otherDay('2026-07-18T16:00:00Z', nowMs, zh)).toBe('明天')
    expect(otherDay('2026-07-18T16:00:00Z', nowMs, { lang: 'vi', tz: 'Europe/London' })).toBe('')
  })

  it('is yesterday, tomorrow, a weekday, and beyond a week the date', () => {
    expect(otherDay('2026-07-17T12:00:00Z', nowMs, zh)).toBe('昨天')
    expect(otherDay('2026-07-19T12:00:00Z', nowMs, { ...zh, lang: 'en' })).toBe('Tomorrow')
    expect(otherDay('2026-07-22T12:00:00Z', nowMs, zh)).toBe('周三')
    expect(otherDay('2026-07-25T12:00:00Z', nowMs, zh)).toBe('7 月 25 日')
  })
})
