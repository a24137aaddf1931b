import { afterAll, beforeEach, expect, it } from 'vitest'
import type { MatchEvent } from '../../../../../contract/match/match-event.ts'
import type { MatchRow } from '../../../../../contract/match/match-row.ts'
import { setProductClock } from '../../../../core/clock/product-clock.ts'
import { markersOf } from '../marker.ts'
import type { Version } from './match-at-time.ts'
import { matchStamp } from './match-stamp.ts'

const start = Date.parse('2026-03-07T11:00:00.000Z')
/** The server's clock at the start: its feed is months behind. */
const real = Date.parse('2026-11-30T14:00:00.000Z')
const at = (seconds: number): string => new Date(start + seconds * 1_000).toISOString()
const event = (seq: number, type: MatchEvent['type'], seconds: number): MatchEvent => ({
  seq,
  type,
  minute: `${seq}'`,
  team: 'away',
  player: null,
  detail: type === 'goal' ? { score: [0, 1] } : {},
  cancelled_by: null,
  at: at(seconds),
})
const events = [event(1, 'kick-off', 0), event(2, 'goal', 60)]
const row = { id: 'm', seq: 2, sport: 'football', home_score: 0, away_score: 1, phase: 'first-half', updated_at: at(60) } as MatchRow
const versions: Version[] = [{ at: start + 60_000, row }]
const stampAt = (seconds: number): string => matchStamp(versions, events, real + seconds * 1_000)

const feedClock = { feed: at(0), real: new Date(real).toISOString(), speed: 1 }
const sameAsReal = { feed: feedClock.real, real: feedClock.real, speed: 1 }
beforeEach(() => setProductClock(feedClock))
afterAll(() => setProductClock(sameAsReal))

it('changes with each event the picture reaches, and stays the same in between', () => {
  expect([stampAt(10), stampAt(50), stampAt(61), stampAt(300)].map((stamp, _, all) => all.indexOf(stamp))).toEqual([0, 0, 2, 2])
  expect(matchStamp([], [], real)).toBe('')
})

it('changes once the product clock is set, although row and events are the same, because the markers move', () => {
  setProductClock(sameAsReal)
  const [guessed, lay] = [stampAt(70), markersOf(events, real + 70_000).map((marker) => marker.at)]
  setProductClock(feedClock)
  expect(markersOf(events, real + 70_000).map((marker) => marker.at)).toEqual([real, real + 60_000])
  expect(lay).toEqual([start, start + 60_000])
  expect(stampAt(70)).not.toBe(guessed)
  // Setting an equal clock again changes nothing.
  const first = stampAt(70)
  setProductClock(feedClock)
  expect(stampAt(70)).toBe(first)
})
