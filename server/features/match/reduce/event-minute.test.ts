import { expect, it } from 'vitest'
import type { MatchCore } from '../state.ts'
import { eventMinute } from './event-minute.ts'

const at = '2026-03-07T12:00:00.000Z'
const core = (given: Partial<MatchCore>): MatchCore => ({ status: 'live', clock: null, periods: [], ...given }) as MatchCore

it('uses the period that the feed names, whatever is being played', () => {
  const fourth = core({
    sport: 'basketball',
    phase: 'q4',
    periods: [
      [1, 2],
      [3, 4],
      [5, 6],
      [7, 8],
    ],
  })
  expect(eventMinute(fourth, { minute: 3, left: 570, period: 1 }, at)).toBe('Q1 09:30')
  expect(eventMinute(fourth, { minute: 42, left: 30, period: 5 }, at)).toBe('OT 00:30')
  expect(eventMinute(fourth, { minute: 48, left: 30, period: 6 }, at)).toBe('OT2 00:30')
  expect(
    eventMinute(
      core({
        sport: 'tennis',
        phase: 'set-3',
        periods: [
          [6, 4],
          [4, 6],
          [1, 0],
        ],
      }),
      { minute: 20, period: 1 },
      at,
    ),
  ).toBe('S1')
})

it('uses the current period when the feed names none', () => {
  const fourth = core({
    sport: 'basketball',
    phase: 'q4',
    periods: [
      [1, 2],
      [3, 4],
      [5, 6],
      [7, 8],
    ],
  })
  expect(eventMinute(fourth, { minute: 38, left: 125 }, at)).toBe('Q4 02:05')
  expect(
    eventMinute(
      core({
        sport: 'tennis',
        phase: 'set-2',
        periods: [
          [6, 4],
          [4, 6],
        ],
      }),
      { minute: 20 },
      at,
    ),
  ).toBe('S2')
})

it('returns no minute in football when none is given: 0 is not the first minute', () => {
  const half = core({ sport: 'football', phase: 'second-half' })
  expect([0, 1, 67].map((minute) => eventMinute(half, { minute }, at))).toEqual(['', "1'", "67'"])
  expect(eventMinute(half, { minute: 45, added: 2 }, at)).toBe("45+2'")
})
