// A player's strategy: leads with low and long plays, answers as cheaply as possible, lets the partner win, saves bombs. It knows the
// player's own cards, the table, and the number of cards of the others.
import type { Random } from '../../feed/simulator/random.ts'
import { byRank, type Card, type Rank, smallJoker, without } from './card.ts'
import { beats, type Combo, comboOf, isBomb } from './combo.ts'
import { isKicker, split } from './split.ts'

export interface Sight {
  hand: readonly Card[]
  /** The play to beat; null: the player leads. */
  last: { combo: Combo; isPartner: boolean } | null
  /** The lowest number of cards of an opponent, and that of a partner; 99 without a partner. */
  opponent: number
  partner: number
}

const rankOf = (play: readonly Card[]): Rank => (comboOf(play) as Combo).rank

/** Trios with the lowest remaining singles or pairs. */
function withKickers(plays: readonly Card[][]): Card[][] {
  const free = plays.filter(isKicker).toSorted((one, other) => rankOf(one) - rankOf(other))
  return plays.flatMap((play) => {
    const combo = comboOf(play)
    if (!combo || (combo.type !== 'trio' && combo.type !== 'plane')) return [play]
    const count = combo.size / 3
    for (const size of [1, 2]) {
      const kickers = free.filter((one) => one.length === size && (one[0] as Card).rank < 15).slice(0, count)
      if (kickers.length < count) continue
      const whole = [...play, ...kickers.flat()]
      if (comboOf(whole)) return [play, whole]
    }
    return [play]
  })
}

function lead({ hand, opponent, partner }: Sight): Card[] {
  const plays = split(hand)
  const whole = comboOf(hand)
  if (whole) return [...hand]
  const all = withKickers(plays).filter((play) => !isBomb(comboOf(play) as Combo))
  const usable = all.filter((play) => !all.some((other) => other.length > play.length && play.every((card) => other.includes(card))))
  // Does not lead low with a play that lets an opponent finish.
  const unsafe = usable.filter((play) => play.length !== opponent)
  const list = unsafe.length > 0 ? unsafe : usable
  if (list.length === 0) return plays[0] as Card[]
  if (partner === 1 && opponent > 1) {
    const low = list.filter((play) => play.length === 1).toSorted((one, other) => rankOf(one) - rankOf(other))[0]
    if (low) return low
  }
  const cost = (play: Card[]): number => rankOf(play) - play.length * 0.9 + (play.length === opponent ? -2 * rankOf(play) : 0)
  return list.toSorted((one, other) => cost(one) - cost(other))[0] as Card[]
}

/** All answers of the same type in the hand, those that break nothing first. */
function beatingPlays(hand: readonly Card[], last: Combo): Card[][] {
  const parts = split(hand)
  const map = byRank(hand)
  const list: Card[][] = [...parts, ...withKickers(parts)]
  const of = (count: number): Card[][] =>
    [...map.values()].filter((cards) => cards.length >= count && cards.length < 4).map((cards) => cards.slice(0, count))
  if (last.type === 'single' || last.type === 'pair' || last.type === 'trio')
    list.push(...of(last.type === 'single' ? 1 : last.type === 'pair' ? 2 : 3))
  if (last.type === 'trio-single' || last.type === 'trio-pair')
    for (const trio of of(3)) {
      const left = without(hand, trio)
      const size = last.type === 'trio-single' ? 1 : 2
      const kicker = [...byRank(left).values()]
        .filter((cards) => cards.length >= size && cards.length < 4 && (cards[0] as Card).rank < 15)
        .toSorted((one, other) => one.length - other.length)[0]
      if (kicker) list.push([...trio, ...kicker.slice(0, size)])
    }
  if (last.type === 'straight' || last.type === 'pair-straight') {
    const each = last.type === 'straight' ? 1 : 2
    const length = last.size / each
    for (let from = last.rank - length + 2; from + length - 1 <= 14; from += 1) {
      const row = Array.from({ length }, (_, index) => map.get((from + index) as Rank) ?? [])
      if (row.every((cards) => cards.length >= each && cards.length < 4)) list.push(row.flatMap((cards) => cards.slice(0, each)))
    }
  }
  return list.filter((play) => {
    const combo = comboOf(play)
    return combo !== null && !isBomb(combo) && beats(combo, last)
  })
}

const bombsOf = (hand: readonly Card[]): Card[][] => {
  const jokers = hand.filter(({ rank }) => rank >= smallJoker)
  return [...[...byRank(hand).values()].filter((cards) => cards.length === 4), ...(jokers.length === 2 ? [jokers] : [])]
}

/** Number of further plays that the hand needs after this one. */
const costOf = (hand: readonly Card[], play: readonly Card[]): number => split(without(hand, play)).length * 5 + rankOf(play) * 0.8

/** Null: pass. */
export function choose(sight: Sight, random: Random): Card[] | null {
  const { hand, last, opponent } = sight
  if (!last) return lead(sight)
  const { combo, isPartner } = last
  const whole = comboOf(hand)
  if (whole && beats(whole, combo)) return [...hand]
  const list = beatingPlays(hand, combo).map((play) => ({ play, cost: costOf(hand, play) }))
  const best = list.toSorted((one, other) => one.cost - other.cost)[0]?.play
  if (isPartner && (!best || combo.rank >= 11 || combo.size > 2 || rankOf(best) > 13 || opponent <= 2)) return null
  const before = split(hand).length
  if (best) {
    const isDear = split(without(hand, best)).length > before || rankOf(best) >= 15
    if (!isDear || opponent <= 6 || random.chance(rankOf(best) >= 16 ? 0.3 : 0.55)) return best
    return null
  }
  const bomb = bombsOf(hand).find((play) => beats(comboOf(play) as Combo, combo))
  if (!bomb || isPartner) return null
  const isNear = opponent <= 5 || before <= 3
  return random.chance(opponent <= 4 ? 1 : isNear ? 0.85 : isBomb(combo) ? 0.5 : 0.12) ? bomb : null
}
