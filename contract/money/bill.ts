// Bills: movements in a user's wallets by type and range, with receipts and as CSV.
import { type Static, Type } from 'typebox'
import { Count, closed, Day, type Endpoint, oneOf, QueryInteger, Timestamp } from '../wire/endpoint.ts'
import { Name } from '../wire/name.ts'
import { Zone } from './money.ts'

/** Reason of a movement. `income` is what a streamer or expert receives, `adjust` an operator's correction. */
export const billTypes = [
  'recharge',
  'conversion',
  'withdrawal',
  'refund',
  'check-in',
  'task',
  'share',
  'exchange',
  'gift',
  'guard',
  'noble',
  'barrage',
  'horn',
  'tip',
  'scheme',
  'envelope',
  'guess',
  'income',
  'adjust',
] as const
export type BillType = (typeof billTypes)[number]
export const wallets = ['consumption', 'income', 'gold'] as const
export type WalletName = (typeof wallets)[number]
/** This week (from Monday), this month (from the 1st), the last three months; in the reader's time zone. */
export const billRanges = ['week', 'month', 'quarter', 'all'] as const
export type BillRange = (typeof billRanges)[number]

export const Bill = Type.Object(
  {
    id: Type.String(),
    type: oneOf(billTypes),
    wallet: oneOf(wallets),
    /** Signed: tenths of a diamond in `consumption` and `income`, coins in `gold`. */
    amount: Type.Integer(),
    /** Balance of that wallet afterwards. */
    after: Type.Integer(),
    /** Its purpose where the type is not specific: a good, a gift, a task. */
    title: Type.Union([Name, Type.Null()]),
    /** The order, withdrawal or record that it belongs to. */
    ref: Type.String(),
    at: Timestamp,
  },
  closed,
)
export type Bill = Static<typeof Bill>

/** All lines of one transaction that concern the reader. `digest` is its hash in the ledger, hex. */
export const Receipt = Type.Object(
  { id: Type.String(), type: oneOf(billTypes), lines: Type.Array(Bill), digest: Type.String(), at: Timestamp },
  closed,
)
export type Receipt = Static<typeof Receipt>

const filter = {
  type: Type.Optional(oneOf(billTypes)),
  wallet: Type.Optional(oneOf(wallets)),
  range: Type.Optional(oneOf(billRanges)),
  /** Days instead of a range, both inclusive. */
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  tz: Type.Optional(Zone),
}
const Sums = Type.Object({ in: Count, out: Count }, closed)

export const billEndpoints = {
  'GET api/Order/getList': {
    summary: 'Returns the caller’s bills, newest first, with the income and expense of each wallet in that range.',
    who: 'user',
    effect: 'read',
    query: Type.Object({ ...filter, page: Type.Optional(QueryInteger), limit: Type.Optional(QueryInteger) }, closed),
    data: Type.Object(
      { list: Type.Array(Bill), total: Count, sums: Type.Object({ consumption: Sums, income: Sums, gold: Sums }, closed) },
      closed,
    ),
  },
  'GET api/order/getTypeList': {
    summary: 'Returns the types of the caller’s bills, and how many bills each has.',
    who: 'user',
    effect: 'read',
    data: Type.Object({ list: Type.Array(Type.Object({ type: oneOf(billTypes), count: Count }, closed)) }, closed),
  },
  'GET api/Order/receipt': {
    summary: 'Returns the receipt of one of the caller’s transactions.',
    who: 'user',
    effect: 'read',
    query: Type.Object({ id: Type.String({ pattern: '^[1-9]\\d{0,17}$' }) }, closed),
    data: Receipt,
    errors: ['not-found'],
  },
  'GET api/Order/export': {
    summary: 'Returns the caller’s bills of a range as CSV (UTF-8 with BOM, RFC 4180), at most 10,000 lines.',
    who: 'user',
    effect: 'read',
    query: Type.Object(filter, closed),
    data: Type.Object({ name: Type.String(), csv: Type.String(), lines: Count, whole: Type.Boolean() }, closed),
  },
} as const satisfies Record<string, Endpoint>
