// Splits a hand into as few plays as possible, as a good player sorts the cards.
import { bigJoker, byRank, type Card, type Rank, smallJoker, two, without } from './card.ts'

type Ways = ('trios' | 'straights' | 'pairs')[]
/** Search orders for rows; the one that leaves the fewest plays wins. */
const ways: readonly Ways[] = [
  ['trios', 'straights', 'pairs'],
  ['straights', 'trios', 'pairs'],
  ['pairs', 'straights', 'trios'],
  ['straights', 'pairs', 'trios'],
]

/** Rows of at least `least` ranks with `count` cards each, longest first. */
function rows(cards: readonly Card[], count: number, least: number): Card[][] {
  const map = byRank(cards)
  const found: Card[][] = []
  let row: Rank[] = []
  const close = (): void => {
    if (row.length >= least) found.push(row.flatMap((rank) => (map.get(rank) ?? []).slice(0, count)))
    row = []
  }
  for (let rank = 3 as number; rank <= two; rank += 1) {
    if (rank < two && (map.get(rank as Rank)?.length ?? 0) >= count) row.push(rank as Rank)
    else close()
  }
  return found
}

function partedBy(cards: readonly Card[], order: Ways): Card[][] {
  let left = [...cards]
  const plays: Card[][] = []
  const take = (play: Card[]): void => {
    plays.push(play)
    left = without(left, play)
  }
  const jokers = left.filter(({ rank }) => rank >= smallJoker)
  if (jokers.length === 2) take(jokers)
  for (const list of byRank(left).values()) if (list.length === 4) take(list)
  for (const step of order) {
    if (step === 'trios') {
      for (const row of rows(left, 3, 2)) take(row)
      for (const list of byRank(left).values()) if (list.length === 3) take(list)
    } else if (step === 'straights') for (const row of rows(left, 1, 5)) take(row)
    else for (const row of rows(left, 2, 3)) take(row)
  }
  for (const list of byRank(left).values()) plays.push(list)
  return plays
}

export const isKicker = (play: readonly Card[]): boolean =>
  play.length <= 2 && (play[0] as Card).rank < smallJoker && play.every(({ rank }) => rank === (play[0] as Card).rank)
const trioCount = (play: readonly Card[]): number =>
  play.length >= 3 && play.length % 3 === 0 && (play[0] as Card).rank === (play[2] as Card).rank ? play.length / 3 : 0
/** Plays that a hand needs: each trio takes a low single or pair along. */
export function countPlays(plays: readonly Card[][]): number {
  const trios = plays.reduce((sum, play) => sum + trioCount(play), 0)
  return plays.length - Math.min(trios, plays.filter(isKicker).length)
}

export function split(cards: readonly Card[]): Card[][] {
  let best: Card[][] = []
  let least = Number.POSITIVE_INFINITY
  for (const order of ways) {
    const plays = partedBy(cards, order)
    const needed = countPlays(plays)
    if (needed >= least) continue
    least = needed
    best = plays
  }
  return best
}

/** Value of a hand when bidding: jokers, twos, bombs, and few plays. */
export function worth(cards: readonly Card[]): number {
  const map = byRank(cards)
  const has = (rank: Rank): number => map.get(rank)?.length ?? 0
  const bombs = [...map.values()].filter((list) => list.length === 4).length
  const rocket = has(smallJoker) && has(bigJoker) ? 4 : 0
  return (
    has(bigJoker) * 3 + has(smallJoker) * 2 + rocket + has(two) * 1.8 + has(14) * 0.7 + bombs * 3.5 + (8.5 - countPlays(split(cards))) * 0.9
  )
}
