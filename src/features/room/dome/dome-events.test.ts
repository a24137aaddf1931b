import { expect, it } from 'vitest'
import type { MatchEvent } from '../../../../contract/match/match-event.ts'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { type DomeRoom, domeEvents } from './dome-events.ts'

const event = (seq: number, type: MatchEvent['type'], minute: number): MatchEvent =>
  ({
    seq,
    type,
    at: new Date(minute * 60_000).toISOString(),
    minute: `${minute}'`,
    team: 'home',
    player: null,
    detail: {},
    cancelled_by: null,
  }) as unknown as MatchEvent
const room = (id: string, matchId: string, events: MatchEvent[], covered = false): [string, DomeRoom] => [
  id,
  { id, covered, match: { row: { id: matchId, sport: 'football' } as MatchRow, events, markers: [], lineups: null } },
]
const momentsOf = (rooms: [string, DomeRoom][], ids = rooms.map(([id]) => id)) =>
  domeEvents(ids, new Map(rooms)).map(({ place, item }) => `${place} ${item.type} ${item.minute}`)

it('lists the events of all rooms newest first, without minor ones', () => {
  const rooms = [
    room('a', 'm1', [event(1, 'kick-off', 0), event(2, 'yellow-card', 5), event(3, 'goal', 9)]),
    room('b', 'm2', [event(1, 'kick-off', 1), event(2, 'red-card', 7)]),
  ]
  expect(momentsOf(rooms)).toEqual(['1 goal 9′', '2 red-card 7′', '2 kick-off 1′', '1 kick-off 0′'])
  // The number is that of the tile.
  expect(momentsOf(rooms, ['b', 'x', 'a'])[0]).toBe('3 goal 9′')
})

it('lists a match shown in two rooms once, and omits a covered one', () => {
  const goal = [event(3, 'goal', 9)]
  expect(momentsOf([room('a', 'm1', goal), room('b', 'm1', goal)])).toEqual(['1 goal 9′'])
  expect(momentsOf([room('a', 'm1', goal, true), room('b', 'm2', goal)])).toEqual(['2 goal 9′'])
})
