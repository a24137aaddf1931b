// Legal plays of Doudizhu, and their order.
import { bigJoker, byRank, type Card, type Rank, smallJoker, two } from './card.ts'

export type ComboType =
  | 'single'
  | 'pair'
  | 'trio'
  | 'trio-single'
  | 'trio-pair'
  | 'straight'
  | 'pair-straight'
  | 'plane'
  | 'plane-singles'
  | 'plane-pairs'
  | 'four-singles'
  | 'four-pairs'
  | 'bomb'
  | 'rocket'
export interface Combo {
  type: ComboType
  /** The rank that decides between two of a type. */
  rank: Rank
  /** Number of cards, which distinguishes straights and planes. */
  size: number
}

/** Consecutive; neither a two nor a joker belongs to a row. */
const isRow = (ranks: readonly Rank[]): boolean =>
  ranks.every((rank, index) => rank < two && (index === 0 || rank === (ranks[index - 1] as Rank) + 1))

/** Planes: the highest row of trios that leaves as many singles or pairs as it has trios. */
function planeOf(counts: readonly (readonly [Rank, number])[], size: number): Combo | null {
  const trios = counts.filter(([rank, count]) => count >= 3 && rank < two).map(([rank]) => rank)
  for (let length = trios.length; length >= 2; length -= 1)
    for (let from = trios.length - length; from >= 0; from -= 1) {
      const row = trios.slice(from, from + length)
      if (!isRow(row)) continue
      const rank = row[row.length - 1] as Rank
      if (size === length * 3) return { type: 'plane', rank, size }
      if (size === length * 4) return { type: 'plane-singles', rank, size }
      const rest = counts.filter(([one]) => !row.includes(one))
      // The row's trios leave no fourth card over.
      const isWhole = row.every((one) => counts.some(([other, count]) => other === one && count === 3))
      if (size === length * 5 && isWhole && rest.every(([, count]) => count === 2 || count === 4))
        return { type: 'plane-pairs', rank, size }
    }
  return null
}

/** Null: not a legal play. */
export function comboOf(cards: readonly Card[]): Combo | null {
  const size = cards.length
  const counts = [...byRank(cards)].map(([rank, list]) => [rank, list.length] as const)
  const ranks = counts.map(([rank]) => rank)
  const highest = ranks[ranks.length - 1] as Rank
  const most = Math.max(...counts.map(([, count]) => count))
  const all = (count: number): boolean => counts.every(([, one]) => one === count)
  const rankOf = (count: number): Rank => counts.findLast(([, one]) => one === count)?.[0] as Rank
  if (size === 0) return null
  if (size === 1) return { type: 'single', rank: highest, size }
  if (size === 2 && ranks.includes(smallJoker) && ranks.includes(bigJoker)) return { type: 'rocket', rank: bigJoker, size }
  if (counts.length === 1)
    return size === 2
      ? { type: 'pair', rank: highest, size }
      : size === 3
        ? { type: 'trio', rank: highest, size }
        : { type: 'bomb', rank: highest, size }
  if (size >= 5 && all(1) && isRow(ranks)) return { type: 'straight', rank: highest, size }
  if (size >= 6 && all(2) && isRow(ranks)) return { type: 'pair-straight', rank: highest, size }
  if (size === 4 && most === 3) return { type: 'trio-single', rank: rankOf(3), size }
  if (size === 5 && most === 3 && counts.length === 2) return { type: 'trio-pair', rank: rankOf(3), size }
  const plane = planeOf(counts, size)
  if (plane) return plane
  if (size === 6 && most === 4) return { type: 'four-singles', rank: rankOf(4), size }
  if (size === 8 && most === 4 && counts.every(([, count]) => count === 2 || count === 4))
    return { type: 'four-pairs', rank: rankOf(4), size }
  return null
}

export const isBomb = ({ type }: Combo): boolean => type === 'bomb' || type === 'rocket'

export function beats(one: Combo, other: Combo): boolean {
  if (one.type === 'rocket') return true
  if (other.type === 'rocket') return false
  if (one.type === 'bomb' && other.type !== 'bomb') return true
  return one.type === other.type && one.size === other.size && one.rank > other.rank
}
