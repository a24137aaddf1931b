import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alertKinds, followKinds } from '../../../contract/follow.ts'
import { devicesToTell, type Interest, isStale, wants } from './decide.ts'

const settings = { value1: true, value2: true, value3: true, value4: true }
const interest = (patch: Partial<Interest> = {}): Interest => ({ device_id: 'd1', kind: 'match', events: [], settings, ...patch })
const anyKind = fc.constantFrom(...alertKinds)
const anyInterest: fc.Arbitrary<Interest> = fc.record({
  device_id: fc.constantFrom('a', 'b', 'c', 'd'),
  kind: fc.constantFrom(...followKinds),
  events: fc.subarray([...alertKinds]),
  settings: fc.record({ value1: fc.boolean(), value2: fc.boolean(), value3: fc.boolean(), value4: fc.boolean() }),
})

describe('alert decision', () => {
  it('tells each device once, however many reasons, and only those that want it', () => {
    fc.assert(
      fc.property(fc.array(anyInterest, { maxLength: 20 }), anyKind, fc.subarray(['a', 'b', 'x']), (interests, kind, before) => {
        const told = devicesToTell(interests, kind, before)
        expect(new Set(told).size).toBe(told.length)
        for (const id of told) expect(before.includes(id) || interests.some((one) => one.device_id === id && wants(one, kind))).toBe(true)
        for (const one of interests) if (wants(one, kind)) expect(told).toContain(one.device_id)
        for (const id of before) expect(told).toContain(id)
      }),
      { numRuns: 500 },
    )
  })

  it('lets a list of its own decide alone, over the switches', () => {
    const off = { ...settings, value1: false }
    expect(wants(interest({ settings: off }), 'goal')).toBe(false)
    expect(wants(interest({ settings: off, events: ['goal'] }), 'goal')).toBe(true)
    expect(wants(interest({ events: ['kick-off'] }), 'goal')).toBe(false)
  })

  it('keeps a followed league to goals, cards and ends', () => {
    expect(wants(interest({ kind: 'league' }), 'goal')).toBe(true)
    expect(wants(interest({ kind: 'league' }), 'half-time')).toBe(false)
    expect(wants(interest({ kind: 'team' }), 'half-time')).toBe(true)
  })

  it('drops what is older than five minutes', () => {
    expect(isStale(0, 300_000)).toBe(false)
    expect(isStale(0, 300_001)).toBe(true)
  })
})
