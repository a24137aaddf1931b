// The order of follows as ranks: fractions in base 62, so that a move changes one follow, and two devices that move different ones
// concurrently converge. Entries without a rank come first; equal ranks are ordered by key. Pure.
import { compare } from './text/compare.ts'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** Length of a rank from which the whole list gets new ones: well below the maximum of 64. */
const longest = 40

/** Returns a rank after `left` (empty: the start) and before `right` (null: the end). Neither ends with a 0, and `left` is the smaller. */
export function rankBetween(left: string, right: string | null): string {
  if (right !== null) {
    let same = 0
    while ((left[same] ?? '0') === right[same]) same += 1
    if (same > 0) return right.slice(0, same) + rankBetween(left.slice(same), right.slice(same))
  }
  const low = left === '' ? 0 : digits.indexOf(left.charAt(0))
  const high = right === null ? digits.length : digits.indexOf(right.charAt(0))
  if (high - low > 1) return digits.charAt(Math.round((low + high) / 2))
  if (right !== null && right.length > 1) return right.charAt(0)
  return digits.charAt(low) + rankBetween(left.slice(1), null)
}

export interface Ranked {
  key: string
  rank: string | null
}

/** Sorted: entries without a rank in their original order, then by rank, then by key. */
export function inRank<T extends Ranked>(list: readonly T[]): T[] {
  const placed = list.filter(({ rank }) => rank !== null)
  return [
    ...list.filter(({ rank }) => rank === null),
    ...placed.sort((one, other) => compare(one.rank ?? '', other.rank ?? '') || compare(one.key, other.key)),
  ]
}

/** Ranks for a list sorted except for the entry at `moved`, so that it stays there; returns only the changed ones. */
export function ranksFor(list: readonly Ranked[], moved: number): { key: string; rank: string }[] {
  const ranks = list.map(({ rank }) => rank)
  ranks[moved] = null
  /** The nearest rank before `place` that is less than `next`. */
  const before = (place: number, next: string | null): string =>
    ranks.slice(0, place).findLast((rank): rank is string => rank !== null && (next === null || rank < next)) ?? ''
  let next: string | null = null
  for (let place = list.length - 1; place >= 0; place -= 1) {
    const rank: string | null = ranks[place] ?? null
    const fits = rank === null ? place < moved : next === null || rank < next
    if (fits) {
      next = rank ?? next
      continue
    }
    next = rankBetween(before(place, next), next)
    ranks[place] = next
  }
  if (ranks.some((rank) => (rank?.length ?? 0) > longest)) return evenRanks(list)
  return list.flatMap(({ key, rank }, place) => {
    const now = ranks[place] ?? null
    return now === null || now === rank ? [] : [{ key, rank: now }]
  })
}

/** New ranks for all of them, short and evenly spaced. */
function evenRanks(list: readonly Ranked[]): { key: string; rank: string }[] {
  const step = Math.floor(digits.length ** 3 / (list.length + 1))
  return list.map(({ key }, place) => {
    const value = step * (place + 1)
    const letters = [value / digits.length ** 2, (value / digits.length) % digits.length, value % digits.length]
    // No rank ends with a 0: none could precede it.
    return { key, rank: `${letters.map((letter) => digits.charAt(Math.floor(letter))).join('')}V` }
  })
}
