import { expect, it } from 'vitest'
import { dueGroup, dueSpan } from './due.ts'

const now = Date.parse('2026-11-20T12:00:00.000Z')
const at = (minutes: number): string => new Date(now + minutes * 60_000).toISOString()

it('groups items as overdue, due within the hour, today or later, by the operator’s local day', () => {
  expect([at(-1), at(0), at(1), at(60), at(61)].map((due) => dueGroup(due, now, 'UTC'))).toEqual(['over', 'over', 'hour', 'hour', 'today'])
  // In Shanghai it is 8 p.m.
  const late = at(5 * 60)
  expect([dueGroup(late, now, 'UTC'), dueGroup(late, now, 'Asia/Shanghai')]).toEqual(['today', 'after'])
})

it('shows minutes left or overdue, then overdue hours and days', () => {
  expect(dueSpan(at(14), now)).toEqual({ isOver: false, unit: 'minute', count: 14 })
  expect(dueSpan(at(0.5), now)).toEqual({ isOver: false, unit: 'minute', count: 1 })
  expect([at(0), at(-59), at(-60), at(-150), at(-3 * 24 * 60)].map((due) => dueSpan(due, now))).toEqual([
    { isOver: true, unit: 'minute', count: 1 },
    { isOver: true, unit: 'minute', count: 59 },
    { isOver: true, unit: 'hour', count: 1 },
    { isOver: true, unit: 'hour', count: 2 },
    { isOver: true, unit: 'day', count: 3 },
  ])
  expect(dueSpan(at(61), now)).toBeNull()
})
