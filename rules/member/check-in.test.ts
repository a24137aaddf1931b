import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter, goldToday, makeUp, rowOf, type Signed, seatGold, seatsOf, signToday, streakOf } from './check-in.ts'

const start = '2026-11-01'
/** Signs on each of these days (0 is the first) and returns newest first. */
function signOn(days: readonly number[], made: readonly number[] = []): Signed[] {
  let signed: Signed[] = []
  for (const at of days) {
    const today = dayAfter(start, at)
    if (made.includes(at)) {
      const row = rowOf(signed, today)
      const seat = seatsOf(row, 1).find(({ state }) => state === 'make-up')
      const one = seat && makeUp(row, seat.num)
      if (one) signed = [one, ...signed]
    }
    signed = [signToday(rowOf(signed, today)), ...signed]
  }
  return signed
}
const nums = (signed: readonly Signed[]): number[] => signed.map(({ num }) => num).reverse()

describe('check-in row', () => {
  it('fills day by day and restarts after the seventh', () => {
    expect(nums(signOn([0, 1, 2, 3, 4, 5, 6, 7, 8]))).toEqual([1, 2, 3, 4, 5, 6, 7, 1, 2])
  })

  it('restarts after a missed day, unless that day is made up', () => {
    expect(nums(signOn([0, 1, 3]))).toEqual([1, 2, 1])
    expect(nums(signOn([0, 1, 3], [3]))).toEqual([1, 2, 3, 4])
    expect(nums(signOn([0, 1, 4], [4]))).toEqual([1, 2, 1])
  })

  it('restarts when only the seventh day was missed', () => {
    const six = signOn([0, 1, 2, 3, 4, 5])
    expect(seatsOf(rowOf(six, dayAfter(start, 6)), 1).at(-1)?.state).toBe('today')
    expect(seatsOf(rowOf(six, dayAfter(start, 7)), 1).map(({ state }) => state)[0]).toBe('today')
  })

  it('returns the state of each seat', () => {
    const states = (today: number, cards: number) => seatsOf(rowOf(signOn([0, 1]), dayAfter(start, today)), cards).map(({ state }) => state)
    expect(states(1, 1)).toEqual(['taken', 'taken', 'later', 'later', 'later', 'later', 'later'])
    expect(states(2, 1)).toEqual(['taken', 'taken', 'today', 'later', 'later', 'later', 'later'])
    expect(states(3, 1)).toEqual(['taken', 'taken', 'make-up', 'today', 'later', 'later', 'later'])
    expect(states(3, 0)).toEqual(['taken', 'taken', 'missed', 'today', 'later', 'later', 'later'])
    expect(states(4, 1)).toEqual(['today', 'later', 'later', 'later', 'later', 'later', 'later'])
  })

  it('shows today’s reward as paid on check-in, for any signed days and number of cards', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(20), { maxLength: 14 }), fc.nat(3), (days, cards) => {
        const row = rowOf(signOn([...days].sort((a, b) => a - b)), dayAfter(start, 20))
        const isTaken = row.signed.has(row.today)
        expect(goldToday(seatsOf(row, cards))).toBe(isTaken ? null : signToday(row).gold)
      }),
    )
  })

  it('does not make up signed or future days, or today', () => {
    const row = rowOf(signOn([0, 1]), dayAfter(start, 3))
    expect([1, 2, 3, 4, 5, 0, 8].map((num) => makeUp(row, num)?.num ?? null)).toEqual([null, null, 3, null, null, null, null])
  })

  it('keeps the later day as today when the user travels west', () => {
    const signed = signOn([0, 1])
    const row = rowOf(signed, start)
    expect([row.today, row.signed.has(row.today)]).toEqual([dayAfter(start, 1), true])
  })

  it('has seven seats with at most one for today, and rewards each day once, for any signed days', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(60), { maxLength: 40 }), fc.array(fc.nat(60)), (days, made) => {
        const sorted = [...days].sort((a, b) => a - b)
        const signed = signOn(sorted, made)
        expect(new Set(signed.map(({ day }) => day)).size).toBe(signed.length)
        for (const [index, one] of signed.entries()) {
          expect(one.num).toBeGreaterThanOrEqual(1)
          expect(one.num).toBeLessThanOrEqual(seatGold.length)
          const before = signed[index + 1]
          // A later day of the row always follows the previous one, signed on the day before.
          if (one.num > 1) expect([before?.num, before?.day]).toEqual([one.num - 1, dayAfter(one.day, -1)])
        }
        const row = seatsOf(rowOf(signed, dayAfter(start, 61)), 1)
        expect(row).toHaveLength(7)
        expect(row.filter(({ state }) => state === 'today').length).toBeLessThanOrEqual(1)
      }),
    )
  })
})

it('a streak ends today or yesterday', () => {
  const signed = signOn([0, 1, 2])
  expect([2, 3, 4].map((today) => streakOf(signed, dayAfter(start, today)))).toEqual([3, 3, 0])
})
