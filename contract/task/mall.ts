// The mall: goods priced in gold or diamonds, stock, and the exchange records.
import { type Static, Type } from 'typebox'
import { mallLimits } from '../limits/mall-limits.ts'
import { Gold, Tenths } from '../money/money.ts'
import { Count, closed, type Endpoint, Id, oneOf, Timestamp } from '../wire/endpoint.ts'
import { Name } from '../wire/name.ts'

/**
 * make-up-card: a check-in make-up card, delivered at once. parcel: shipped by the operator to the given address. code: a text entered by
 * the operator, delivered at once.
 */
export const goodsKinds = ['make-up-card', 'parcel', 'code'] as const
export type GoodsKind = (typeof goodsKinds)[number]

/** A generous upper bound of any stock. */
const Pieces = Type.Integer({ minimum: 0, maximum: 1_000_000_000 })

export const Goods = Type.Object(
  {
    id: Id,
    kind: oneOf(goodsKinds),
    name: Name,
    summary: Name,
    /** Path of a picture on this host. */
    img: Type.String(),
    /** Price: gold coins, diamonds, or both. */
    gold: Gold,
    price: Tenths,
    stock: Pieces,
    /** Maximum per user; 0: no limit. */
    limit: Pieces,
  },
  closed,
)
export type Goods = Static<typeof Goods>

/** waiting: to be shipped by the operator. */
export const exchangeStates = ['done', 'waiting', 'sent', 'refused'] as const
export type ExchangeState = (typeof exchangeStates)[number]
export const Exchange = Type.Object(
  {
    id: Id,
    goods_id: Id,
    name: Name,
    img: Type.String(),
    num: Type.Integer({ minimum: 1 }),
    gold: Gold,
    price: Tenths,
    state: oneOf(exchangeStates),
    /** The code, the tracking number of the parcel, or the reason of the refusal. */
    note: Type.String(),
    created_at: Timestamp,
  },
  closed,
)
export type Exchange = Static<typeof Exchange>

const Paged = Type.Object(
  { page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })), limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })) },
  closed,
)

export const mallEndpoints = {
  'POST api/goods/goodsList': {
    summary: 'Returns the goods in the operator’s order.',
    who: 'guest',
    effect: 'read',
    data: Type.Object({ list: Type.Array(Goods) }, closed),
  },
  'POST api/goods/exchangeRecords': {
    summary: 'Returns the caller’s exchanges, newest first.',
    who: 'user',
    effect: 'read',
    body: Paged,
    data: Type.Object({ list: Type.Array(Exchange), total: Count }, closed),
  },
  'POST api/goods/exchange': {
    summary: 'Exchanges a good; a parcel requires name, phone and address. `confirm` answers the question of the spend guard.',
    who: 'user',
    effect: 'money',
    body: Type.Object(
      {
        id: Id,
        num: Type.Integer({ minimum: 1, maximum: mallLimits.atOnce }),
        name: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
        phone: Type.Optional(Type.String({ pattern: '^[+\\d][\\d -]{4,24}$' })),
        address: Type.Optional(Type.String({ minLength: 4, maxLength: 200 })),
        /** Unit price shown to the buyer; the call is refused if the price has changed. Omitted: the current price is paid. */
        shown: Type.Optional(Type.Object({ gold: Gold, price: Tenths }, closed)),
        confirm: Type.Optional(Type.Boolean()),
      },
      closed,
    ),
    data: Type.Object({ record: Exchange, gold: Gold, balance: Tenths }, closed),
    errors: [
      'not-found',
      'sold-out',
      'limit-reached',
      'address-needed',
      'price-changed',
      'insufficient-balance',
      'confirm-needed',
      'spend-cap',
      'cooling-off',
      'minor-mode',
      'key-reused',
    ],
  },
} as const satisfies Record<string, Endpoint>
