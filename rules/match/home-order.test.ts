import { describe, expect, it } from 'vitest'
import type { MatchRow, MatchStatus } from '../../contract/match/match-row.ts'
import { wallTime } from '../time/wall-time.ts'
import { eveningOf, homeGroups, isEvening } from './home-order.ts'

const tz = 'Asia/Shanghai'
/** 19:47 in Shanghai. */
const now = Date.parse('2026-03-07T11:47:00Z')
const row = (id: string, status: MatchStatus, match_time: string): MatchRow => ({ id, status, match_time }) as MatchRow
const nobody = (): boolean => false
const groupsOf = (rows: readonly MatchRow[], isFollowed: (of: MatchRow) => boolean = nobody) =>
  homeGroups(rows, { evening: eveningOf(now, tz), tz, isFollowed }).map(({ type, day, ids }) => `${type} ${day}: ${ids.join(' ')}`)

describe('home match list', () => {
  const tennis = row('tennis', 'upcoming', '2026-03-08T02:20:00Z')
  const tonight = row('tonight', 'upcoming', '2026-03-07T12:00:00Z')
  const late = row('late', 'upcoming', '2026-03-07T17:30:00Z')

  it('shows live matches, then tonight until the early hours, then tomorrow, then finished matches', () => {
    const live = row('live', 'live', '2026-03-07T10:00:00Z')
    const over = row('over', 'over', '2026-03-07T08:00:00Z')
    expect(groupsOf([over, tennis, late, live, tonight])).toEqual([
      'tonight 2026-03-07: live tonight late',
      'later 2026-03-08: tennis',
      'over 2026-03-07: over',
    ])
  })

  it('has one group for each upcoming evening', () => {
    const monday = row('monday', 'upcoming', '2026-03-09T11:00:00Z')
    expect(groupsOf([monday, tennis])).toEqual(['later 2026-03-08: tennis', 'later 2026-03-09: monday'])
  })

  it('puts followed live matches first and sorts upcoming ones by time', () => {
    const rows = [row('a', 'live', '2026-03-07T10:00:00Z'), row('mine', 'live', '2026-03-07T11:00:00Z'), tonight, late]
    const follows = ({ id }: MatchRow): boolean => id === 'mine' || id === 'late'
    expect(groupsOf(rows, follows)).toEqual(['tonight 2026-03-07: mine a tonight late'])
  })

  it('keeps a delayed match in its place and puts a postponed one at the end', () => {
    const delayed = row('delayed', 'upcoming', '2026-03-07T11:00:00Z')
    const off = row('off', 'postponed', '2026-03-07T12:00:00Z')
    expect(groupsOf([off, tonight, delayed])).toEqual(['tonight 2026-03-07: delayed tonight', 'over 2026-03-07: off'])
  })

  it('is empty without matches', () => {
    expect(groupsOf([])).toEqual([])
  })
})

it.each([
  ['2026-03-07T08:59:00Z', false],
  ['2026-03-07T09:00:00Z', true],
  ['2026-03-07T21:59:00Z', true],
  ['2026-03-07T22:00:00Z', false],
])('at %s it is evening in Shanghai: %s', (at, expected) => {
  expect(isEvening(wallTime(Date.parse(at), tz))).toBe(expected)
})

it('an evening lasts until 6 am in the reader’s time zone', () => {
  expect(eveningOf(Date.parse('2026-03-07T21:59:00Z'), tz)).toBe('2026-03-07')
  expect(eveningOf(Date.parse('2026-03-07T22:00:00Z'), tz)).toBe('2026-03-08')
  expect(eveningOf(Date.parse('2026-03-08T03:00:00Z'), 'Europe/London')).toBe('2026-03-07')
})
