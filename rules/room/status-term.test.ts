import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buyMonths, graceDays, monthDays, monthEnd, monthStart, reminderStage, type Term, termState } from './status-term.ts'

const day = 86_400_000
const now = Date.UTC(2026, 10, 21)
const bought = (current: Term | null, tier: { level: number; price: number }, months: number, at = now): Term => {
  const term = buyMonths(current, tier, months, at)
  if ('refusal' in term) throw new Error(term.refusal)
  return term
}
const low = { level: 1, price: 1_000 }
const high = { level: 2, price: 4_000 }

describe('status term', () => {
  it('starts now, continues from its end on renewal, and keeps its start date during the grace period', () => {
    const first = bought(null, low, 1)
    expect(first).toEqual({ level: 1, price: 1_000, since: now, anchor: now, expiresAt: now + monthDays * day })
    expect(bought(first, low, 2, now + day).expiresAt).toBe(now + 3 * monthDays * day)
    const inGrace = first.expiresAt + graceDays * day - 1
    expect([termState(first, inGrace), bought(first, low, 1, inGrace).since]).toEqual(['grace', now])
    expect([termState(first, inGrace + 1), bought(first, low, 1, inGrace + 1).since]).toEqual(['over', inGrace + 1])
  })

  it('rejects a purchase below the current level, or more than three years ahead', () => {
    expect(buyMonths(bought(null, high, 1), low, 1, now + day)).toEqual({ refusal: 'status-higher' })
    expect(bought(bought(null, high, 1), low, 1, now + monthDays * day).level).toBe(1)
    expect(buyMonths(bought(null, low, 30), low, 7, now)).toEqual({ refusal: 'limit-reached' })
  })

  it('never gains value by renewing or upgrading, and loses at most a millisecond of it', () => {
    const step = fc.record({
      level: fc.integer({ min: 1, max: 3 }),
      price: fc.integer({ min: 1, max: 50_000 }),
      months: fc.integer({ min: 1, max: 12 }),
      after: fc.integer({ min: 0, max: 90 * day }),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let at = now
        let term: Term | null = null
        for (const { level, price, months, after } of steps) {
          at += after
          const left: number = term ? Math.max(0, term.expiresAt - at) * term.price : 0
          const next: Term | { refusal: string } = buyMonths(term, { level, price }, months, at)
          if ('refusal' in next) continue
          expect((next.expiresAt - at) * next.price).toBeLessThanOrEqual(left + months * monthDays * day * price)
          expect(next.expiresAt).toBeGreaterThanOrEqual(at + months * monthDays * day)
          // The same tier at the same price preserves all of the remaining time.
          if (term && term.level === level && term.price === price && term.expiresAt > at)
            expect(next.expiresAt).toBe(term.expiresAt + months * monthDays * day)
          term = next
        }
      }),
    )
  })

  it('has reminders three days before, one day before and at its end', () => {
    const term = bought(null, low, 1)
    const stages = [-4, -3, -2, -1, -0.1, 0, 9].map((days) => reminderStage(term, term.expiresAt + days * day))
    expect(stages).toEqual([0, 1, 1, 2, 2, 3, 3])
  })

  it('counts monthly adverts from its own start', () => {
    const term = bought(null, low, 3)
    const at = now + monthDays * day
    expect([monthStart(term, at - 1), monthStart(term, at), monthEnd(term, at)]).toEqual([now, at, at + monthDays * day])
  })
})
