import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarOf } from '../../../../server/features/alert/device/calendar.ts'
import { sampleRow } from '../../../../tests/support/match/sample-row.ts'
import { type CalendarMatch, calendarFile, eventOf } from './ics.ts'

const match = (patch: Partial<CalendarMatch> = {}): CalendarMatch => ({
  id: 'm1',
  title: '临江潮汐 vs 北固铁狮',
  location: '临江体育场',
  description: '华夏超级联赛 第 18 轮',
  url: 'https://example.test/score-detail?id=m1',
  times: ['DTSTART:20260718T120000Z', 'DTEND:20260718T140000Z'],
  alarm: 15,
  now: '2026-07-18T08:00:00.123Z',
  sequence: 0,
  ...patch,
})
const unfold = (file: string): string[] => file.replace(/\r\n /g, '').split('\r\n')
const bytes = (line: string): number => new TextEncoder().encode(line).length

describe('calendar file', () => {
  it('has start and end in UTC and a reminder before', () => {
    const lines = unfold(calendarFile(match()))
    expect(lines).toContain('DTSTART:20260718T120000Z')
    expect(lines).toContain('DTEND:20260718T140000Z')
    expect(lines).toContain('DTSTAMP:20260718T080000Z')
    expect(lines).toContain('TRIGGER:-PT15M')
  })
  it('keeps its UID when the match is rescheduled, with a higher sequence', () => {
    const moved = unfold(calendarFile(match({ sequence: 1 })))
    expect(moved).toContain('UID:m1@grandstand')
    expect(moved).toContain('SEQUENCE:1')
  })
  it('escapes characters that would end a value', () => {
    expect(unfold(calendarFile(match({ title: 'A, B; C\\D\nE' })))).toContain('SUMMARY:A\\, B\\; C\\\\D\\nE')
  })
  it('has no line above 75 bytes and loses no character, whatever the names are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (title) => {
        const clean = title.replace(/\r/g, '')
        const file = calendarFile(match({ title: clean }))
        for (const line of file.split('\r\n')) expect(bytes(line)).toBeLessThanOrEqual(75)
        const summary = unfold(file).find((line) => line.startsWith('SUMMARY:')) ?? ''
        const back = summary.slice(8).replace(/\\([\\;,n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
        expect(back).toBe(clean)
      }),
    )
  })
})

it('is the same event as in the calendar subscription, in every sport', () => {
  const sports = ['football', 'basketball', 'tennis', 'badminton', 'esports'] as const
  for (const [sport, time_tbc] of sports.flatMap((sport) => [[sport, false] as const, [sport, true] as const])) {
    const row = { ...sampleRow({ id: 'm1', match_time: '2026-07-18T12:00:00Z' }), sport, time_tbc }
    const subscribed = unfold(calendarOf([row], { lang: 'zh', lead: 15, hides: () => true, publicUrl: '', siteName: '' }))
    const made = unfold(calendarFile(match({ ...eventOf(row) })))
    const same = (lines: string[]) => lines.filter((line) => /^(UID|SEQUENCE|DTSTART|DTEND)[:;]/.test(line)).sort()
    expect(same(made)).toEqual(same(subscribed))
    expect(same(made)).toHaveLength(4)
    expect(made.includes('BEGIN:VALARM')).toBe(!time_tbc)
  }
})

it('a file created after each new start moves the event, also back to the first start', () => {
  const first = sampleRow({ id: 'm1', match_time: '2026-07-18T12:00:00Z' })
  const moved = { ...first, match_time: '2026-07-19T12:00:00Z', original_time: first.match_time, seq: first.seq + 1 }
  const again = { ...moved, match_time: '2026-07-20T12:00:00Z', seq: first.seq + 2 }
  const back = { ...first, seq: first.seq + 3 }
  const sequences = [first, moved, again, back].map((row) => eventOf(row).sequence)
  expect(sequences).toEqual([...new Set(sequences)].sort((one, other) => one - other))
})
