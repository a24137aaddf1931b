import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { PlayOutcome } from '../../contract/match/play.ts'
import { calibrationOf, type Judged, recordOf, wilson } from './expert-record.ts'

const judged = (outcome: PlayOutcome, price: number | null = 0.9, confidence = 60): Judged => ({ outcome, price, confidence })

it('counts hits and misses, excluding pushed, void and open picks from the sample', () => {
  const outcomes: PlayOutcome[] = ['won', 'lost', 'half-won', 'half-lost', 'push', 'void', 'open', 'lost', 'lost']
  expect(recordOf(outcomes.map((outcome) => judged(outcome)))).toMatchObject({
    sample: 6,
    hits: 2,
    rate: 333,
    longest_losing: 3,
    losing_now: 3,
  })
})

it('calculates the return from the price, halved for a half win, and excludes picks without a price', () => {
  expect(recordOf([judged('won', 1), judged('half-won', 1), judged('lost', 1), judged('half-lost', 1), judged('push', 1)])).toMatchObject({
    return: 0,
    priced: 5,
  })
  expect(recordOf([judged('won', 1.5), judged('won', null), judged('void', 3)])).toMatchObject({ return: 1_500, priced: 1 })
})

it('returns no rate and no return for an empty record', () => {
  expect(recordOf([])).toEqual({
    sample: 0,
    hits: 0,
    rate: null,
    low: 0,
    high: 1_000,
    longest_losing: 0,
    losing_now: 0,
    return: null,
    priced: 0,
  })
})

it('calculates the Wilson interval: 39.7 to 89.2% for 7 of 10, up to 27.8% for 0 of 10', () => {
  expect(wilson(7, 10).map((one) => one.toFixed(4))).toEqual(['0.3968', '0.8922'])
  expect(wilson(0, 10).map((one) => one.toFixed(4))).toEqual(['0.0000', '0.2775'])
})

it('the interval contains the rate and narrows as the sample grows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.double({ min: 0, max: 1, noNaN: true }), (sample, share) => {
      const hits = Math.round(share * sample)
      const [low, high] = wilson(hits, sample)
      expect(low <= hits / sample + 1e-9 && hits / sample <= high + 1e-9).toBe(true)
      const [closer, closest] = wilson(hits * 4, sample * 4)
      expect(closest - closer).toBeLessThan(high - low)
    }),
  )
})

it('compares stated confidence with actual hits, in steps of ten percent', () => {
  const plays = [judged('won', 1, 55), judged('lost', 1, 50), judged('won', 1, 80), judged('void', 1, 80)]
  expect(calibrationOf(plays).map(({ from, sample, hits, said: stated }) => [from, sample, hits, stated])).toEqual([
    [50, 2, 1, 525],
    [80, 1, 1, 800],
  ])
})
