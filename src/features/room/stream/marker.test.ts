import { beforeAll, describe, expect, it } from 'vitest'
import type { MatchEvent } from '../../../../contract/match/match-event.ts'
import { setProductClock } from '../../../core/clock/product-clock.ts'
import { markersOf, markName } from './marker.ts'

const start = Date.parse('2026-06-06T11:00:00.000Z')
const at = (seconds: number): string => new Date(start + seconds * 1_000).toISOString()
const event = (seq: number, type: MatchEvent['type'], seconds: number, more: Partial<MatchEvent> = {}): MatchEvent => ({
  seq,
  type,
  minute: `${seq}'`,
  team: 'home',
  player: null,
  detail: {},
  cancelled_by: null,
  at: at(seconds),
  ...more,
})

beforeAll(() => setProductClock({ feed: at(0), real: at(0), speed: 1 }))

describe('markers', () => {
  const events = [
    event(1, 'kick-off', 0, { team: null }),
    event(2, 'goal', 60),
    event(3, 'corner', 70),
    event(4, 'goal', 100, { team: 'away', cancelled_by: 5 }),
    event(5, 'goal-cancelled', 160, { team: 'away' }),
    event(6, 'red-card', 200),
  ]

  it('omit anything the picture has not reached', () => {
    expect(markersOf(events, start + 99_000).map(({ kind }) => kind)).toEqual(['bound', 'home'])
  })

  it('strike a cancelled goal only when the picture reaches its cancellation', () => {
    expect(markersOf(events, start + 159_000).map(({ kind }) => kind)).toEqual(['bound', 'home', 'away'])
    expect(markersOf(events, start + 300_000).map(({ kind }) => kind)).toEqual(['bound', 'home', 'void', 'red'])
  })

  it('include yellow cards until the picture reaches their cancellation', () => {
    const booked = [
      event(1, 'kick-off', 0, { team: null }),
      event(2, 'yellow-card', 60),
      event(3, 'yellow-card', 90, { team: 'away', cancelled_by: 4 }),
      event(4, 'card-cancelled', 120, { team: 'away' }),
    ]
    expect(markersOf(booked, start + 59_000).map(({ kind }) => kind)).toEqual(['bound'])
    expect(markersOf(booked, start + 119_000).map(({ kind }) => kind)).toEqual(['bound', 'yellow', 'yellow'])
    expect(markersOf(booked, start + 300_000).map(({ seq }) => seq)).toEqual([1, 2])
  })

  it('have unique names across consecutive matches of the room, stable when the picture lag changes', () => {
    const names = (list: readonly MatchEvent[], late = 0): string[] =>
      markersOf(list, start + 9_000_000, (time) => time + late).map(markName)
    const next = [event(1, 'kick-off', 7_200, { team: null }), event(2, 'goal', 7_260)]
    expect(new Set([...names(events), ...names(next)]).size).toBe(names(events).length + 2)
    expect(names(events, 4_000)).toEqual(names(events))
  })

  it('are placed where the picture shows them, when it is behind the feed', () => {
    const late = markersOf(events, start + 99_000, (time) => time + 4_000)
    expect(late.map((marker) => marker.at - start)).toEqual([4_000, 64_000])
  })

  it('are placed at the feed time, even when product time runs faster', () => {
    setProductClock({ feed: at(0), real: at(0), speed: 6 })
    expect(markersOf(events, start + 300_000).map((marker) => Math.round(marker.at - start))).toEqual([0, 10_000, 16_667, 33_333])
    setProductClock({ feed: at(0), real: at(0), speed: 1 })
  })

  it.each<[string, MatchEvent['type'][]]>([
    [
      'football',
      ['kick-off', 'half-time', 'second-half', 'period', 'extra-time', 'extra-half-time', 'extra-time', 'shoot-out', 'full-time'],
    ],
    ['basketball', ['kick-off', 'period', 'half-time', 'period', 'period', 'extra-time', 'period', 'extra-time', 'full-time']],
    ['sets of tennis and badminton, games of e-sports', ['kick-off', 'period', 'period', 'period', 'full-time']],
  ])('include every part of a match of %s, except parts that have not begun', (_sport, types) => {
    const parts = types.map((type, index) => event(index + 1, type, index * 60, { team: null }))
    const markers = markersOf(parts, start + 3_600_000)
    expect(markers.map(({ kind, seq }) => [kind, seq])).toEqual(types.map((_type, index) => ['bound', index + 1]))
    expect(markers.map((marker) => marker.at - start)).toEqual(types.map((_type, index) => index * 60_000))
    expect(markersOf(parts, start + 119_000).length).toBe(2)
  })

  it('exclude baskets, corners and substitutions', () => {
    const others = (['points', 'corner', 'substitution', 'added-time', 'review', 'score-correction'] as const).map((type, index) =>
      event(index + 1, type, index),
    )
    expect(markersOf(others, start + 3_600_000)).toEqual([])
  })
})
