// One hand from deal to end: bids, plays, and the time that each takes. Seconds after its deal.
import { type Random, randomOf } from '../../feed/simulator/random.ts'
import { type Card, type Deal, deal, sorted, without } from './card.ts'
import { choose } from './choose.ts'
import { type Combo, comboOf, isBomb } from './combo.ts'
import { countPlays, split, worth } from './split.ts'

/** 0 is the seat whose cards are visible; 1 is on its right, 2 on its left, and they take turns in that order. */
export type Seat = 0 | 1 | 2
export const seats: readonly Seat[] = [0, 1, 2]
export const nextSeat = (seat: Seat): Seat => ((seat + 1) % 3) as Seat

export interface BidStep {
  seat: Seat
  /** Start of thinking, and time of the bid. */
  from: number
  at: number
  /** 0: pass. */
  bid: 0 | 1 | 2 | 3
}
export interface PlayStep {
  seat: Seat
  from: number
  at: number
  /** Empty: pass. */
  cards: Card[]
  combo: Combo | null
  /** Leads: the previous plays are cleared. */
  leads: boolean
}
export interface Hand {
  deal: Deal
  /** When all cards are dealt, and when the landlord has taken the three. */
  dealt: number
  taken: number
  bids: BidStep[]
  landlord: Seat
  steps: PlayStep[]
  /** When the last card is played, and when the next hand begins. */
  ends: number
  length: number
  winner: Seat
  bid: 1 | 2 | 3
  multiplier: number
  /** The losers played nothing, or the landlord only once. */
  isSpring: boolean
}

/** Seconds: of dealing, of taking the three, of the result, of thinking. */
const dealing = 5.5
const taking = 3
const resulting = 9
const thought: [number, number] = [2.25, 5.3]

function bidding({ hands }: Deal, random: Random): { bids: Omit<BidStep, 'from' | 'at'>[]; landlord: Seat; bid: 0 | 1 | 2 | 3 } {
  const bids: Omit<BidStep, 'from' | 'at'>[] = []
  let highest: BidStep['bid'] = 0
  let landlord: Seat = 0
  let seat = random.pick(seats)
  for (let turn = 0; turn < 3 && highest < 3; turn += 1, seat = nextSeat(seat)) {
    const value = worth(hands[seat]) + random.between(-0.8, 0.8)
    const wanted = value > 9.5 ? 3 : value > 7.5 ? 2 : value > 5.8 ? 1 : 0
    const bid = (wanted > highest ? wanted : 0) as BidStep['bid']
    if (bid > 0) {
      highest = bid
      landlord = seat
    }
    bids.push({ seat, bid })
  }
  return { bids, landlord, bid: highest }
}

/** A deal without bids is redealt. */
function dealt(seeds: readonly (string | number)[]): ReturnType<typeof bidding> & { deal: Deal; random: Random } {
  for (let again = 0; ; again += 1) {
    const random = randomOf('doudizhu', ...seeds, again)
    const cards = deal(random)
    const auction = bidding(cards, random)
    if (auction.bid > 0) return { ...auction, deal: cards, random }
  }
}

/** Longer with more options. */
const think = (random: Random, cards: number): number => Math.min(thought[1], random.between(thought[0], thought[0] + 1.4 + cards * 0.09))

export function handOf(...seeds: (string | number)[]): Hand {
  const { deal, random, bids: auction, landlord, bid } = dealt(seeds)
  let now = dealing + 0.6
  const bids = auction.map((one): BidStep => {
    const from = now
    now += random.between(2.2, 3.4)
    return { ...one, from, at: now }
  })
  const taken = now + taking
  now = taken
  const cards = deal.hands.map((hand, seat) => (seat === landlord ? [...hand, ...deal.bottom] : hand)) as [Card[], Card[], Card[]]
  const steps: PlayStep[] = []
  let seat = landlord
  let top: { seat: Seat; combo: Combo } | null = null
  for (;;) {
    const from = now
    const isPartner = (other: Seat): boolean => seat !== landlord && other !== landlord && other !== seat
    const others = seats.filter((other) => other !== seat)
    const counts = (test: (other: Seat) => boolean): number => Math.min(99, ...others.filter(test).map((other) => cards[other].length))
    const last: { combo: Combo; isPartner: boolean } | null =
      top && top.seat !== seat ? { combo: top.combo, isPartner: isPartner(top.seat) } : null
    const played: Card[] =
      choose({ hand: cards[seat], last, opponent: counts((other) => !isPartner(other)), partner: counts(isPartner) }, random) ?? []
    now += last && played.length === 0 ? random.between(2.2, 3.1) : think(random, cards[seat].length)
    const combo = played.length > 0 ? comboOf(played) : null
    steps.push({ seat, from, at: now, cards: sorted(played), combo, leads: last === null })
    cards[seat] = without(cards[seat], played)
    if (combo) top = { seat, combo }
    if (cards[seat].length === 0) break
    seat = nextSeat(seat)
  }
  const plays = (test: (one: Seat) => boolean): number => steps.filter(({ seat: one, combo }) => combo && test(one)).length
  const isSpring = seat === landlord ? plays((one) => one !== landlord) === 0 : plays((one) => one === landlord) === 1
  const bombs = steps.filter(({ combo }) => combo && isBomb(combo)).length
  return {
    deal,
    dealt: dealing,
    taken,
    bids,
    landlord,
    steps,
    ends: now,
    length: now + resulting,
    winner: seat,
    bid: bid as Hand['bid'],
    multiplier: bid * 2 ** (bombs + (isSpring ? 1 : 0)),
    isSpring,
  }
}

/** Number of plays that a hand still needs. */
export const playsLeft = (cards: readonly Card[]): number => (cards.length > 0 ? countPlays(split(cards)) : 0)
