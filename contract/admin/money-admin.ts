// Admin: withdrawals to decide, parcels to send, packages and goods, any ledger with its proof.
import { type Static, Type } from 'typebox'
import { Bill } from '../money/bill.ts'
import { Fen, Gold, Tenths } from '../money/money.ts'
import { Package } from '../money/recharge.ts'
import { refusalReasons, Withdrawal, withdrawalStates } from '../money/withdrawal.ts'
import { Exchange, exchangeStates, Goods } from '../task/mall.ts'
import { Count, closed, type Endpoint, Id, oneOf, QueryInteger } from '../wire/endpoint.ts'

/** Payment data: number and name in full for operators only, in the list of withdrawals to pay; otherwise masked. */
export const AdminWithdrawal = Type.Object(
  { ...Withdrawal.properties, account_id: Id, number: Type.String(), holder: Type.String(), approved_by: Type.Array(Id), needed: Count },
  closed,
)
export type AdminWithdrawal = Static<typeof AdminWithdrawal>
export const AdminTerms = Type.Object({ open: Type.Boolean(), least: Fen, most: Fen, second_over: Fen }, closed)
export type AdminTerms = Static<typeof AdminTerms>
export const AdminParcel = Type.Object(
  { ...Exchange.properties, account_id: Id, to_name: Type.String(), phone: Type.String(), address: Type.String() },
  closed,
)
export type AdminParcel = Static<typeof AdminParcel>
const paging = { page: Type.Optional(QueryInteger), limit: Type.Optional(QueryInteger) }
const Note = Type.String({ maxLength: 200 })

export const moneyAdminEndpoints = {
  'GET api/Desk/withdrawals': {
    summary:
      'Returns withdrawals by state (default: awaiting decision or payment), waiting ones oldest first, others newest first; or one.',
    who: 'operator',
    effect: 'read',
    query: Type.Object({ state: Type.Optional(oneOf(withdrawalStates)), id: Type.Optional(Id), ...paging }, closed),
    /** `total` is absent in older responses. */
    data: Type.Object({ list: Type.Array(AdminWithdrawal), total: Type.Optional(Count), terms: AdminTerms }, closed),
  },
  'POST api/Desk/decideWithdrawal': {
    summary:
      'Approves, refuses with a reason, or records that the money was sent. Large ones need two operators; nobody can decide on their own.',
    who: 'operator',
    effect: 'money',
    body: Type.Object(
      {
        id: Id,
        act: oneOf(['approve', 'paid', 'refuse'] as const),
        reason: Type.Optional(oneOf(refusalReasons)),
        note: Type.Optional(Note),
      },
      closed,
    ),
    data: AdminWithdrawal,
    errors: ['not-found', 'forbidden', 'already-decided', 'invalid-input', 'key-reused'],
  },
  'POST api/Desk/withdrawalTerms': {
    summary: 'Opens or closes withdrawals and sets their limits.',
    who: 'operator',
    effect: 'write',
    body: Type.Partial(AdminTerms, closed),
    data: AdminTerms,
    errors: ['invalid-input'],
  },
  'GET api/Desk/parcels': {
    summary: 'Returns the parcels with a state (default: waiting), waiting ones oldest first, others newest first; or one parcel.',
    who: 'operator',
    effect: 'read',
    query: Type.Object({ state: Type.Optional(oneOf(exchangeStates)), id: Type.Optional(Id), ...paging }, closed),
    /** `total` is absent in older responses. */
    data: Type.Object({ list: Type.Array(AdminParcel), total: Type.Optional(Count) }, closed),
  },
  'POST api/Desk/endParcel': {
    summary: 'Marks a parcel as sent, with its number, or as refused, which returns its price and stock.',
    who: 'operator',
    effect: 'money',
    body: Type.Object({ id: Id, state: oneOf(['sent', 'refused'] as const), note: Note }, closed),
    data: AdminParcel,
    errors: ['not-found', 'already-decided', 'key-reused'],
  },
  'POST api/Desk/putPackage': {
    summary: 'Adds or changes a recharge package; existing orders keep what they were created with.',
    who: 'operator',
    effect: 'write',
    body: Type.Object(
      {
        id: Id,
        coin: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
        give: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
        money: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
        hot: Type.Boolean(),
        place: Type.Integer({ minimum: 0, maximum: 9_999 }),
        on_sale: Type.Boolean(),
      },
      closed,
    ),
    data: Type.Object({ list: Type.Array(Package) }, closed),
  },
  'POST api/Desk/putGoods': {
    summary: 'Adds or changes a good of the mall; the stock of a good of codes is the number of its codes.',
    who: 'operator',
    effect: 'write',
    body: Type.Object(
      {
        ...Goods.properties,
        place: Type.Integer({ minimum: 0, maximum: 9_999 }),
        on_sale: Type.Boolean(),
        /** The stock that the operator saw: if it equals `stock`, the stock was not edited, and sales made since then are preserved. */
        stock_seen: Type.Optional(Goods.properties.stock),
      },
      closed,
    ),
    data: Type.Object({ list: Type.Array(Goods) }, closed),
    errors: ['invalid-input'],
  },
  'GET api/Desk/ledger': {
    summary: 'Returns the balances of an account and its bills, newest first.',
    who: 'operator',
    effect: 'read',
    query: Type.Object({ account: Id, ...paging }, closed),
    data: Type.Object({ balance: Tenths, balances: Tenths, gold: Gold, list: Type.Array(Bill), total: Count }, closed),
  },
  'GET api/Desk/proof': {
    summary: 'Verifies the whole ledger now.',
    who: 'operator',
    effect: 'read',
    data: Type.Object(
      {
        faults: Type.Array(Type.Object({ check: Type.String(), subject: Type.String(), detail: Type.String() }, closed)),
        accounts: Count,
        transactions: Count,
        postings: Count,
      },
      closed,
    ),
  },
} as const satisfies Record<string, Endpoint>
