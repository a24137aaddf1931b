// A table with an endless sequence of hands: the scene at any time. Pure: the same seed and time give the same scene.
import { memo } from '../../feed/simulator/memo.ts'
import { type Card, sorted, without } from './card.ts'
import { type Combo, isBomb } from './combo.ts'
import { type Hand, handOf, type PlayStep, playsLeft, type Seat, seats } from './hand.ts'

/** What a seat shows: a bid, cards, or a pass. */
export type SeatMove =
  | { type: 'bid'; bid: 0 | 1 | 2 | 3; age: number }
  | { type: 'cards'; cards: readonly Card[]; combo: Combo; age: number }
  | { type: 'pass'; age: number }

export interface TableScene {
  phase: 'deal' | 'bid' | 'take' | 'play' | 'result'
  /** Milliseconds, and seconds since the phase began. */
  t: number
  age: number
  /** Index of the hand, which seeds the random parts of the drawing. */
  number: number
  /** Cards of seat 0, highest first; lifted ones are about to be played. */
  own: readonly Card[]
  lifted: readonly Card[]
  counts: [number, number, number]
  shown: [SeatMove | null, SeatMove | null, SeatMove | null]
  /** The seat whose turn it is, with the full seconds left. */
  turn: Seat | null
  countdown: number
  landlord: Seat | null
  /** The landlord's three cards. */
  bottom: readonly Card[]
  isBottomSeen: boolean
  multiplier: number
  /** The latest play, with the seconds since; null once it is covered. */
  last: { seat: Seat; combo: Combo; age: number } | null
  /** Plays that seat 0 still needs. */
  playsLeft: number
  result: {
    winner: Seat
    isLandlord: boolean
    isSpring: boolean
    points: [number, number, number]
    hands: readonly (readonly Card[])[]
  } | null
}

/** Milliseconds of a stretch that is computed at once: whole hands that fill it exactly, each slightly faster or slower. */
export const stretch = 1_800_000
/** Seconds of a turn, and before its end at which the cards are lifted. */
const patience = 15
const lifts = 0.9

interface Placed {
  hand: Hand
  /** Milliseconds since the stretch began. */
  from: number
  number: number
}
interface Stretch {
  placed: Placed[]
  /** Factor by which a hand is stretched. */
  slower: number
}

const stretchOf = memo(6, (key: string): Stretch => {
  const hands: Hand[] = []
  let length = 0
  for (let number = 0; ; number += 1) {
    const hand = handOf(key, number)
    // Whichever ends closer to the limit.
    if (length + hand.length / 2 > stretch / 1000) break
    hands.push(hand)
    length += hand.length
  }
  const slower = stretch / 1000 / length
  let from = 0
  const placed = hands.map((hand, number): Placed => {
    const one = { hand, from, number }
    from += hand.length * slower * 1000
    return one
  })
  return { placed, slower }
})

/** The hand at a time, and the seconds of it that have passed. */
export function handAt(seed: string, t: number): { hand: Hand; passed: number; number: number; slower: number } {
  const block = Math.floor(t / stretch)
  const { placed, slower } = stretchOf(`${seed} ${block}`)
  const since = t - block * stretch
  const { hand, from, number } = placed.findLast((one) => one.from <= since) as Placed
  return { hand, passed: (since - from) / 1000 / slower, number: block * 100 + number, slower }
}

function phaseOf({ dealt, bids, taken, ends }: Hand, t: number): { phase: TableScene['phase']; since: number } {
  const bid = bids[bids.length - 1]?.at ?? dealt
  if (t < dealt) return { phase: 'deal', since: 0 }
  if (t < bid) return { phase: 'bid', since: dealt }
  if (t < taken) return { phase: 'take', since: bid }
  return t < ends ? { phase: 'play', since: taken } : { phase: 'result', since: ends }
}

/** A seat shows its last action until its next turn; a new lead clears the others' plays. */
function moveAt({ bids, steps, taken }: Hand, seat: Seat, t: number): SeatMove | null {
  if (t < taken) {
    const step = bids.findLast((one) => one.seat === seat && one.at <= t)
    return step ? { type: 'bid', bid: step.bid, age: t - step.at } : null
  }
  const index = steps.findLastIndex((one) => one.seat === seat && one.at <= t)
  const step = steps[index]
  const isAgain = steps.some(
    (one, at) => at > index && one.from <= t && (one.seat === seat || one.leads) && one.from > (step?.at ?? 0) - 1e-9,
  )
  if (!step || isAgain) return null
  return step.combo ? { type: 'cards', cards: step.cards, combo: step.combo, age: t - step.at } : { type: 'pass', age: t - step.at }
}

function lastAt({ steps }: Hand, t: number): TableScene['last'] {
  const step = steps.findLast(({ at, combo }) => at <= t && combo)
  return step?.combo ? { seat: step.seat, combo: step.combo, age: t - step.at } : null
}

function handsAt({ deal, steps, landlord, bids }: Hand, t: number): Card[][] {
  const bid = bids[bids.length - 1]?.at ?? 0
  return seats.map((seat) => {
    const dealt = seat === landlord && t >= bid + 1 ? [...deal.hands[seat], ...deal.bottom] : deal.hands[seat]
    return sorted(
      without(
        dealt,
        steps.filter((step) => step.seat === seat && step.at <= t).flatMap(({ cards }) => cards),
      ),
    )
  })
}

function resultOf(hand: Hand, hands: readonly (readonly Card[])[]): NonNullable<TableScene['result']> {
  const { landlord, winner, multiplier, isSpring } = hand
  const isLandlord = winner === landlord
  const points = seats.map((seat) => multiplier * (seat === landlord ? 2 : 1) * ((seat === landlord) === isLandlord ? 1 : -1)) as [
    number,
    number,
    number,
  ]
  return { winner, isLandlord, isSpring, points, hands }
}

/** Cards dealt to each seat by then: all three receive theirs one by one. */
const dealtShare = (hand: Hand, t: number): number => Math.min(17, Math.floor((t / (hand.dealt - 0.8)) * 18))

/** `t` in milliseconds, unrestricted. */
export function tableAt(seed: string, t: number): TableScene {
  const { hand, passed, number, slower } = handAt(seed, t)
  const { phase, since } = phaseOf(hand, passed)
  const hands = handsAt(hand, passed)
  const own = hands[0] as Card[]
  const given = phase === 'deal' ? dealtShare(hand, passed) : 99
  const step: { seat: Seat; from: number; at: number; cards?: PlayStep['cards'] } | undefined = [...hand.bids, ...hand.steps].find(
    (one) => passed >= one.from && passed < one.at,
  )
  const bombs = hand.steps.filter(({ at, combo }) => at <= passed && combo && isBomb(combo)).length
  const bid = hand.bids.reduce((most, one) => (one.at <= passed ? Math.max(most, one.bid) : most), 0)
  return {
    phase,
    t,
    age: (passed - since) * slower,
    number,
    // Sorted once all are dealt; before that, in order of dealing.
    own: phase === 'deal' ? sorted(hand.deal.hands[0].slice(0, given)) : own,
    lifted:
      phase === 'take' && hand.landlord === 0
        ? hand.deal.bottom
        : step && step.seat === 0 && step.cards && (step.at - passed) * slower < lifts
          ? step.cards
          : [],
    counts: hands.map((cards) => Math.min(given, cards.length)) as TableScene['counts'],
    shown: seats.map((seat) => moveAt(hand, seat, passed)) as TableScene['shown'],
    turn: step?.seat ?? null,
    countdown: step ? Math.max(1, Math.ceil(patience - (passed - step.from) * slower)) : 0,
    landlord: phase === 'deal' || phase === 'bid' ? null : hand.landlord,
    bottom: hand.deal.bottom,
    isBottomSeen: phase !== 'deal' && phase !== 'bid',
    multiplier: phase === 'result' ? hand.multiplier : bid * 2 ** bombs,
    last: lastAt(hand, passed),
    playsLeft: phase === 'deal' ? 0 : playsLeft(own),
    result: phase === 'result' ? resultOf(hand, hands) : null,
  }
}
