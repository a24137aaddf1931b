import { expect, it } from 'vitest'
import { sampleRow } from '../../../../tests/support/match/sample-row.ts'
import { readReserveKind } from './reserve-kind.ts'
import { reservedOf } from './reserve-list.ts'

it('sorts reservations into upcoming, known by name only, and past', () => {
  const now = Date.parse('2026-07-18T12:00:00Z')
  const record = (id: string, match_time: string) => ({ id, match_time, name: id, at: 1 })
  const rows = new Map([
    ['live', sampleRow({ id: 'live', status: 'live' })],
    ['over', sampleRow({ id: 'over', status: 'over' })],
    ['untold', sampleRow({ id: 'untold', status: 'upcoming', match_time: '2026-07-18T09:00:00Z' })],
    ['moved', sampleRow({ id: 'moved', status: 'upcoming', match_time: '2026-08-01T12:00:00Z' })],
  ])
  const { coming, unknown, past } = reservedOf(
    [
      record('over', '2026-07-18T08:00:00Z'),
      // The stored start has passed, but the row has a later one.
      record('moved', '2026-07-17T12:00:00Z'),
      record('live', '2026-07-18T11:00:00Z'),
      record('lost', '2026-07-18T07:59:00Z'),
      record('untold', '2026-07-18T09:00:00Z'),
      record('dark', '2026-07-19T12:00:00Z'),
      // Only its day was known, which has not ended in every time zone.
      { ...record('open', '2026-07-17T12:00:00Z'), time_tbc: true },
    ],
    (id) => rows.get(id),
    now,
  )
  expect(coming.map(({ id }) => id)).toEqual(['moved', 'live'])
  expect(unknown.map(({ id }) => id)).toEqual(['open', 'dark'])
  expect(past.map(({ id }) => id)).toEqual(['lost', 'over', 'untold'])
  expect(readReserveKind('league')).toBe('league')
  expect(readReserveKind('match')).toBeUndefined()
})
