// Horns: paid messages shown in every room once an operator has approved them.
import { type Static, Type } from 'typebox'
import { chatLimits } from '../limits/chat-limits.ts'
import { Tenths } from '../money/money.ts'
import { Count, closed, type Endpoint, Id, oneOf, QueryInteger, Timestamp } from '../wire/endpoint.ts'

export const hornStates = ['waiting', 'approved', 'refused'] as const
export type HornState = (typeof hornStates)[number]
export const Horn = Type.Object(
  {
    id: Id,
    text: Type.String(),
    price: Tenths,
    state: oneOf(hornStates),
    /** Why it was refused; the price was refunded. */
    reason: Type.String(),
    created_at: Timestamp,
    decided_at: Type.Union([Timestamp, Type.Null()]),
  },
  closed,
)
export type Horn = Static<typeof Horn>
export const AdminHorn = Type.Object({ ...Horn.properties, account_id: Id, user_nickname: Type.String() }, closed)
export type AdminHorn = Static<typeof AdminHorn>
const HornTerms = Type.Object({ open: Type.Boolean(), price: Type.Integer({ minimum: 1, maximum: 100_000_000 }) }, closed)
const paging = { page: Type.Optional(QueryInteger), limit: Type.Optional(QueryInteger) }

export const hornEndpoints = {
  'GET api/Member/sneHorn': {
    summary: 'Sends a horn: it is charged now, and reaches every room when an operator approves it; a refused horn is refunded.',
    who: 'user',
    effect: 'money',
    query: Type.Object(
      {
        text: Type.String({ minLength: 1, maxLength: chatLimits.roomMessageLength * 4 }),
        /** Price shown to the sender, in tenths of a diamond; a changed price is refused. Omitted: the current price is paid. */
        price: Type.Optional(QueryInteger),
        confirm: Type.Optional(Type.Literal('1')),
      },
      closed,
    ),
    data: Type.Object({ horn: Horn, balance: Tenths }, closed),
    errors: [
      'invalid-input',
      'too-long',
      'silenced',
      'word-refused',
      'unavailable',
      'price-changed',
      'insufficient-balance',
      'confirm-needed',
      'spend-cap',
      'cooling-off',
      'minor-mode',
      'key-reused',
    ],
  },
  'GET api/Member/hornList': {
    summary: 'Returns the caller’s horns, newest first, and the current price of one.',
    who: 'user',
    effect: 'read',
    query: Type.Object(paging, closed),
    data: Type.Object({ list: Type.Array(Horn), total: Count, open: Type.Boolean(), price: Tenths }, closed),
  },
  'GET api/Desk/horns': {
    summary: 'Returns the horns with a state (default: waiting), oldest first, or one horn.',
    who: 'operator',
    effect: 'read',
    query: Type.Object({ state: Type.Optional(oneOf(hornStates)), id: Type.Optional(Id), ...paging }, closed),
    data: Type.Object({ list: Type.Array(AdminHorn), total: Count, terms: HornTerms }, closed),
  },
  'POST api/Desk/decideHorn': {
    summary: 'Approves a horn, or refuses and refunds it with a reason that its sender can read. Nobody can decide on their own horn.',
    who: 'operator',
    effect: 'money',
    body: Type.Object(
      { id: Id, act: oneOf(['approve', 'refuse']), reason: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })) },
      closed,
    ),
    data: AdminHorn,
    errors: ['not-found', 'forbidden', 'already-decided', 'invalid-input', 'key-reused'],
  },
  'POST api/Desk/hornTerms': {
    summary: 'Opens or closes horns and sets their price.',
    who: 'operator',
    effect: 'write',
    body: Type.Partial(HornTerms, closed),
    data: HornTerms,
    errors: ['invalid-input'],
  },
} as const satisfies Record<string, Endpoint>
