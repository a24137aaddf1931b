// The wallet: what a person has, conversion of income, the spend guard, and what became of a money call.
import { type Static, Type } from 'typebox'
import { Count, closed, type Endpoint, Moment } from '../wire/endpoint.ts'
import { Fen, Gold, QuerySum, Tenths, Zone } from './money.ts'

export const Wallet = Type.Object(
  {
    /** Consumption wallet: what can be spent. */
    balance: Tenths,
    /** Income wallet: what can be withdrawn or converted. */
    balances: Tenths,
    gold: Gold,
    /** Of the income, asked to be withdrawn and not yet decided. */
    held: Tenths,
    /** Wealth experience: one a diamond spent, in steps of 0.1, so in tenths. */
    experience: Tenths,
    /** Wealth level of that, the highest there is, and the way to the next in percent. */
    userlevel: Count,
    toplevel: Count,
    exp_percent: Type.Integer({ minimum: 0, maximum: 100 }),
    make_up_cards: Count,
    /** Whether the operator lets people withdraw. */
    withdrawals: Type.Boolean(),
  },
  closed,
)
export type Wallet = Static<typeof Wallet>

export const SpendGuard = Type.Object(
  {
    /** A spend of at least so much is asked about again; 0: never. */
    confirm_over: Tenths,
    /** Most that is spent in a day, and most that is recharged in a day; 0: no limit. */
    daily_cap: Tenths,
    daily_recharge_cap: Fen,
    /** Until then nothing is spent or recharged. */
    cooling_off_until: Type.Union([Moment, Type.Null()]),
    /** Nothing is spent or recharged, until a payment password ends it. */
    minor_mode: Type.Boolean(),
    spent_today: Tenths,
    recharged_today: Fen,
    /** What was loosened and counts only from `from` on. */
    pending: Type.Union([
      Type.Object({ from: Moment, confirm_over: Tenths, daily_cap: Tenths, daily_recharge_cap: Fen }, closed),
      Type.Null(),
    ]),
  },
  closed,
)
export type SpendGuard = Static<typeof SpendGuard>

/** Receipt of a transfer between the wallets of one person. */
export const Conversion = Type.Object({ id: Type.String(), money: Tenths, balance: Tenths, balances: Tenths, at: Moment }, closed)
export type Conversion = Static<typeof Conversion>

export const walletEndpoints = {
  'GET api/Balance/getInfo': { summary: 'What I have.', who: 'user', effect: 'read', query: Type.Object({}, closed), data: Wallet },
  'GET api/Balance/conversionBalance': {
    summary: 'Moves income into the consumption wallet. It cannot be withdrawn afterwards, which the app says before it calls.',
    who: 'user',
    effect: 'money',
    query: Type.Object({ money: QuerySum }, closed),
    data: Conversion,
    errors: ['insufficient-balance', 'key-reused'],
  },
  'GET api/Balance/outcome': {
    summary: 'What became of a money call whose answer was lost: the answer under its key, or that there is none.',
    who: 'user',
    effect: 'read',
    query: Type.Object({ key: Type.String({ format: 'uuid' }) }, closed),
    data: Type.Object({ known: Type.Boolean(), path: Type.String(), answer: Type.Unknown() }, closed),
  },
  'POST api/Balance/payTicket': {
    summary: 'The payment password, exchanged for a ticket of five minutes and one use: the password itself never stands in an address.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ password: Type.String({ pattern: '^\\d{6,32}$' }) }, closed),
    data: Type.Object({ ticket: Type.String(), expires_at: Moment }, closed),
    errors: ['payment-password-missing', 'payment-password-wrong', 'payment-password-locked'],
  },
  'GET api/Balance/guard': {
    summary: 'My spend guard.',
    who: 'user',
    effect: 'read',
    data: SpendGuard,
  },
  'POST api/Balance/setGuard': {
    summary:
      'Changes the spend guard. What is stricter counts at once, what is looser after 24 hours; minor mode ends with a ticket alone.',
    who: 'user',
    effect: 'write',
    body: Type.Object(
      {
        confirm_over: Type.Optional(Tenths),
        daily_cap: Type.Optional(Tenths),
        daily_recharge_cap: Type.Optional(Fen),
        /** Hours of cooling-off from now: it can be prolonged and not shortened. */
        cooling_off: Type.Optional(Type.Union([Type.Literal(24), Type.Literal(72), Type.Literal(168), Type.Literal(720)])),
        minor_mode: Type.Optional(Type.Boolean()),
        ticket: Type.Optional(Type.String({ maxLength: 64 })),
        /** In its days the caps count; the first one told stays. */
        tz: Type.Optional(Zone),
      },
      closed,
    ),
    data: SpendGuard,
    errors: ['pay-ticket-expired'],
  },
} as const satisfies Record<string, Endpoint>
