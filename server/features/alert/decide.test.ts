import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alertKinds, followKinds } from '../../../contract/follow.ts'
import type { MatchEvent } from '../../../contract/match.ts'
import { aboutOf, devicesToTell, type Interest, isStale, realAge, wants } from './decide.ts'

const settings = { value1: true, value2: true, value3: true, value4: true }
const interest = (patch: Partial<Interest> = {}): Interest => ({ device_id: 'd1', kind: 'match', events: [], settings, ...patch })
const anyKind = fc.constantFrom(...alertKinds)
const anyInterest: fc.Arbitrary<Interest> = fc.record({
  device_id: fc.constantFrom('a', 'b', 'c', 'd'),
  kind: fc.constantFrom(...followKinds),
  events: fc.subarray([...alertKinds]),
  settings: fc.record({ value1: fc.boolean(), value2: fc.boolean(), value3: fc.boolean(), value4: fc.boolean() }),
})
const anyInterests = fc.array(anyInterest, { maxLength: 20 })

describe('alert decision', () => {
  it('tells each device once, however many reasons, and exactly those that want it', () => {
    fc.assert(
      fc.property(anyInterests, anyKind, (interests, kind) => {
        const told = devicesToTell(interests, kind, null)
        expect(new Set(told).size).toBe(told.length)
        for (const id of ['a', 'b', 'c', 'd'])
          expect(told.includes(id)).toBe(interests.some((one) => one.device_id === id && wants(one, kind)))
      }),
      { numRuns: 500 },
    )
  })

  it('tells of a cancel or correction exactly those who were told of the goal, whatever anyone follows by now', () => {
    fc.assert(
      fc.property(anyInterests, anyKind, fc.array(fc.constantFrom('a', 'b', 'x', 'y')), (interests, kind, before) => {
        expect(devicesToTell(interests, kind, before).sort()).toEqual([...new Set(before)].sort())
      }),
      { numRuns: 300 },
    )
  })

  it('asks for nothing more than one more follow adds: an added follow never silences another', () => {
    fc.assert(
      fc.property(anyInterests, anyInterest, anyKind, (interests, more, kind) => {
        const told = new Set(devicesToTell([...interests, more], kind, null))
        for (const id of devicesToTell(interests, kind, null)) expect(told.has(id)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('lets a list of its own decide alone, over the switches', () => {
    const off = { ...settings, value1: false }
    expect(wants(interest({ settings: off }), 'goal')).toBe(false)
    expect(wants(interest({ settings: off, events: ['goal'] }), 'goal')).toBe(true)
    expect(wants(interest({ events: ['kick-off'] }), 'goal')).toBe(false)
  })

  it('obeys the three switches: goals, beginnings and ends, cards and reviews; a move is always told', () => {
    const only = (value: keyof typeof settings) => ({ value1: false, value2: false, value3: false, value4: false, [value]: true })
    const told = (value: keyof typeof settings) => alertKinds.filter((kind) => wants(interest({ settings: only(value) }), kind))
    expect(told('value1')).toEqual(['goal', 'moved'])
    expect(told('value2')).toEqual(['kick-off', 'half-time', 'full-time', 'moved'])
    expect(told('value3')).toEqual(['review', 'red-card', 'moved'])
    expect(told('value4')).toEqual(['moved'])
  })

  it('keeps a followed league to goals, cards and ends', () => {
    expect(wants(interest({ kind: 'league' }), 'goal')).toBe(true)
    expect(wants(interest({ kind: 'league' }), 'half-time')).toBe(false)
    expect(wants(interest({ kind: 'team' }), 'half-time')).toBe(true)
  })

  it('knows what a fact is about: what it cancels, or the goal whose scorer it names', () => {
    const event = { type: 'scorer-correction', detail: { target: 4 } } as MatchEvent
    expect(aboutOf({ event, cancels: null })).toBe(4)
    expect(aboutOf({ event: { ...event, type: 'goal-cancelled' }, cancels: 3 })).toBe(3)
    expect(aboutOf({ event: { ...event, type: 'review' }, cancels: null })).toBe(null)
  })

  it('drops what is older than five minutes of real time, however fast product time runs', () => {
    expect(isStale(300_000)).toBe(false)
    expect(isStale(300_001)).toBe(true)
    expect(realAge(0, 600_000, 60)).toBe(10_000)
    expect(realAge(1_000, 0, 1)).toBe(0)
  })
})
