// Withdrawals: payout accounts, requests, their states and reasons.
import { type Static, Type } from 'typebox'
import { Count, closed, type Endpoint, Id, oneOf, QueryInteger, Timestamp } from '../wire/endpoint.ts'
import { Fen, QuerySum, Tenths } from './money.ts'

export const payoutKinds = ['card', 'alipay'] as const
export type PayoutKind = (typeof payoutKinds)[number]

/** A bank card or Alipay account as its owner sees it: always masked. */
export const PayoutAccount = Type.Object(
  {
    bound: Type.Boolean(),
    /** Masked: the last four digits of a card, the ends of an Alipay account. */
    account: Type.String(),
    /** Masked name of the holder. */
    name: Type.String(),
    bank: Type.String(),
    /** No payouts before this time: 24 hours after each change. */
    usable_at: Type.Union([Timestamp, Type.Null()]),
  },
  closed,
)
export type PayoutAccount = Static<typeof PayoutAccount>

/** waiting: for an operator. approved: to be paid. paid: sent. refused and cancelled: refunded to the income wallet. */
export const withdrawalStates = ['waiting', 'approved', 'paid', 'refused', 'cancelled'] as const
export type WithdrawalState = (typeof withdrawalStates)[number]
export const refusalReasons = ['account-wrong', 'name-differs', 'not-verified', 'suspicious', 'other'] as const
export type RefusalReason = (typeof refusalReasons)[number]

export const Withdrawal = Type.Object(
  {
    id: Id,
    state: oneOf(withdrawalStates),
    /** Debited from the income wallet. */
    coin: Tenths,
    /** Paid out. */
    money: Fen,
    kind: oneOf(payoutKinds),
    account: Type.String(),
    bank: Type.String(),
    reason: Type.Union([oneOf(refusalReasons), Type.Null()]),
    /** The operator's note. */
    note: Type.String(),
    created_at: Timestamp,
    decided_at: Type.Union([Timestamp, Type.Null()]),
  },
  closed,
)
export type Withdrawal = Static<typeof Withdrawal>

const Bind = Type.Object({ ticket: Type.String({ maxLength: 64 }), pay_ticket: Type.String({ maxLength: 64 }) }, closed)
const bindErrors = ['pay-ticket-expired'] as const

export const withdrawalEndpoints = {
  'POST api/Bank_card/draft': {
    summary:
      'Exchanges a card or Alipay account for a ticket of five minutes that `bind` accepts, so that numbers are never part of an address.',
    who: 'user',
    effect: 'write',
    body: Type.Union([
      Type.Object(
        {
          kind: Type.Literal('card'),
          card_no: Type.String({ pattern: '^\\d{12,19}$' }),
          name: Type.String({ minLength: 2, maxLength: 40 }),
          bank: Type.String({ minLength: 2, maxLength: 40 }),
        },
        closed,
      ),
      Type.Object(
        {
          kind: Type.Literal('alipay'),
          account: Type.String({ minLength: 5, maxLength: 100 }),
          name: Type.String({ minLength: 2, maxLength: 40 }),
        },
        closed,
      ),
    ]),
    data: Type.Object({ ticket: Type.String(), account: Type.String(), expires_at: Timestamp }, closed),
    errors: ['card-invalid'],
  },
  'GET api/Bank_card/bind': {
    summary: 'Binds the drafted card; requires a ticket of the payment password. Payouts to it wait 24 hours.',
    who: 'user',
    effect: 'write',
    query: Bind,
    data: PayoutAccount,
    errors: bindErrors,
  },
  'GET api/Bank_card/getInfo': { summary: 'Returns the caller’s card.', who: 'user', effect: 'read', data: PayoutAccount },
  'GET api/Bank_card/bindAliPay': {
    summary: 'Binds the drafted Alipay account, like `bind`.',
    who: 'user',
    effect: 'write',
    query: Bind,
    data: PayoutAccount,
    errors: bindErrors,
  },
  'GET api/Bank_card/getAliPayInfo': { summary: 'Returns the caller’s Alipay account.', who: 'user', effect: 'read', data: PayoutAccount },
  'GET api/Balance/applyForWithdrawal': {
    summary: 'Requests a payout from the income wallet; the sum is held until an operator decides.',
    who: 'user',
    effect: 'money',
    query: Type.Object({ money: QuerySum, kind: oneOf(payoutKinds), pay_ticket: Type.String({ maxLength: 64 }) }, closed),
    data: Withdrawal,
    errors: ['withdrawals-off', 'pay-ticket-expired', 'not-bound', 'card-hold', 'below-minimum', 'insufficient-balance', 'key-reused'],
  },
  'GET api/Balance/withdrawalList': {
    summary: 'Returns the caller’s withdrawals, newest first, with the minimum and maximum of one.',
    who: 'user',
    effect: 'read',
    query: Type.Object({ page: Type.Optional(QueryInteger), limit: Type.Optional(QueryInteger) }, closed),
    data: Type.Object({ list: Type.Array(Withdrawal), total: Count, open: Type.Boolean(), least: Fen, most: Fen }, closed),
  },
  'POST api/Balance/cancelWithdrawal': {
    summary: 'Cancels a withdrawal that has not been decided yet.',
    who: 'user',
    effect: 'money',
    body: Type.Object({ id: Id }, closed),
    data: Withdrawal,
    errors: ['not-found', 'already-decided', 'key-reused'],
  },
} as const satisfies Record<string, Endpoint>
