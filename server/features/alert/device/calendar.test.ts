import fc from 'fast-check'
import { convertIcsCalendar } from 'ts-ics'
import { describe, expect, it } from 'vitest'
import { langs } from '../../../../contract/limits/limits.ts'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { sampleRow } from '../../../../tests/support/match/sample-row.ts'
import { calendarOf, escapeText, fold } from './calendar.ts'

const options = { lang: 'en', lead: 45, hides: () => false, publicUrl: 'https://fan.example', siteName: 'Fan House' } as const
const row = (more: Partial<MatchRow> = {}): MatchRow => ({
  ...sampleRow(),
  status: 'upcoming',
  seq: 2,
  match_time: '2026-07-18T12:00:00.000Z',
  ...more,
})
const read = (text: string) => convertIcsCalendar(undefined, text)

describe('a match calendar', () => {
  it('is parsed by a library: teams, time and alarm', () => {
    const [event] = read(calendarOf([row()], options)).events ?? []
    expect(event).toMatchObject({ uid: `${sampleRow().id}@grandstand`, sequence: 2, status: 'CONFIRMED' })
    expect(event?.summary).toBe(`${sampleRow().home_team_name_en} – ${sampleRow().away_team_name_en}`)
    expect(event?.start.date).toEqual(new Date('2026-07-18T12:00:00Z'))
    expect(event?.url).toBe(`https://fan.example/score-detail?id=${sampleRow().id}`)
    expect(event?.alarms?.[0]).toMatchObject({ action: 'DISPLAY', trigger: { type: 'relative', value: { before: true, minutes: 45 } } })
  })

  it('carries the name of the site', () => {
    const named = (lang: 'zh' | 'en' | 'vi', siteName: string) =>
      calendarOf([], { ...options, lang, siteName })
        .split('\r\n')
        .filter((line) => /^(NAME|X-WR-CALNAME):/.test(line))
    expect(named('en', 'Fan House')).toEqual(['NAME:Fan House · my matches', 'X-WR-CALNAME:Fan House · my matches'])
    expect(named('zh', '球迷之家')[0]).toBe('NAME:球迷之家 · 我的赛程')
    expect(named('vi', 'Sân; nhà')[0]).toBe('NAME:Sân\\; nhà · lịch của tôi')
  })

  it('of a team or a league carries its name, and has no alarm unless requested', () => {
    const text = calendarOf([row()], { ...options, lead: null, title: '临江潮汐 · 赛程' })
    expect(text).toContain('\r\nNAME:临江潮汐 · 赛程 · Fan House\r\n')
    expect(text).not.toContain('VALARM')
    expect(read(text).events).toHaveLength(1)
  })

  it('keeps the id of a moved match, with a later sequence and its new time', () => {
    const [before] = read(calendarOf([row()], options)).events ?? []
    const [after] = read(calendarOf([row({ match_time: '2026-07-19T12:00:00.000Z', seq: 5 })], options)).events ?? []
    expect(after?.uid).toBe(before?.uid)
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0)
    expect(after?.start.date).toEqual(new Date('2026-07-19T12:00:00Z'))
  })

  it('shows cancelled and postponed matches without an alarm', () => {
    const both = [row({ status: 'cancelled' }), row({ id: 'x2', status: 'postponed' })]
    const events = read(calendarOf(both, options)).events ?? []
    expect(events.map(({ status, alarms }) => [status, alarms?.length ?? 0]).sort()).toEqual([
      ['CANCELLED', 0],
      ['TENTATIVE', 0],
    ])
  })

  it('shows a match that was broken off as abandoned, and one that never started as cancelled', () => {
    const off = (phase: MatchRow['phase'], lang: 'zh' | 'en' | 'vi') =>
      /SUMMARY:\[(.+?)\]/.exec(calendarOf([row({ status: 'cancelled', phase })], { ...options, lang }))?.[1]
    expect(langs.map((lang) => off('not-started', lang))).toEqual(['取消', 'Cancelled', 'Đã hủy'])
    expect(langs.map((lang) => off('second-half', lang))).toEqual(['腰斩', 'Abandoned', 'Bị hủy giữa chừng'])
  })

  it('shows a match without a known time as all day, without an alarm', () => {
    const text = calendarOf([row({ time_tbc: true })], options)
    expect(text).toContain('DTSTART;VALUE=DATE:20260718\r\nDTEND;VALUE=DATE:20260719\r\n')
    const [event] = read(text).events ?? []
    expect([event?.start.type, event?.alarms ?? []]).toEqual(['DATE', []])
  })

  it('includes the result of a finished match, unless it is hidden', () => {
    const over = row({ status: 'over', home_score: 3, away_score: 2 })
    expect(calendarOf([over], options)).toContain(' 3:2 ')
    expect(calendarOf([over], { ...options, hides: () => true })).not.toMatch(/SUMMARY:.*\d:\d/)
  })

  it('is well-formed for any names: folded at 75 octets, escaped, and the same for any match order', () => {
    const anyName = fc.string({ unit: 'grapheme', maxLength: 60 })
    fc.assert(
      fc.property(anyName, anyName, fc.constantFrom(...langs), (home, away, lang) => {
        const names = { [`home_team_name_${lang}`]: home, [`away_team_name_${lang}`]: away }
        const rows = [row(names), row({ ...names, id: 'x2' })]
        const text = calendarOf(rows, { ...options, lang })
        expect(calendarOf([...rows].reverse(), { ...options, lang })).toBe(text)
        expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
        for (const line of text.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
          expect(line).not.toMatch(/[\r\n]/)
        }
        expect(text.match(/^BEGIN:VEVENT$/gm)).toHaveLength(2)
        expect(read(text).events).toHaveLength(2)
      }),
      { numRuns: 200 },
    )
  })

  it('folds and escapes exactly as specified', () => {
    expect(escapeText('a,b;c\\d\r\ne\u0007')).toBe('a\\,b\\;c\\\\d\\ne')
    const line = `SUMMARY:${'潮'.repeat(60)}`
    expect(
      fold(line)
        .split('\r\n')
        .map((one) => Buffer.byteLength(one)),
    ).toEqual([74, 73, 43])
    expect(fold(line).replaceAll('\r\n ', '')).toBe(line)
  })
})
