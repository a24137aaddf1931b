import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changeLimits,
  coolOff,
  initialSpendLimit,
  judgeRecharge,
  judgeSpend,
  limitsAt,
  loosenAfter,
  type SpendLimitState,
} from './spend-limit.ts'

const now = 1_000_000
const guarded = (limits: Partial<SpendLimitState['limits']>): SpendLimitState => ({
  ...initialSpendLimit,
  limits: { confirm_over: 0, daily_cap: 0, daily_recharge_cap: 0, ...limits },
})

describe('spending', () => {
  it.each([
    [99, false, null],
    [100, false, 'confirm-needed'],
    [100, true, null],
  ] as const)('of %i, confirmed %s, at a threshold of 100: %s', (amount, confirmed, refusal) => {
    expect(judgeSpend(guarded({ confirm_over: 100 }), { amount, spent: amount, confirmed }, now)).toBe(refusal)
  })

  it.each([
    [499, null],
    [500, null],
    [501, 'spend-cap'],
  ] as const)('that brings the daily total to %i of 500: %s', (spent, refusal) => {
    expect(judgeSpend(guarded({ daily_cap: 500 }), { amount: 1, spent, confirmed: true }, now)).toBe(refusal)
    expect(judgeRecharge(guarded({ daily_recharge_cap: 500 }), spent, now)).toBe(refusal)
  })

  it('never exceeds the cap, allows all that fits, and requires confirmation of large amounts, for any sequence', () => {
    const spend = fc.record({ amount: fc.integer({ min: 1, max: 400 }), confirmed: fc.boolean() })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 1, max: 400 }), fc.array(spend), (cap, confirmOver, spends) => {
        const limitState = guarded({ daily_cap: cap, daily_recharge_cap: cap, confirm_over: confirmOver })
        let spent = 0
        for (const { amount, confirmed } of spends) {
          const refusal = judgeSpend(limitState, { amount, spent: spent + amount, confirmed }, now)
          const fits = spent + amount <= cap
          expect([refusal === 'spend-cap', judgeRecharge(limitState, spent + amount, now)]).toEqual([!fits, fits ? null : 'spend-cap'])
          if (refusal === null) expect(confirmed || amount < confirmOver).toBe(true)
          else if (fits) expect([refusal, confirmed]).toEqual(['confirm-needed', false])
          if (refusal === null) spent += amount
        }
        expect(spent).toBeLessThanOrEqual(cap)
      }),
    )
  })

  it('is blocked to the millisecond during a cooling-off, and indefinitely in minor mode', () => {
    const cooling = coolOff(guarded({}), 24, now)
    const at = (time: number) => [judgeSpend(cooling, { amount: 1, spent: 1, confirmed: true }, time), judgeRecharge(cooling, 1, time)]
    expect([at(now + 24 * 3_600_000 - 1), at(now + 24 * 3_600_000)]).toEqual([
      ['cooling-off', 'cooling-off'],
      [null, null],
    ])
    expect(judgeRecharge({ ...guarded({}), minorMode: true }, 1, now + 1e12)).toBe('minor-mode')
  })
})

describe('limit change', () => {
  it('applies at once if stricter, and after a day if looser', () => {
    const strict = changeLimits(guarded({ daily_cap: 500 }), { daily_cap: 100, confirm_over: 50 }, now)
    expect(limitsAt(strict, now)).toMatchObject({ daily_cap: 100, confirm_over: 50 })
    const loose = changeLimits(strict, { daily_cap: 0, confirm_over: 20 }, now)
    expect(limitsAt(loose, now)).toMatchObject({ daily_cap: 100, confirm_over: 20 })
    expect(limitsAt(loose, now + loosenAfter - 1)).toMatchObject({ daily_cap: 100, confirm_over: 20 })
    expect(limitsAt(loose, now + loosenAfter)).toMatchObject({ daily_cap: 0, confirm_over: 20 })
  })

  it('of one limit keeps the pending change of another', () => {
    const before = guarded({ daily_cap: 500, daily_recharge_cap: 500 })
    const first = changeLimits(before, { daily_cap: 900 }, now)
    const both = changeLimits(first, { daily_recharge_cap: 800 }, now + 1_000)
    expect(limitsAt(both, now + loosenAfter + 999)).toMatchObject({ daily_cap: 500, daily_recharge_cap: 500 })
    expect(limitsAt(both, now + loosenAfter + 1_000)).toMatchObject({ daily_cap: 900, daily_recharge_cap: 800 })
    // Neither a stricter change nor an empty one cancels it; a pause begins with an empty one.
    expect(changeLimits(first, {}, now + 1_000)).toEqual(first)
    const strict = changeLimits(first, { confirm_over: 50 }, now + 1_000)
    expect(limitsAt(strict, now + 1_000)).toMatchObject({ daily_cap: 500, confirm_over: 50 })
    expect(limitsAt(strict, now + loosenAfter)).toMatchObject({ daily_cap: 900, confirm_over: 50 })
    // Requesting the current value cancels the pending change.
    expect(changeLimits(first, { daily_cap: 500 }, now + 1_000)).toMatchObject({ pending: null, pendingFrom: null })
  })

  it('never allows more within a day than before, for any sequence of changes', () => {
    const limit = fc.constantFrom(0, 10, 100, 1_000)
    const wanted = fc.record({ daily_cap: limit, confirm_over: limit, daily_recharge_cap: limit }, { requiredKeys: [] })
    const loosest = (value: number): number => (value === 0 ? Number.POSITIVE_INFINITY : value)
    fc.assert(
      fc.property(
        limit,
        fc.array(wanted, { maxLength: 8 }),
        fc.array(fc.nat(loosenAfter / 10), { maxLength: 8 }),
        (cap, changes, waits) => {
          let limitState = guarded({ daily_cap: cap })
          let at = now
          for (const [index, change] of changes.entries()) {
            limitState = changeLimits(limitState, change, at)
            expect(loosest(limitsAt(limitState, at).daily_cap)).toBeLessThanOrEqual(loosest(cap))
            at += waits[index] ?? 0
          }
        },
      ),
    )
  })

  it('of a pause can only extend it', () => {
    const long = coolOff(initialSpendLimit, 720, now)
    expect(coolOff(long, 24, now).coolingOffUntil).toBe(long.coolingOffUntil)
  })
})
