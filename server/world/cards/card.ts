// The pack of Doudizhu: 54 cards by rank and suit.
import type { Random } from '../../feed/simulator/random.ts'

/** 3 to 10, then J, Q, K, A, 2, the small and the big joker. */
export type Rank = 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17
export interface Card {
  rank: Rank
  /** Spades, hearts, clubs, diamonds; 0 for jokers. */
  suit: 0 | 1 | 2 | 3
}
export const two = 15
export const smallJoker = 16
export const bigJoker = 17

export const pack: readonly Card[] = [
  ...Array.from({ length: 13 }, (_, index) => (index + 3) as Rank).flatMap((rank) =>
    ([0, 1, 2, 3] as const).map((suit): Card => ({ rank, suit })),
  ),
  { rank: smallJoker, suit: 0 },
  { rank: bigJoker, suit: 0 },
]
const signs = ['J', 'Q', 'K', 'A', '2']
/** The sign on it; jokers have none. */
export const signOf = ({ rank }: Card): string => (rank <= 10 ? String(rank) : (signs[rank - 11] ?? ''))
export const isRed = ({ rank, suit }: Card): boolean => rank === bigJoker || (rank < smallJoker && suit % 2 === 1)

/** Highest first. */
export const sorted = (cards: readonly Card[]): Card[] => cards.toSorted((one, other) => other.rank - one.rank || one.suit - other.suit)
export function without(cards: readonly Card[], taken: readonly Card[]): Card[] {
  const gone = new Set(taken.map(({ rank, suit }) => rank * 4 + suit))
  return cards.filter(({ rank, suit }) => !gone.has(rank * 4 + suit))
}

export interface Deal {
  hands: [Card[], Card[], Card[]]
  /** The landlord's three cards. */
  bottom: Card[]
}
export function deal(random: Random): Deal {
  const cards = random.shuffle(pack)
  return { hands: [cards.slice(0, 17), cards.slice(17, 34), cards.slice(34, 51)], bottom: cards.slice(51) }
}

/** By rank, lowest first. */
export function byRank(cards: readonly Card[]): Map<Rank, Card[]> {
  const map = new Map<Rank, Card[]>()
  for (const card of cards.toSorted((one, other) => one.rank - other.rank || one.suit - other.suit)) {
    const list = map.get(card.rank)
    if (list) list.push(card)
    else map.set(card.rank, [card])
  }
  return map
}
