// Recharge: packages, the checkout, and the order whose result the first tab awaits.
import { type Static, Type } from 'typebox'
import { Count, closed, type Endpoint, Id, oneOf, QueryInteger, Timestamp } from '../wire/endpoint.ts'
import { Fen, Tenths } from './money.ts'

export const Package = Type.Object(
  {
    id: Id,
    /** Diamonds bought. */
    coin: Tenths,
    /** Bonus diamonds. */
    give: Tenths,
    /** Price. */
    money: Fen,
    /** Bonus in percent of the diamonds bought. */
    give_rate: Type.Number({ minimum: 0 }),
    /** Highlighted. */
    hot: Type.Boolean(),
  },
  closed,
)
export type Package = Static<typeof Package>

export const paymentNames = ['sandbox', 'stripe', 'alipay'] as const
export type PaymentName = (typeof paymentNames)[number]
/** `type` is the input of payUrl: the index of the method. */
export const PaymentMethod = Type.Object({ type: Count, name: oneOf(paymentNames) }, closed)
export type PaymentMethod = Static<typeof PaymentMethod>

/** open: not paid yet. paid: credited. closed: not paid in time; a late payment is still credited. failed: refused by the bank. */
export const rechargeStates = ['open', 'paid', 'closed', 'failed'] as const
export type RechargeState = (typeof rechargeStates)[number]
export const RechargeOrder = Type.Object(
  {
    id: Id,
    state: oneOf(rechargeStates),
    coin: Tenths,
    give: Tenths,
    money: Fen,
    method: oneOf(paymentNames),
    created_at: Timestamp,
    /** Each state it has been in, oldest first. */
    states: Type.Array(Type.Object({ state: oneOf(rechargeStates), at: Timestamp }, closed)),
    /** Ledger transaction, once credited. */
    bill_id: Type.Union([Type.String(), Type.Null()]),
    /** Where an unpaid order continues, as returned by payUrl; null once it can no longer be paid. */
    pay: Type.Union([Type.Object({ url: Type.String(), host: Type.String() }, closed), Type.Null()]),
  },
  closed,
)
export type RechargeOrder = Static<typeof RechargeOrder>

export const rechargeEndpoints = {
  'POST api/chargerules/getList': {
    summary: 'Returns the packages, smallest first, and the payment methods; if there are none, recharge is off.',
    who: 'guest',
    effect: 'read',
    data: Type.Object({ list: Type.Array(Package), methods: Type.Array(PaymentMethod), rate: Type.Integer() }, closed),
  },
  'GET api/chargerules/payUrl': {
    summary:
      'Creates an order for a package and returns its checkout, opened in a new tab: a path on this host, or https with `host` to show.',
    who: 'user',
    effect: 'money',
    query: Type.Object(
      {
        id: Id,
        type: QueryInteger,
        device_id: Type.Optional(Id),
        /** The package as shown to its buyer: no order is created if it has changed. */
        coin: Type.Optional(QueryInteger),
        give: Type.Optional(QueryInteger),
        money: Type.Optional(QueryInteger),
      },
      closed,
    ),
    data: Type.Object({ url: Type.String(), host: Type.String(), order_id: Id }, closed),
    errors: [
      'not-found',
      'unavailable',
      'price-changed',
      'limit-reached',
      'too-many',
      'spend-cap',
      'cooling-off',
      'minor-mode',
      'key-reused',
    ],
  },
  'GET api/Order/recharge': {
    summary: 'Returns the caller’s recharge orders, newest first; with an id only that one, requested while the checkout is open.',
    who: 'user',
    effect: 'read',
    query: Type.Object({ id: Type.Optional(Id), page: Type.Optional(QueryInteger), limit: Type.Optional(QueryInteger) }, closed),
    data: Type.Object({ list: Type.Array(RechargeOrder), total: Count }, closed),
    errors: ['not-found'],
  },
} as const satisfies Record<string, Endpoint>
