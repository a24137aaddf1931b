import { describe, expect, it } from 'vitest'
import { otherDay } from './other-day.ts'

const zh = { lang: 'zh', tz: 'Asia/Shanghai' } as const
/** 23:30 in Shanghai, a Saturday. */
const nowMs = Date.parse('2026-07-18T15:30:00Z')

describe('day label beside a time', () => {
  it('is omitted for today in the reader’s time zone', () => {
    expect(otherDay('2026-07-18T15:45:00Z', nowMs, zh)).toBe('')
    expect(otherDay('2026-07-18T16:00:00Z', nowMs, zh)).toBe('明天')
    expect(otherDay('2026-07-18T16:00:00Z', nowMs, { lang: 'vi', tz: 'Europe/London' })).toBe('')
  })

  it('is yesterday, tomorrow, a weekday, or the date beyond a week', () => {
    expect(otherDay('2026-07-17T12:00:00Z', nowMs, zh)).toBe('昨天')
    expect(otherDay('2026-07-19T12:00:00Z', nowMs, { ...zh, lang: 'en' })).toBe('Tomorrow')
    expect(otherDay('2026-07-22T12:00:00Z', nowMs, zh)).toBe('周三')
    expect(otherDay('2026-07-25T12:00:00Z', nowMs, zh)).toBe('7 月 25 日')
  })
})
