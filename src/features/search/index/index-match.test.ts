import { expect, it } from 'vitest'
import { type IndexMatch, inReadingOrder } from './index-match.ts'

const noon = Date.parse('2026-03-07T12:00:00Z')
const match = (id: string, hours: number, time_tbc = false): IndexMatch =>
  ({ id, match_time: new Date(noon + hours * 3_600_000).toISOString(), time_tbc }) as IndexMatch

it('lists matches outwards from now, those with only a known day after the others of that day', () => {
  const matches = [
    match('today', 0, true),
    match('evening', 3),
    match('running', -1),
    match('night', 5),
    match('yesterday', -24, true),
    match('before', -30),
  ]
  const orderIn = (tz: string): string[] => inReadingOrder(matches, noon + 60_000, tz).map(({ id }) => id)
  expect(orderIn('Asia/Shanghai')).toEqual(['running', 'evening', 'today', 'night', 'before', 'yesterday'])
  expect(orderIn('UTC')).toEqual(['running', 'evening', 'night', 'today', 'before', 'yesterday'])
})
