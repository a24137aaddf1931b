import { expect, it } from 'vitest'
import { sampleRow } from '../../../../tests/support/match/sample-row.ts'
import { matchGroups } from './match-groups.ts'

it('lists live matches first, then the next to start, then the latest to end, and keeps unknown ones', () => {
  const row = (id: string, status: 'live' | 'upcoming' | 'over' | 'postponed', match_time: string) => ({
    follow: id,
    row: sampleRow({ id, status, match_time }),
  })
  const { days, unknown } = matchGroups(
    [
      row('old', 'over', '2026-07-10T12:00:00Z'),
      row('next week', 'upcoming', '2026-07-25T12:00:00Z'),
      row('live', 'live', '2026-07-18T11:00:00Z'),
      row('off', 'postponed', '2026-07-19T10:00:00Z'),
      row('tomorrow', 'upcoming', '2026-07-19T12:00:00Z'),
      row('yesterday', 'over', '2026-07-17T12:00:00Z'),
      row('nobody spoke of it', 'upcoming', '2026-07-16T12:00:00Z'),
      { follow: 'unknown', row: undefined },
    ],
    'UTC',
    Date.parse('2026-07-18T12:00:00Z'),
  )
  expect(days.map(({ key, rows }) => [key, rows.map(({ follow }) => follow)])).toEqual([
    ['live', ['live']],
    ['next 2026-07-19', ['off', 'tomorrow']],
    ['next 2026-07-25', ['next week']],
    ['past 2026-07-17', ['yesterday']],
    ['past 2026-07-16', ['nobody spoke of it']],
    ['past 2026-07-10', ['old']],
  ])
  expect(unknown.map(({ follow }) => follow)).toEqual(['unknown'])
})
