import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AlertSettings } from '../../../contract/alert.ts'
import { alertKinds, type Follow, followKinds } from '../../../contract/follow/follow.ts'
import type { MatchEvent } from '../../../contract/match/match-event.ts'
import { aNotice } from '../../../tests/support/alert/sample-notice.ts'
import {
  aboutOf,
  type Decidable,
  type Delivered,
  isHistory,
  isStale,
  planAlert,
  planCorrection,
  type Reader,
  realAge,
  wants,
} from './decide.ts'

const settings = { value1: true, value2: true, value3: true, value4: true }
const now = Date.parse('2026-07-18T16:00:00Z')
const alertOf = (kind: Decidable['kind'], more: Partial<Decidable> = {}): Decidable => ({
  notice: aNotice({ kind, event: kind }),
  kind,
  lead: null,
  happened_at: now,
  players: [],
  ...more,
})
const follow = (kind: Follow['kind'], events: Follow['events'] = [], more: Partial<Follow> = {}): Follow => ({
  kind,
  id: { match: 'm', team: 'a', league: 'l', player: 'p1', streamer: 's1', broadcast: 'b1' }[kind],
  events,
  ...more,
})
const reader = (follows: Follow[], more: Partial<AlertSettings> = {}, device_id = 'd1'): Reader => ({
  device_id,
  settings: { ...settings, ...more },
  follows,
})
const quiet = { on: true, from: '23:00', to: '07:00', tz: 'Asia/Shanghai' }
const morning = Date.parse('2026-07-18T23:00:00Z')

const anyKind = fc.constantFrom(...alertKinds)
const anySettings: fc.Arbitrary<AlertSettings> = fc.record(
  {
    value1: fc.boolean(),
    value2: fc.boolean(),
    value3: fc.boolean(),
    value4: fc.boolean(),
    delay: fc.constantFrom(0, 15, 300),
    quiet: fc.constantFrom(quiet, { ...quiet, tz: 'America/New_York' }),
    hide: fc.constantFrom('off' as const, 'all' as const),
    digest: fc.boolean(),
  },
  { requiredKeys: ['value1', 'value2', 'value3', 'value4'] },
)
const anyFollow: fc.Arbitrary<Follow> = fc
  .record({ kind: fc.constantFrom(...followKinds), events: fc.subarray([...alertKinds]), muted: fc.boolean(), through: fc.boolean() })
  .map(({ kind, events, ...more }) => follow(kind, events, more))
const anyReaders: fc.Arbitrary<Reader[]> = fc.uniqueArray(
  fc.record({ device_id: fc.constantFrom('a', 'b', 'c', 'd'), settings: anySettings, follows: fc.array(anyFollow, { maxLength: 4 }) }),
  { maxLength: 4, selector: ({ device_id }) => device_id },
)
const states: Delivered['state'][] = [
  'pending',
  'waiting',
  'quiet',
  'sending',
  'sent',
  'seen',
  'digested',
  'superseded',
  'failed',
  'dropped',
]
const anyDelivered: fc.Arbitrary<Delivered[]> = fc.uniqueArray(
  fc.record({ device_id: fc.constantFrom('a', 'b', 'c', 'd', 'x'), state: fc.constantFrom(...states), digest_at: fc.constant(null) }),
  { selector: ({ device_id }) => device_id },
)

describe('the alert decision', () => {
  it('plans one delivery per device, for exactly those that want the alert', () => {
    fc.assert(
      fc.property(anyReaders, anyKind, (readers, kind) => {
        const alert = alertOf(kind, { players: ['p1'] })
        const plans = planAlert(readers, alert, now)
        expect(new Set(plans.map(({ device_id }) => device_id)).size).toBe(plans.length)
        for (const one of readers) expect(plans.some(({ device_id }) => device_id === one.device_id)).toBe(wants(one, alert))
      }),
      { numRuns: 500 },
    )
  })

  it('sends a cancellation or correction only to devices that got the alert, whatever they follow by now', () => {
    fc.assert(
      fc.property(anyReaders, anyDelivered, anyKind, (readers, delivered, kind) => {
        const plans = planCorrection(delivered, readers, alertOf(kind), now)
        const heard = delivered.filter(({ device_id, state }) => {
          const one = readers.find((candidate) => candidate.device_id === device_id)
          const muted = one?.follows.some((own) => own.kind === 'match' && own.muted)
          return one && !muted && state !== 'waiting' && state !== 'dropped'
        })
        expect(plans.map(({ device_id }) => device_id).sort()).toEqual(heard.map(({ device_id }) => device_id).sort())
      }),
      { numRuns: 500 },
    )
  })

  it('delays an alert, keeps it for the digest, lets it through or drops it', () => {
    const plan = (one: Reader, patch: Partial<Decidable> = {}) => planAlert([one], alertOf('goal', patch), now)[0]
    expect(plan(reader([follow('team')]))).toEqual({ device_id: 'd1', state: 'pending', due: null, digest_at: null, hidden: false })
    expect(plan(reader([follow('team')], { quiet }))).toMatchObject({ state: 'quiet', digest_at: morning })
    expect(plan(reader([follow('team'), follow('match', [], { through: true })], { quiet }))).toMatchObject({ state: 'pending' })
    expect(plan(reader([follow('team')], { quiet, digest: false }))).toMatchObject({ state: 'dropped' })
    expect(plan(reader([follow('team')], { delay: 60 }))).toMatchObject({ state: 'waiting', due: now + 60_000 })
    expect(plan(reader([follow('team')], { hide: 'followed' }))).toMatchObject({ hidden: true })
    expect(plan(reader([follow('team')]), { happened_at: now - 301_000 })).toMatchObject({ state: 'quiet' })
    expect(plan(reader([follow('team')], { delay: 300 }), { happened_at: now - 301_000 })).toMatchObject({ state: 'pending' })
  })

  it('sends a reminder of a start only to those with that lead time', () => {
    const soon = alertOf('soon', { lead: 45 })
    expect(wants(reader([follow('match', ['soon'])], { lead: 45 }), soon)).toBe(true)
    expect(wants(reader([follow('match', ['soon'])]), soon)).toBe(false)
  })

  it('respects the switches for goals, starts and ends, cards and reviews; always reports a moved match', () => {
    const only = (value: keyof typeof settings) => ({ value1: false, value2: false, value3: false, value4: false, [value]: true })
    const kindsWith = (value: keyof typeof settings) =>
      alertKinds.filter((kind) => wants(reader([follow('match')], only(value)), alertOf(kind)))
    expect(kindsWith('value1')).toEqual(['goal', 'moved'])
    expect(kindsWith('value2')).toEqual(['kick-off', 'full-time', 'extra-time', 'shoot-out', 'moved'])
    expect(kindsWith('value3')).toEqual(['review', 'red-card', 'moved'])
    expect(kindsWith('value4')).toEqual(['moved'])
  })

  it('lets an explicit event list override the switches; limits a followed league to goals, cards and ends', () => {
    const off = { value1: false }
    expect(wants(reader([follow('match')], off), alertOf('goal'))).toBe(false)
    expect(wants(reader([follow('match', ['goal'])], off), alertOf('goal'))).toBe(true)
    expect(wants(reader([follow('match', ['kick-off'])]), alertOf('goal'))).toBe(false)
    expect(wants(reader([follow('league')]), alertOf('goal'))).toBe(true)
    expect(wants(reader([follow('league')]), alertOf('kick-off'))).toBe(false)
    expect(wants(reader([follow('team')]), alertOf('kick-off'))).toBe(true)
    expect(wants(reader([follow('team')]), alertOf('half-time'))).toBe(false)
  })

  it('resolves what a fact is about: what it cancels, or the goal whose scorer it names', () => {
    const event = { type: 'scorer-correction', detail: { target: 4 } } as MatchEvent
    expect(aboutOf({ event, cancels: null })).toBe(4)
    expect(aboutOf({ event: { ...event, type: 'goal-cancelled' }, cancels: 3 })).toBe(3)
    expect(aboutOf({ event: { ...event, type: 'review' }, cancels: null })).toBe(null)
  })

  it('treats alerts older than five minutes of real time as stale, and older than a day as history', () => {
    expect([300_000, 300_001].map(isStale)).toEqual([false, true])
    expect([86_400_000, 86_400_001].map(isHistory)).toEqual([false, true])
    expect(realAge(0, 600_000, 60)).toBe(10_000)
    expect(realAge(1_000, 0, 1)).toBe(0)
  })
})
