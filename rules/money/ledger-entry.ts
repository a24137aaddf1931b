// The ledger entries of the product: which accounts each act moves. Amounts in tenths of a diamond, gold coins, fen.
import type { BillType } from '../../contract/money/bill.ts'
import type { Asset } from '../../contract/money/money.ts'
import { type AccountRef, type Entry, type Leg, type Memo, type PlatformKind, platform } from './ledger.ts'

export const consumptionOf = (owner: string): AccountRef => ({ owner, kind: 'consumption', asset: 'diamond' })
export const incomeOf = (owner: string): AccountRef => ({ owner, kind: 'income', asset: 'diamond' })
export const goldOf = (owner: string): AccountRef => ({ owner, kind: 'gold', asset: 'gold' })
export const platformOf = (kind: PlatformKind, asset: Asset): AccountRef => ({ owner: platform, kind, asset })

const move = (from: AccountRef, to: AccountRef, amount: number): Leg[] =>
  amount === 0
    ? []
    : [
        { account: from, amount: -amount },
        { account: to, amount },
      ]

/** A paid package. The bonus is the platform's expense; the money is cleared against the takings. */
export function rechargeEntry(order: { id: string; account: string; coin: number; give: number; money: number }): Entry {
  const wallet = consumptionOf(order.account)
  return {
    key: `recharge:${order.id}`,
    type: 'recharge',
    actor: order.account,
    legs: [
      { account: wallet, amount: order.coin + order.give },
      { account: platformOf('sold', 'diamond'), amount: -order.coin },
      ...(order.give > 0 ? [{ account: platformOf('bonus', 'diamond'), amount: -order.give }] : []),
      ...move(platformOf('takings', 'fen'), platformOf('gateway', 'fen'), order.money),
    ],
    memo: { ref: order.id },
  }
}

/** From the income wallet to the consumption wallet; it cannot be reversed. */
export const conversionEntry = (account: string, amount: number, key: string): Entry => ({
  key,
  type: 'conversion',
  actor: account,
  legs: move(incomeOf(account), consumptionOf(account), amount),
})

/** The requested amount is held until the decision. */
export const withdrawalEntry = (id: string, account: string, coin: number): Entry => ({
  key: `withdrawal:${id}`,
  type: 'withdrawal',
  actor: account,
  legs: move(incomeOf(account), platformOf('held', 'diamond'), coin),
  memo: { ref: id },
})
/** Refused or cancelled: refunded in full. Shares the key of the payout, so that only one of the two happens. */
export const withdrawalBackEntry = (id: string, account: string, coin: number): Entry => ({
  key: `withdrawal-end:${id}`,
  type: 'refund',
  actor: account,
  legs: move(platformOf('held', 'diamond'), incomeOf(account), coin),
  memo: { ref: id },
})
export const payoutEntry = (id: string, operator: string, coin: number): Entry => ({
  key: `withdrawal-end:${id}`,
  type: 'withdrawal',
  actor: operator,
  legs: [
    ...move(platformOf('held', 'diamond'), platformOf('redeemed', 'diamond'), coin),
    ...move(platformOf('gateway', 'fen'), platformOf('payouts', 'fen'), coin),
  ],
  memo: { ref: id },
})

/** Coins for check-in, tasks and shares. */
export const rewardEntry = (type: 'check-in' | 'task' | 'share', account: string, gold: number, key: string, memo?: Memo): Entry => ({
  key,
  type,
  actor: account,
  legs: move(platformOf('reward', 'gold'), goldOf(account), gold),
  memo,
})

/** Goods of the mall: coins, diamonds or both. */
export const exchangeEntry = (id: string, account: string, cost: { gold: number; price: number }, memo: Memo): Entry => ({
  key: `exchange:${id}`,
  type: 'exchange',
  actor: account,
  legs: [
    ...move(goldOf(account), platformOf('mall', 'gold'), cost.gold),
    ...move(consumptionOf(account), platformOf('revenue', 'diamond'), cost.price),
  ],
  memo,
})
export const exchangeBackEntry = (id: string, account: string, cost: { gold: number; price: number }, memo: Memo): Entry => ({
  key: `exchange-back:${id}`,
  type: 'exchange',
  actor: account,
  legs: [
    ...move(platformOf('mall', 'gold'), goldOf(account), cost.gold),
    ...move(platformOf('revenue', 'diamond'), consumptionOf(account), cost.price),
  ],
  memo,
})

export interface Spend {
  key: string
  type: Extract<BillType, 'gift' | 'guard' | 'noble' | 'barrage' | 'horn' | 'tip'>
  from: string
  amount: number
  /** The recipient of a share, and its amount; the rest belongs to the platform. */
  to?: { owner: string; amount: number }
  memo?: Memo
}
/** Diamonds spent on someone or something. */
export const spendEntry = ({ key, type, from, amount, to, memo }: Spend): Entry => {
  const share = to?.amount ?? 0
  if (share < 0 || share > amount || to?.owner === from) throw new RangeError('a share exceeds the amount spent, or goes to the spender')
  return {
    key,
    type,
    actor: from,
    legs: [
      { account: consumptionOf(from), amount: -amount },
      ...(to && share > 0 ? [{ account: incomeOf(to.owner), amount: share }] : []),
      ...(amount > share ? [{ account: platformOf('revenue', 'diamond'), amount: amount - share }] : []),
    ],
    memo,
  }
}

/** A gift that is not shown yet: held for its streamer, so that it can be refunded in full. */
export const heldGiftEntry = (id: string, from: string, amount: number, memo: Memo): Entry => ({
  key: `gift:${id}`,
  type: 'gift',
  actor: from,
  legs: move(consumptionOf(from), platformOf('held', 'diamond'), amount),
  memo,
})
/** The gift was shown: the streamer receives the share. Shares the key of the refund, so that only one of the two happens. */
export const giftReleasedEntry = (id: string, from: string, amount: number, to: { owner: string; amount: number }, memo: Memo): Entry => {
  if (to.amount < 0 || to.amount > amount || to.owner === from) throw new RangeError('a share exceeds the gift, or goes to the giver')
  return {
    key: `gift-end:${id}`,
    type: 'gift',
    actor: from,
    legs: [
      { account: platformOf('held', 'diamond'), amount: -amount },
      ...(to.amount > 0 ? [{ account: incomeOf(to.owner), amount: to.amount }] : []),
      ...(amount > to.amount ? [{ account: platformOf('revenue', 'diamond'), amount: amount - to.amount }] : []),
    ],
    memo,
  }
}
/** The gift was undone: type gift with the opposite sign, so that it does not count as wealth either. */
export const giftBackEntry = (id: string, from: string, amount: number, memo: Memo): Entry => ({
  key: `gift-end:${id}`,
  type: 'gift',
  actor: from,
  legs: move(platformOf('held', 'diamond'), consumptionOf(from), amount),
  memo,
})
/** A gift from the giver's bag: the platform pays the streamer's share. */
export const bagGiftEntry = (id: string, from: string, to: { owner: string; amount: number }, memo: Memo): Entry => ({
  key: `gift:${id}`,
  type: 'gift',
  actor: from,
  legs: move(platformOf('bonus', 'diamond'), incomeOf(to.owner), to.amount),
  memo,
})

/** A refused horn: with the opposite sign, so that it does not count as wealth either. */
export const hornBackEntry = (id: string, account: string, amount: number, memo: Memo): Entry => ({
  key: `horn-back:${id}`,
  type: 'horn',
  actor: account,
  legs: move(platformOf('revenue', 'diamond'), consumptionOf(account), amount),
  memo,
})

/** A separate account per envelope: its content belongs to no one and can only be paid out of it. */
const envelopeOf = (id: string): AccountRef => ({ owner: `@envelope:${id}`, kind: 'held', asset: 'diamond' })
/** Diamonds held for those who open it. */
export const envelopeEntry = (id: string, account: string, total: number): Entry => ({
  key: `envelope:${id}`,
  type: 'envelope',
  actor: account,
  legs: move(consumptionOf(account), envelopeOf(id), total),
  memo: { ref: id },
})
/** One share per user. It can be spent but not withdrawn: bought diamonds cannot be turned into money by passing them on. */
export const envelopeShareEntry = (id: string, account: string, amount: number): Entry => ({
  key: `envelope-share:${id}:${account}`,
  type: 'envelope',
  actor: account,
  legs: move(envelopeOf(id), consumptionOf(account), amount),
  memo: { ref: id },
})
/** The unclaimed remainder, once. */
export const envelopeBackEntry = (id: string, account: string, left: number): Entry => ({
  key: `envelope-back:${id}`,
  type: 'refund',
  actor: account,
  legs: move(envelopeOf(id), consumptionOf(account), left),
  memo: { ref: id },
})

/** A separate account per scheme: payments are held there until its match is over, or void. */
export const schemeOf = (id: string): AccountRef => ({ owner: `@scheme:${id}`, kind: 'held', asset: 'diamond' })
export interface SchemeSale {
  scheme: string
  from: string
  amount: number
  title: Memo['title']
}
const saleMemo = ({ scheme, title }: SchemeSale): Memo => ({ title, ref: scheme })
/** Once per user and scheme, for ever. */
export const schemeSaleEntry = (sale: SchemeSale): Entry => ({
  key: `scheme:${sale.scheme}:${sale.from}`,
  type: 'scheme',
  actor: sale.from,
  legs: move(consumptionOf(sale.from), schemeOf(sale.scheme), sale.amount),
  memo: saleMemo(sale),
})
/** The match is over: the expert receives the share. Shares the key of the refund, so that only one of the two happens. */
export const schemePaidEntry = (sale: SchemeSale, to: { owner: string; amount: number }): Entry => {
  if (to.amount < 0 || to.amount > sale.amount || to.owner === sale.from)
    throw new RangeError('a share exceeds the price, or goes to the buyer')
  return {
    key: `scheme-end:${sale.scheme}:${sale.from}`,
    type: 'scheme',
    actor: sale.from,
    legs: [
      { account: schemeOf(sale.scheme), amount: -sale.amount },
      ...(to.amount > 0 ? [{ account: incomeOf(to.owner), amount: to.amount }] : []),
      ...(sale.amount > to.amount ? [{ account: platformOf('revenue', 'diamond'), amount: sale.amount - to.amount }] : []),
    ],
    memo: saleMemo(sale),
  }
}
/** The match is void, or the text was removed: with the opposite sign, so that it does not count as wealth either. */
export const schemeBackEntry = (sale: SchemeSale): Entry => ({
  key: `scheme-end:${sale.scheme}:${sale.from}`,
  type: 'scheme',
  actor: sale.from,
  legs: move(schemeOf(sale.scheme), consumptionOf(sale.from), sale.amount),
  memo: saleMemo(sale),
})
/** Refund after the payout, when the match was voided later: `from` is what remains of the expert's share, the platform pays the rest. */
export const schemeLateEntry = (sale: SchemeSale, from: { owner: string; amount: number }): Entry => {
  if (from.amount < 0 || from.amount > sale.amount || from.owner === sale.from)
    throw new RangeError('a share exceeds the price, or goes to the buyer')
  return {
    key: `scheme-late:${sale.scheme}:${sale.from}`,
    type: 'scheme',
    actor: sale.from,
    legs: [
      ...(from.amount > 0 ? [{ account: incomeOf(from.owner), amount: -from.amount }] : []),
      ...(sale.amount > from.amount ? [{ account: platformOf('revenue', 'diamond'), amount: from.amount - sale.amount }] : []),
      { account: consumptionOf(sale.from), amount: sale.amount },
    ],
    memo: saleMemo(sale),
  }
}

/** The pool of a question: gold coins only. */
export const guessOf = (id: string): AccountRef => ({ owner: `@guess:${id}`, kind: 'held', asset: 'gold' })
export interface GuessMove {
  question: string
  account: string
  gold: number
  /** The settlement of the question that it belongs to: each pays a user once. */
  revision: number
  title: Memo['title']
}
const guessMemo = ({ question, title }: Pick<GuessMove, 'question' | 'title'>): Memo => ({ title, ref: question })
export const guessStakeEntry = (stake: Omit<GuessMove, 'revision'>): Entry => ({
  key: `guess:${stake.question}:${stake.account}`,
  type: 'guess',
  actor: stake.account,
  legs: move(goldOf(stake.account), guessOf(stake.question), stake.gold),
  memo: guessMemo(stake),
})
/** Payout of a settlement to a user, or, negative, the part of an earlier one that is reclaimed. */
export const guessPayEntry = (pay: GuessMove): Entry => ({
  key: `guess-pay:${pay.question}:${pay.account}:${pay.revision}`,
  type: 'guess',
  actor: pay.account,
  legs: move(guessOf(pay.question), goldOf(pay.account), pay.gold),
  memo: guessMemo(pay),
})
/** What the platform adds to a pool that was paid out before a correction, or, negative, takes as the remainder of the division. */
export const guessPlatformEntry = (pay: Omit<GuessMove, 'account'>): Entry => ({
  key: `guess-house:${pay.question}:${pay.revision}`,
  type: 'guess',
  actor: platform,
  legs: move(platformOf('reward', 'gold'), guessOf(pay.question), pay.gold),
  memo: guessMemo(pay),
})

/** Types that count as wealth: diamonds spent from a consumption wallet. */
export const spendTypes = ['gift', 'guard', 'noble', 'barrage', 'horn', 'tip', 'scheme', 'exchange'] as const satisfies readonly BillType[]
