// The table plays by the rules indefinitely, and shows what it plays.
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { chance, soak } from '../../../tests/support/soak.ts'
import { type Card, pack, type Rank, without } from './card.ts'
import { beats, type Combo, comboOf } from './combo.ts'
import { handOf, nextSeat, seats } from './hand.ts'
import { handAt, stretch, tableAt } from './table.ts'

vi.setConfig({ testTimeout: soak(60_000, 3_600_000) })

const draw = chance()
const hands = Array.from({ length: soak(25, 3_000) }, (_, index) => handOf('test', draw(1_000_000), index))
const name = ({ rank, suit }: Card): string => `${rank}-${suit}`
/** Ranks, with suits assigned in order. */
const cards = (...ranks: number[]): Card[] =>
  ranks.map((rank, index) => ({
    rank: rank as Rank,
    suit: (ranks.slice(0, index).filter((one) => one === rank).length % 4) as Card['suit'],
  }))

describe('a combination', () => {
  it.each([
    [[3], 'single'],
    [[16, 17], 'rocket'],
    [[4, 4, 4, 4], 'bomb'],
    [[5, 5, 5, 9], 'trio-single'],
    [[5, 5, 5, 9, 9], 'trio-pair'],
    [[10, 11, 12, 13, 14], 'straight'],
    [[3, 3, 4, 4, 5, 5], 'pair-straight'],
    [[7, 7, 7, 8, 8, 8], 'plane'],
    [[7, 7, 7, 8, 8, 8, 3, 15], 'plane-singles'],
    [[7, 7, 7, 8, 8, 8, 3, 3, 9, 9], 'plane-pairs'],
    [[6, 6, 6, 6, 3, 4], 'four-singles'],
    [[6, 6, 6, 6, 3, 3, 4, 4], 'four-pairs'],
    [[11, 12, 13, 14, 15], null],
    [[3, 3, 4, 4], null],
    [[3, 4], null],
    [[14, 14, 14, 15, 15, 15], null],
    [[5, 5, 5, 9, 10], null],
  ] as const)('%j is %s', (ranks, type) => {
    expect(comboOf(cards(...ranks))?.type ?? null).toBe(type)
  })

  it('beats only a lower one of its kind and length, except for bombs and the rocket', () => {
    const of = (...ranks: number[]): Combo => comboOf(cards(...ranks)) as Combo
    expect(beats(of(15), of(14))).toBe(true)
    expect(beats(of(14), of(15))).toBe(false)
    expect(beats(of(4, 5, 6, 7, 8), of(3, 4, 5, 6, 7))).toBe(true)
    expect(beats(of(4, 5, 6, 7, 8, 9), of(3, 4, 5, 6, 7))).toBe(false)
    expect(beats(of(3, 3, 3, 3), of(17))).toBe(true)
    expect(beats(of(3, 3, 3, 3), of(16, 17))).toBe(false)
    expect(beats(of(16, 17), of(15, 15, 15, 15))).toBe(true)
    expect(beats(of(9, 9), of(8))).toBe(false)
  })
})

describe('a hand', () => {
  it('deals every card once: seventeen each, and three', () => {
    for (const { deal } of hands) {
      expect(deal.hands.map((hand) => hand.length)).toEqual([17, 17, 17])
      expect(deal.bottom).toHaveLength(3)
      expect([...deal.hands.flat(), ...deal.bottom].map(name).sort()).toEqual(pack.map(name).sort())
    }
  })

  it('goes to the highest bidder, who bids more than those before', () => {
    for (const { bids, landlord, bid } of hands) {
      const made = bids.filter((one) => one.bid > 0)
      expect(made.at(-1)).toMatchObject({ seat: landlord, bid })
      for (const [index, one] of made.entries()) if (index > 0) expect(one.bid).toBeGreaterThan(made[index - 1]?.bid ?? 0)
      for (const [index, one] of bids.entries()) if (index > 0) expect(one.seat).toBe(nextSeat(bids[index - 1]?.seat ?? 0))
    }
  })

  it('has players take turns with own, legal and higher cards, and never passes a lead', () => {
    for (const { deal, landlord, steps } of hands) {
      const held = deal.hands.map((hand, seat) => (seat === landlord ? [...hand, ...deal.bottom] : hand))
      let top: { seat: number; combo: Combo } | null = null
      let due = landlord
      for (const { seat, cards: played, combo, leads } of steps) {
        expect(seat).toBe(due)
        due = nextSeat(due)
        const mustLead: boolean = top === null || top.seat === seat
        expect(leads).toBe(mustLead)
        if (played.length === 0) {
          expect(mustLead).toBe(false)
          continue
        }
        const own = held[seat] as Card[]
        expect(played.every((card) => own.some((one) => name(one) === name(card)))).toBe(true)
        expect(comboOf(played)).toEqual(combo)
        expect(combo).not.toBeNull()
        if (!mustLead && top) expect(beats(combo as Combo, top.combo)).toBe(true)
        held[seat] = without(own, played)
        top = { seat, combo: combo as Combo }
      }
    }
  })

  it('ends when the first player has no card left', () => {
    for (const { deal, landlord, steps, winner, ends } of hands) {
      const left = seats.map((seat): number => (seat === landlord ? 20 : 17))
      for (const [index, { seat, cards: played }] of steps.entries()) {
        left[seat] = (left[seat] as number) - played.length
        expect(left[seat] === 0).toBe(index === steps.length - 1)
      }
      expect([steps.at(-1)?.seat, steps.at(-1)?.at]).toEqual([winner, ends])
      expect(deal.hands).toHaveLength(3)
    }
  })
})

describe('the table', () => {
  it('gives each turn two to six seconds, and fills its stretches with whole hands', () => {
    for (let block = 0; block < soak(2, 40); block += 1) {
      const at = 1_700_000_000_000 - (1_700_000_000_000 % stretch) + block * stretch
      for (let t = at; t < at + stretch; t += 60_000) {
        const { hand, slower } = handAt('table', t)
        for (const { from, at: until } of [...hand.bids, ...hand.steps]) {
          expect((until - from) * slower).toBeGreaterThan(2)
          expect((until - from) * slower).toBeLessThan(6)
        }
      }
      expect(tableAt('table', at + stretch - 1).phase).toBe('result')
      expect(tableAt('table', at + stretch).phase).toBe('deal')
    }
  })

  it('shows the cards that have been played, and every card of the deck in one place', () => {
    for (let round = 0; round < soak(60, 2_000); round += 1) {
      const t = 1_700_000_000_000 + draw(soak(3_000_000, 90_000_000))
      const scene = tableAt('table', t)
      const { hand, passed } = handAt('table', t)
      const played = hand.steps.filter(({ at }) => at <= passed).flatMap(({ cards: list }) => list)
      if (scene.phase !== 'play') continue
      expect(scene.counts.reduce((sum, count) => sum + count, played.length)).toBe(54)
      expect(scene.own).toHaveLength(scene.counts[0])
      expect(scene.own.some((card) => played.some((one) => name(one) === name(card)))).toBe(false)
      const last = hand.steps.findLast(({ at, combo }) => at <= passed && combo)
      expect(scene.last?.combo ?? null).toEqual(last?.combo ?? null)
      expect(scene.turn).toBe(hand.steps.find(({ from, at }) => passed >= from && passed < at)?.seat)
    }
  })

  it('is deterministic across call times and call order', () => {
    const times = fc.array(fc.integer({ min: -(10 ** 9), max: 2 * 10 ** 12 }), { minLength: 2, maxLength: 6 })
    fc.assert(
      fc.property(times, (list) => {
        const forward = list.map((t) => tableAt('any', t))
        expect(
          list
            .toReversed()
            .map((t) => tableAt('any', t))
            .toReversed(),
        ).toEqual(forward)
      }),
      { numRuns: soak(3, 60) },
    )
  })
})
