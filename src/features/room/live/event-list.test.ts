import { describe, expect, it } from 'vitest'
import type { MatchEvent, MatchEventType } from '../../../../contract/match/match-event.ts'
import { eventList } from './event-list.ts'

const event = (seq: number, type: MatchEventType): MatchEvent => ({
  seq,
  type,
  minute: `${seq}'`,
  team: 'home',
  player: null,
  detail: {},
  cancelled_by: null,
  at: '2026-06-06T11:00:00.000Z',
})
/** Ten goals, each after a yellow card. */
const events = Array.from({ length: 20 }, (_, index) => event(index + 1, index % 2 === 0 ? 'yellow-card' : 'goal'))

describe('event list beside the room video', () => {
  it('shows the newest key moments and the number of remaining ones', () => {
    const { items, more } = eventList(events, false)
    expect(items.map(({ seq }) => seq)).toEqual([20, 18, 16, 14, 12, 10, 8, 6])
    expect(more).toBe(12)
  })

  it('shows all events on request, including yellow cards', () => {
    const { items, more } = eventList(events, true)
    expect(items.map(({ seq }) => seq)).toEqual(events.map(({ seq }) => seq).reverse())
    expect(more).toBe(0)
  })
})

it('leaves e-sports objectives to the match page', () => {
  const events = [event(1, 'kick-off'), event(2, 'objective'), event(3, 'period')]
  expect(eventList(events, true).items.map(({ type }) => type)).toEqual(['period', 'kick-off'])
  expect(eventList(events, false).more).toBe(2)
})
