// The displayed minute, and that it advances by itself.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MatchRow, Phase } from '../../contract/match/match-row.ts'
import { type ClockRow, minuteAt, minuteText, statusWord, ticks } from './match-clock.ts'

const at = '2026-03-07T12:00:00.000Z'
const start = Date.parse(at)
const row = (more: Partial<ClockRow>): ClockRow => ({
  sport: 'football',
  status: 'live',
  phase: 'first-half',
  clock: { elapsed: 0, at, running: true, added: null },
  periods: [],
  shootout: null,
  after_extra: false,
  ...more,
})
const football = (phase: Phase, elapsed: number, seconds = 0, added: number | null = null): string =>
  minuteText(row({ phase, clock: { elapsed, at, running: true, added } }), start + seconds * 1000)

describe('football minute', () => {
  it.each([
    ['first-half', 0, 0, "1'"],
    ['first-half', 0, 59, "1'"],
    ['first-half', 0, 60, "2'"],
    ['first-half', 2640, 59, "45'"],
    ['first-half', 2640, 60, "45+1'"],
    ['second-half', 2700, 0, "46'"],
    ['second-half', 3960, 30, "67'"],
    ['second-half', 2700, 2700, "90+1'"],
    ['extra-first', 5400, 900, "105+1'"],
    ['extra-second', 6300, 0, "106'"],
  ] as const)('in %s at %d plus %d seconds is %s', (phase, elapsed, seconds, text) => {
    expect(football(phase, elapsed, seconds)).toBe(text)
  })

  it('stops when the feed goes silent, but not before the announced added time', () => {
    expect(football('second-half', 2700, 5 * 3600)).toBe("90+20'")
    expect(football('second-half', 2700, 5 * 3600, 25)).toBe("90+25'")
  })

  it('shows the match state when no clock is running', () => {
    expect(minuteText(row({ status: 'upcoming', phase: 'not-started', clock: null }), start)).toBe('')
    expect(minuteText(row({ phase: 'half-time' }), start)).toBe('HT')
    expect(minuteText(row({ phase: 'extra-break' }), start)).toBe('ET')
    expect(minuteText(row({ phase: 'second-half', clock: null }), start)).toBe('')
    expect(minuteText(row({ phase: 'shoot-out', shootout: [1, 0] }), start)).toBe('PEN')
    expect(minuteText(row({ status: 'over', phase: 'finished' }), start)).toBe('FT')
    expect(minuteText(row({ status: 'over', phase: 'finished', after_extra: true }), start)).toBe('AET')
    expect(minuteText(row({ status: 'over', phase: 'finished', after_extra: true, shootout: [4, 5] }), start)).toBe('PEN')
    expect(minuteText(row({ status: 'postponed' }), start)).toBe('PPD')
    expect(minuteText(row({ status: 'cancelled', phase: 'not-started' }), start)).toBe('CANC')
    expect(minuteText(row({ status: 'cancelled' }), start)).toBe('ABD')
    expect(minuteText(row({ suspended: true }), start)).toBe('SUSP')
    expect(minuteText(row({ status: 'over', phase: 'finished', awarded: true }), start)).toBe('AWD')
  })

  it('never decreases over time', () => {
    const minuteOf = (text: string): number =>
      text
        .slice(0, -1)
        .split('+')
        .reduce((sum, part) => sum + Number(part), 0)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2700 }), fc.nat(9_000), fc.nat(9_000), (elapsed, one, other) => {
        const [sooner, later] = [Math.min(one, other), Math.max(one, other)]
        expect(minuteOf(football('second-half', 2700 + elapsed, sooner))).toBeLessThanOrEqual(
          minuteOf(football('second-half', 2700 + elapsed, later)),
        )
      }),
    )
  })
})

describe('clock of other sports', () => {
  const basketball = (phase: Phase, left: number, periods: number, seconds = 0): string =>
    minuteText(
      row({
        sport: 'basketball',
        phase,
        periods: Array.from({ length: periods }, () => [0, 0]),
        clock: { elapsed: left, at, running: true, added: null },
      }),
      start + seconds * 1000,
    )

  it('counts a quarter down to zero', () => {
    expect(basketball('q3', 252, 3)).toBe('Q3 04:12')
    expect(basketball('q3', 252, 3, 12)).toBe('Q3 04:00')
    expect(basketball('q3', 252, 3, 1000)).toBe('Q3 00:00')
    expect(basketball('overtime', 90, 5)).toBe('OT 01:30')
    expect(basketball('overtime', 90, 6)).toBe('OT2 01:30')
  })

  it('stops with the game clock and continues from there', () => {
    const twoPeriods: [number, number][] = [
      [20, 18],
      [4, 0],
    ]
    const quarter = (elapsed: number, running: boolean, seconds: number): string =>
      minuteText(
        row({ sport: 'basketball', phase: 'q2', periods: twoPeriods, clock: { elapsed, at, running, added: null } }),
        start + seconds * 1000,
      )
    expect([0, 5, 75].map((seconds) => quarter(301, false, seconds))).toEqual(['Q2 05:01', 'Q2 05:01', 'Q2 05:01'])
    expect([0, 0.9, 1, 2.5].map((seconds) => quarter(301, true, seconds))).toEqual(['Q2 05:01', 'Q2 05:01', 'Q2 05:00', 'Q2 04:59'])
    expect([0, 60].map((seconds) => quarter(0, false, seconds))).toEqual(['Q2 00:00', 'Q2 00:00'])
  })

  it('labels breaks with the preceding period', () => {
    expect(basketball('q1-break', 0, 1)).toBe('Q1')
    expect(basketball('overtime-break', 0, 4)).toBe('Q4')
    expect(basketball('overtime-break', 0, 5)).toBe('OT')
    expect(basketball('half-time', 0, 2)).toBe('HT')
  })

  it('numbers sets', () => {
    const set = (phase: Phase, periods: number): string =>
      minuteText(row({ sport: 'tennis', phase, clock: null, periods: Array.from({ length: periods }, () => [0, 0]) }), start)
    expect([set('set-2', 2), set('set-break', 2), set('set-3', 3)]).toEqual(['S2', 'S2', 'S3'])
  })
})

describe('status word of a match', () => {
  const word = (more: Partial<ClockRow & Pick<MatchRow, 'time_tbc'>>, ahead = 0) =>
    statusWord({ ...row(more), match_time: at }, start - ahead * 60_000)
  it.each([
    [{ status: 'upcoming', phase: 'not-started' }, 16, null],
    [{ status: 'upcoming', phase: 'not-started' }, 15, 'soon'],
    [{ status: 'upcoming', phase: 'not-started' }, -5, 'soon'],
    [{ status: 'upcoming', phase: 'not-started' }, -179, 'soon'],
    [{ status: 'upcoming', phase: 'not-started' }, -180, 'unknown'],
    [{ status: 'upcoming', phase: 'not-started', time_tbc: true }, 5, 'time-tbc'],
    [{ status: 'upcoming', phase: 'not-started', time_tbc: true }, -600, 'time-tbc'],
    [{ status: 'upcoming', phase: 'not-started', time_tbc: true }, -1_700, 'unknown'],
    [{ status: 'upcoming', phase: 'not-started' }, -90 * 1440, 'unknown'],
    [{ phase: 'second-half' }, -90 * 1440, null],
    [{ status: 'over', phase: 'finished' }, -90 * 1440, 'finished'],
    [{}, 0, null],
    [{ phase: 'half-time' }, 0, 'half-time'],
    [{ sport: 'basketball', phase: 'q1-break' }, 0, 'break'],
    [{ sport: 'tennis', phase: 'set-break' }, 0, 'set-break'],
    [{ sport: 'tennis', phase: 'set-2' }, 0, 'set'],
    [{ status: 'over', phase: 'finished', shootout: [3, 2], after_extra: true }, 0, 'finished-shoot-out'],
    [{ status: 'over', phase: 'finished', after_extra: true }, 0, 'finished-extra'],
    [{ status: 'postponed' }, 0, 'postponed'],
    [{ status: 'cancelled', phase: 'not-started' }, 0, 'cancelled'],
    [{ status: 'cancelled', phase: 'second-half' }, 0, 'abandoned'],
    [{ phase: 'half-time', suspended: true }, 0, 'suspended'],
    [{ status: 'over', phase: 'finished', awarded: true }, 0, 'awarded'],
  ] as [Partial<ClockRow & Pick<MatchRow, 'time_tbc'>>, number, string | null][])(
    '%j, %d minutes before the start: %s',
    (more, ahead, expected) => {
      expect(word(more, ahead)).toBe(expected)
    },
  )

  it('knows which rows update by themselves', () => {
    expect(ticks(row({}))).toBe(true)
    expect(ticks(row({ clock: { elapsed: 2700, at, running: false, added: null } }))).toBe(false)
    expect(ticks(row({ sport: 'basketball', phase: 'q2', clock: { elapsed: 301, at, running: false, added: null } }))).toBe(false)
    expect(ticks(row({ status: 'over' }))).toBe(false)
  })
})

describe('minute at an earlier time', () => {
  const ago = (seconds: number) => start - seconds * 1000
  const live = row({ status: 'live', phase: 'second-half', clock: { elapsed: 66 * 60 + 10, at, running: true, added: null } })
  it('goes back with the clock, within the current phase', () => {
    expect(minuteAt(live, start)).toBe("67'")
    expect(minuteAt(live, ago(20))).toBe("66'")
    expect(minuteAt(live, ago(21 * 60))).toBe("46'")
    expect(minuteAt(live, ago(22 * 60))).toBe('')
  })
  it('counts in the opposite direction in basketball', () => {
    const quarter = row({
      sport: 'basketball',
      phase: 'q3',
      clock: { elapsed: 300, at, running: true, added: null },
      periods: [
        [1, 2],
        [3, 4],
        [5, 6],
      ],
    })
    expect(minuteAt(quarter, ago(60))).toBe('Q3 06:00')
    expect(minuteAt(quarter, ago(600))).toBe('')
  })
  it('is available while the basketball game clock is stopped, but not in breaks or suspensions', () => {
    const stopped = row({
      sport: 'basketball',
      phase: 'q1',
      clock: { elapsed: 300, at, running: false, added: null },
      periods: [[1, 2]],
    })
    expect(minuteAt(stopped, start + 30_000)).toBe('Q1 05:00')
    expect(minuteAt(stopped, ago(10))).toBe('Q1 05:10')
    expect(minuteAt({ ...stopped, phase: 'q1-break' }, start)).toBe('')
    expect(minuteAt({ ...stopped, suspended: true }, start)).toBe('')
  })
  it('is empty when no clock is running', () => {
    expect(minuteAt(row({ phase: 'half-time', clock: { elapsed: 2700, at, running: false, added: null } }), start)).toBe('')
    expect(minuteAt(row({ status: 'over', phase: 'finished' }), start)).toBe('')
  })
})
