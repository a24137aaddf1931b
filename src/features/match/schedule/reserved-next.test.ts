import { expect, it } from 'vitest'
import { sampleRow } from '../../../../tests/support/match/sample-row.ts'
import { reservedNext } from './reserved-next.ts'

const at = (hour: number) => `2026-07-18T${hour}:00:00.000Z`
const reservation = (id: string, hour: number) => ({ id, match_time: at(hour), name: id, at: 1 })

it('lists reserved matches by their current start, soonest first, without started, finished or cancelled ones', () => {
  const rows = new Map(
    [
      sampleRow({ id: 'moved', status: 'upcoming', match_time: '2026-07-21T12:00:00.000Z' }),
      sampleRow({ id: 'earlier', status: 'upcoming', match_time: at(10) }),
      sampleRow({ id: 'later', status: 'live', match_time: at(13) }),
      sampleRow({ id: 'off', status: 'cancelled', match_time: at(23) }),
    ].map((row) => [row.id, row]),
  )
  const reserved = ['moved', 'earlier', 'later', 'off', 'unread', 'past'].map((id) => reservation(id, id === 'past' ? 11 : 20))
  const next = reservedNext(reserved, rows, Date.parse(at(12)))
  expect(next.map(({ id, match_time }) => [id, match_time])).toEqual([
    ['unread', at(20)],
    ['moved', '2026-07-21T12:00:00.000Z'],
  ])
})

it('marks a match without a known time as such, and keeps it through its day', () => {
  const rows = new Map([['open', sampleRow({ id: 'open', status: 'upcoming', match_time: at(12), time_tbc: true })]])
  const next = (now: string) => reservedNext([reservation('open', 20)], rows, Date.parse(now))
  expect(next(at(15))).toEqual([{ id: 'open', name: 'open', match_time: at(12), time_tbc: true }])
  expect(next('2026-07-19T12:00:00.000Z')).toEqual([])
  const unread = { ...reservation('unread', 12), time_tbc: true }
  expect(reservedNext([unread], rows, Date.parse(at(15)))).toEqual([{ id: 'unread', name: 'unread', match_time: at(12), time_tbc: true }])
})
