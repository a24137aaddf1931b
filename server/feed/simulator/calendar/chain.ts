// Consecutive matches on one court or stage: each begins when the previous one is over.
import { minute } from '../days.ts'
import type { SimMatch } from '../model.ts'
import { resultOf } from '../result.ts'

const step = 5 * minute

/** Sets the starts of matches that share courts. `courts` are the first starts; matches rotate over them. */
export function chain(matches: SimMatch[], courts: readonly number[]): void {
  const free = [...courts]
  for (const [index, match] of matches.entries()) {
    const court = index % free.length
    const start = free[court] as number
    match.announced = start
    match.start = start
    free[court] = Math.ceil((start + resultOf(match).length) / step) * step
  }
}

/** End time of a match. */
export const endOf = (match: SimMatch): number => match.start + resultOf(match).length
