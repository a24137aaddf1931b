import { describe, expect, it, vi } from 'vitest'
import { rowsOf } from './account-follows.ts'

vi.mock('../storage/db.ts', () => ({ db: {} }))

const matches = new Map([['m1', { match_time: '2026-03-01T12:00:00Z', name: '临江 - 北固' }]])

describe('account follows as device rows', () => {
  it('keep kinds, ids and choices', () => {
    const { follows, reservations } = rowsOf(
      [
        { kind: 'team', id: 't1', events: ['goal'] },
        { kind: 'match', id: 'm1', events: [] },
      ],
      matches,
      5,
    )
    expect(follows).toEqual([
      { key: 'team:t1', kind: 'team', id: 't1', events: ['goal'], name: '', at: 5 },
      { key: 'match:m1', kind: 'match', id: 'm1', events: [], name: '临江 - 北固', at: 5 },
    ])
    expect(reservations).toEqual([])
  })

  it('distinguish a reservation, a follow, and both at once', () => {
    const reminders = ['soon', 'kick-off', 'moved'] as const
    const only = rowsOf([{ kind: 'match', id: 'm1', events: [...reminders], adds: true }], matches, 5)
    expect(only).toEqual({ follows: [], reservations: [{ id: 'm1', match_time: '2026-03-01T12:00:00Z', name: '临江 - 北固', at: 5 }] })
    const both = rowsOf([{ kind: 'match', id: 'm1', events: ['goal', ...reminders] }], matches, 5)
    expect([both.follows.length, both.reservations.length]).toEqual([1, 1])
  })

  it('keep the flag of a kick-off time that is not confirmed', () => {
    const open = new Map([['m1', { match_time: '2026-03-01T12:00:00Z', time_tbc: true, name: '临江 - 北固' }]])
    const { reservations } = rowsOf([{ kind: 'match', id: 'm1', events: ['soon'], adds: true }], open, 5)
    expect(reservations).toEqual([{ id: 'm1', match_time: '2026-03-01T12:00:00Z', time_tbc: true, name: '临江 - 北固', at: 5 }])
  })

  it('create no reservation for a match with unknown time, and no follow for a muted one', () => {
    expect(rowsOf([{ kind: 'match', id: 'gone', events: ['soon'], adds: true }], matches, 5)).toEqual({ follows: [], reservations: [] })
    expect(rowsOf([{ kind: 'match', id: 'm1', events: [], muted: true }], matches, 5).follows).toEqual([])
  })
})
