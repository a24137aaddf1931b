// The entries of the product: which accounts each act moves. Amounts in tenths of a diamond, gold coins, fen.
import type { BillType } from '../../contract/money/bill.ts'
import type { Asset } from '../../contract/money/money.ts'
import { type AccountRef, type Entry, type HouseKind, house, type Leg, type Memo } from './ledger.ts'

export const consumptionOf = (owner: string): AccountRef => ({ owner, kind: 'consumption', asset: 'diamond' })
export const incomeOf = (owner: string): AccountRef => ({ owner, kind: 'income', asset: 'diamond' })
export const goldOf = (owner: string): AccountRef => ({ owner, kind: 'gold', asset: 'gold' })
export const houseOf = (kind: HouseKind, asset: Asset): AccountRef => ({ owner: house, kind, asset })

const move = (from: AccountRef, to: AccountRef, amount: number): Leg[] =>
  amount === 0
    ? []
    : [
        { account: from, amount: -amount },
        { account: to, amount },
      ]

/** A paid package. The bonus is the house's expense; the money is cleared against what was taken. */
export function rechargeEntry(order: { id: string; account: string; coin: number; give: number; money: number }): Entry {
  const wallet = consumptionOf(order.account)
  return {
    key: `recharge:${order.id}`,
    type: 'recharge',
    actor: order.account,
    legs: [
      { account: wallet, amount: order.coin + order.give },
      { account: houseOf('sold', 'diamond'), amount: -order.coin },
      ...(order.give > 0 ? [{ account: houseOf('bonus', 'diamond'), amount: -order.give }] : []),
      ...move(houseOf('takings', 'fen'), houseOf('gateway', 'fen'), order.money),
    ],
    memo: { ref: order.id },
  }
}

/** Income into the consumption wallet; there is no way back. */
export const conversionEntry = (account: string, amount: number, key: string): Entry => ({
  key,
  type: 'conversion',
  actor: account,
  legs: move(incomeOf(account), consumptionOf(account), amount),
})

/** What is asked for is held until it is decided. */
export const withdrawalEntry = (id: string, account: string, coin: number): Entry => ({
  key: `withdrawal:${id}`,
  type: 'withdrawal',
  actor: account,
  legs: move(incomeOf(account), houseOf('held', 'diamond'), coin),
  memo: { ref: id },
})
/** Refused or taken back: it returns whole. Has the same key as a payout, so that one of the two happens. */
export const withdrawalBackEntry = (id: string, account: string, coin: number): Entry => ({
  key: `withdrawal-end:${id}`,
  type: 'refund',
  actor: account,
  legs: move(houseOf('held', 'diamond'), incomeOf(account), coin),
  memo: { ref: id },
})
export const payoutEntry = (id: string, operator: string, coin: number): Entry => ({
  key: `withdrawal-end:${id}`,
  type: 'withdrawal',
  actor: operator,
  legs: [
    ...move(houseOf('held', 'diamond'), houseOf('redeemed', 'diamond'), coin),
    ...move(houseOf('gateway', 'fen'), houseOf('payouts', 'fen'), coin),
  ],
  memo: { ref: id },
})

/** Coins for check-in, tasks and shares. */
export const rewardEntry = (type: 'check-in' | 'task' | 'share', account: string, gold: number, key: string, memo?: Memo): Entry => ({
  key,
  type,
  actor: account,
  legs: move(houseOf('reward', 'gold'), goldOf(account), gold),
  memo,
})

/** Goods of the mall: coins, diamonds or both. */
export const exchangeEntry = (id: string, account: string, cost: { gold: number; price: number }, memo: Memo): Entry => ({
  key: `exchange:${id}`,
  type: 'exchange',
  actor: account,
  legs: [
    ...move(goldOf(account), houseOf('mall', 'gold'), cost.gold),
    ...move(consumptionOf(account), houseOf('revenue', 'diamond'), cost.price),
  ],
  memo,
})
export const exchangeBackEntry = (id: string, account: string, cost: { gold: number; price: number }, memo: Memo): Entry => ({
  key: `exchange-back:${id}`,
  type: 'exchange',
  actor: account,
  legs: [
    ...move(houseOf('mall', 'gold'), goldOf(account), cost.gold),
    ...move(houseOf('revenue', 'diamond'), consumptionOf(account), cost.price),
  ],
  memo,
})

export interface Spend {
  key: string
  type: Extract<BillType, 'gift' | 'guard' | 'noble' | 'barrage' | 'horn' | 'tip'>
  from: string
  amount: number
  /** Who earns of it, and how much; the rest is the house's. */
  to?: { owner: string; amount: number }
  memo?: Memo
}
/** Diamonds that are spent on someone or something. */
export const spendEntry = ({ key, type, from, amount, to, memo }: Spend): Entry => {
  const share = to?.amount ?? 0
  if (share < 0 || share > amount || to?.owner === from) throw new RangeError('a share is part of what is spent, and somebody else’s')
  return {
    key,
    type,
    actor: from,
    legs: [
      { account: consumptionOf(from), amount: -amount },
      ...(to && share > 0 ? [{ account: incomeOf(to.owner), amount: share }] : []),
      ...(amount > share ? [{ account: houseOf('revenue', 'diamond'), amount: amount - share }] : []),
    ],
    memo,
  }
}

/** A gift that is not yet shown: held for its streamer, so that it can be taken back whole. */
export const heldGiftEntry = (id: string, from: string, amount: number, memo: Memo): Entry => ({
  key: `gift:${id}`,
  type: 'gift',
  actor: from,
  legs: move(consumptionOf(from), houseOf('held', 'diamond'), amount),
  memo,
})
/** It was shown: the streamer gets his share. Has the same key as taking it back, so that one of the two happens. */
export const giftShownEntry = (id: string, from: string, amount: number, to: { owner: string; amount: number }, memo: Memo): Entry => {
  if (to.amount < 0 || to.amount > amount || to.owner === from) throw new RangeError('a share is part of a gift, and somebody else’s')
  return {
    key: `gift-end:${id}`,
    type: 'gift',
    actor: from,
    legs: [
      { account: houseOf('held', 'diamond'), amount: -amount },
      ...(to.amount > 0 ? [{ account: incomeOf(to.owner), amount: to.amount }] : []),
      ...(amount > to.amount ? [{ account: houseOf('revenue', 'diamond'), amount: amount - to.amount }] : []),
    ],
    memo,
  }
}
/** Taken back: a gift too, with the other sign, so that it is no wealth either. */
export const giftBackEntry = (id: string, from: string, amount: number, memo: Memo): Entry => ({
  key: `gift-end:${id}`,
  type: 'gift',
  actor: from,
  legs: move(houseOf('held', 'diamond'), consumptionOf(from), amount),
  memo,
})
/** A gift that its giver had in the bag: the house pays the streamer's share. */
export const bagGiftEntry = (id: string, from: string, to: { owner: string; amount: number }, memo: Memo): Entry => ({
  key: `gift:${id}`,
  type: 'gift',
  actor: from,
  legs: move(houseOf('bonus', 'diamond'), incomeOf(to.owner), to.amount),
  memo,
})

/** A horn that was refused: with the other sign, so that it is no wealth either. */
export const hornBackEntry = (id: string, account: string, amount: number, memo: Memo): Entry => ({
  key: `horn-back:${id}`,
  type: 'horn',
  actor: account,
  legs: move(houseOf('revenue', 'diamond'), consumptionOf(account), amount),
  memo,
})

/** An account of each envelope's own: what is in it is nobody's, and can only be taken out of it. */
const envelopeOf = (id: string): AccountRef => ({ owner: `@envelope:${id}`, kind: 'held', asset: 'diamond' })
/** Diamonds that wait for those who open it. */
export const envelopeEntry = (id: string, account: string, total: number): Entry => ({
  key: `envelope:${id}`,
  type: 'envelope',
  actor: account,
  legs: move(consumptionOf(account), envelopeOf(id), total),
  memo: { ref: id },
})
/** One share a person. It can be spent and not withdrawn: what was bought cannot be turned into money by passing it on. */
export const envelopeShareEntry = (id: string, account: string, amount: number): Entry => ({
  key: `envelope-share:${id}:${account}`,
  type: 'envelope',
  actor: account,
  legs: move(envelopeOf(id), consumptionOf(account), amount),
  memo: { ref: id },
})
/** What nobody took, once. */
export const envelopeBackEntry = (id: string, account: string, left: number): Entry => ({
  key: `envelope-back:${id}`,
  type: 'refund',
  actor: account,
  legs: move(envelopeOf(id), consumptionOf(account), left),
  memo: { ref: id },
})

/** An account of each scheme's own: what was paid for it waits there until its match is over, or is not played. */
export const schemeOf = (id: string): AccountRef => ({ owner: `@scheme:${id}`, kind: 'held', asset: 'diamond' })
export interface SchemeSale {
  scheme: string
  from: string
  amount: number
  title: Memo['title']
}
const saleMemo = ({ scheme, title }: SchemeSale): Memo => ({ title, ref: scheme })
/** Once a person and scheme, for ever. */
export const schemeSaleEntry = (sale: SchemeSale): Entry => ({
  key: `scheme:${sale.scheme}:${sale.from}`,
  type: 'scheme',
  actor: sale.from,
  legs: move(consumptionOf(sale.from), schemeOf(sale.scheme), sale.amount),
  memo: saleMemo(sale),
})
/** The match is over: the expert gets his share. Has the same key as giving it back, so that one of the two happens. */
export const schemePaidEntry = (sale: SchemeSale, to: { owner: string; amount: number }): Entry => {
  if (to.amount < 0 || to.amount > sale.amount || to.owner === sale.from)
    throw new RangeError('a share is part of a price, and somebody else’s')
  return {
    key: `scheme-end:${sale.scheme}:${sale.from}`,
    type: 'scheme',
    actor: sale.from,
    legs: [
      { account: schemeOf(sale.scheme), amount: -sale.amount },
      ...(to.amount > 0 ? [{ account: incomeOf(to.owner), amount: to.amount }] : []),
      ...(sale.amount > to.amount ? [{ account: houseOf('revenue', 'diamond'), amount: sale.amount - to.amount }] : []),
    ],
    memo: saleMemo(sale),
  }
}
/** The match is not played, or the text was taken away: with the other sign, so that it is no wealth either. */
export const schemeBackEntry = (sale: SchemeSale): Entry => ({
  key: `scheme-end:${sale.scheme}:${sale.from}`,
  type: 'scheme',
  actor: sale.from,
  legs: move(schemeOf(sale.scheme), consumptionOf(sale.from), sale.amount),
  memo: saleMemo(sale),
})
/** It was paid out, and then the match was not played after all: `from` is what the expert still has of his share, the house bears the rest. */
export const schemeLateEntry = (sale: SchemeSale, from: { owner: string; amount: number }): Entry => {
  if (from.amount < 0 || from.amount > sale.amount || from.owner === sale.from)
    throw new RangeError('a share is part of a price, and somebody else’s')
  return {
    key: `scheme-late:${sale.scheme}:${sale.from}`,
    type: 'scheme',
    actor: sale.from,
    legs: [
      ...(from.amount > 0 ? [{ account: incomeOf(from.owner), amount: -from.amount }] : []),
      ...(sale.amount > from.amount ? [{ account: houseOf('revenue', 'diamond'), amount: from.amount - sale.amount }] : []),
      { account: consumptionOf(sale.from), amount: sale.amount },
    ],
    memo: saleMemo(sale),
  }
}

/** The pool of a question: gold coins alone. */
export const guessOf = (id: string): AccountRef => ({ owner: `@guess:${id}`, kind: 'held', asset: 'gold' })
export interface GuessMove {
  question: string
  account: string
  gold: number
  /** Which settlement of the question it belongs to: each pays a person once. */
  turn: number
  title: Memo['title']
}
const guessMemo = ({ question, title }: Pick<GuessMove, 'question' | 'title'>): Memo => ({ title, ref: question })
export const guessStakeEntry = (stake: Omit<GuessMove, 'turn'>): Entry => ({
  key: `guess:${stake.question}:${stake.account}`,
  type: 'guess',
  actor: stake.account,
  legs: move(goldOf(stake.account), guessOf(stake.question), stake.gold),
  memo: guessMemo(stake),
})
/** What a settlement gives somebody, or below 0 takes back of what an earlier one gave. */
export const guessPayEntry = (pay: GuessMove): Entry => ({
  key: `guess-pay:${pay.question}:${pay.account}:${pay.turn}`,
  type: 'guess',
  actor: pay.account,
  legs: move(guessOf(pay.question), goldOf(pay.account), pay.gold),
  memo: guessMemo(pay),
})
/** What the house adds to a pool that was paid out before a correction, or below 0 takes of what no division leaves whole. */
export const guessHouseEntry = (pay: Omit<GuessMove, 'account'>): Entry => ({
  key: `guess-house:${pay.question}:${pay.turn}`,
  type: 'guess',
  actor: house,
  legs: move(houseOf('reward', 'gold'), guessOf(pay.question), pay.gold),
  memo: guessMemo(pay),
})

/** What counts as wealth: the diamonds that leave a consumption wallet for one of these. */
export const spendTypes = ['gift', 'guard', 'noble', 'barrage', 'horn', 'tip', 'scheme', 'exchange'] as const satisfies readonly BillType[]
