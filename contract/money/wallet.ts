// The wallet: balances, conversion of income, spending limits, and the result of a money call.
import { type Static, Type } from 'typebox'
import { Count, closed, type Endpoint, Timestamp } from '../wire/endpoint.ts'
import { Fen, Gold, QuerySum, Tenths, Zone } from './money.ts'

export const Wallet = Type.Object(
  {
    /** Consumption wallet: can be spent. */
    balance: Tenths,
    /** Income wallet: can be withdrawn or converted. */
    balances: Tenths,
    gold: Gold,
    /** Part of the income in undecided withdrawals. */
    held: Tenths,
    /** Wealth experience: one per diamond spent, in steps of 0.1, so in tenths. */
    experience: Tenths,
    /** The resulting wealth level, the maximum level, and the progress to the next level in percent. */
    userlevel: Count,
    toplevel: Count,
    exp_percent: Type.Integer({ minimum: 0, maximum: 100 }),
    make_up_cards: Count,
    /** Whether the operator allows withdrawals. */
    withdrawals: Type.Boolean(),
  },
  closed,
)
export type Wallet = Static<typeof Wallet>

export const SpendLimit = Type.Object(
  {
    /** Spending at least this much requires confirmation; 0: never. */
    confirm_over: Tenths,
    /** Daily limits on spending and on recharges; 0: no limit. */
    daily_cap: Tenths,
    daily_recharge_cap: Fen,
    /** No spending or recharges until then. */
    cooling_off_until: Type.Union([Timestamp, Type.Null()]),
    /** No spending or recharges, until it is disabled with a payment password. */
    minor_mode: Type.Boolean(),
    spent_today: Tenths,
    recharged_today: Fen,
    /** Relaxed limits, effective at `from`. */
    pending: Type.Union([
      Type.Object({ from: Timestamp, confirm_over: Tenths, daily_cap: Tenths, daily_recharge_cap: Fen }, closed),
      Type.Null(),
    ]),
  },
  closed,
)
export type SpendLimit = Static<typeof SpendLimit>

/** Receipt of a transfer between the wallets of one user. */
export const Conversion = Type.Object({ id: Type.String(), money: Tenths, balance: Tenths, balances: Tenths, at: Timestamp }, closed)
export type Conversion = Static<typeof Conversion>

export const walletEndpoints = {
  'GET api/Balance/getInfo': {
    summary: 'Returns the caller’s balances.',
    who: 'user',
    effect: 'read',
    query: Type.Object({}, closed),
    data: Wallet,
  },
  'GET api/Balance/conversionBalance': {
    summary: 'Moves income into the consumption wallet. It cannot be withdrawn afterwards; the app says so before it calls.',
    who: 'user',
    effect: 'money',
    query: Type.Object({ money: QuerySum }, closed),
    data: Conversion,
    errors: ['insufficient-balance', 'key-reused'],
  },
  'GET api/Balance/outcome': {
    summary: 'Returns the outcome of a money call whose response was lost: the response under its key, or that there is none.',
    who: 'user',
    effect: 'read',
    query: Type.Object({ key: Type.String({ format: 'uuid' }) }, closed),
    data: Type.Object({ known: Type.Boolean(), path: Type.String(), answer: Type.Unknown() }, closed),
  },
  'POST api/Balance/payTicket': {
    summary: 'Exchanges the payment password for a ticket of five minutes and one use, so that the password is never part of an address.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ password: Type.String({ pattern: '^\\d{6,32}$' }) }, closed),
    data: Type.Object({ ticket: Type.String(), expires_at: Timestamp }, closed),
    errors: ['payment-password-missing', 'payment-password-wrong', 'payment-password-locked'],
  },
  'GET api/Balance/guard': {
    summary: 'Returns the caller’s spend guard.',
    who: 'user',
    effect: 'read',
    data: SpendLimit,
  },
  'POST api/Balance/setGuard': {
    summary: 'Changes the spend guard. Stricter values apply at once, looser ones after 24 hours; only a ticket ends minor mode.',
    who: 'user',
    effect: 'write',
    body: Type.Object(
      {
        confirm_over: Type.Optional(Tenths),
        daily_cap: Type.Optional(Tenths),
        daily_recharge_cap: Type.Optional(Fen),
        /** Hours of cooling-off from now: it can be extended but not shortened. */
        cooling_off: Type.Optional(Type.Union([Type.Literal(24), Type.Literal(72), Type.Literal(168), Type.Literal(720)])),
        minor_mode: Type.Optional(Type.Boolean()),
        ticket: Type.Optional(Type.String({ maxLength: 64 })),
        /** Time zone of the daily limits; the first one sent is permanent. */
        tz: Type.Optional(Zone),
      },
      closed,
    ),
    data: SpendLimit,
    errors: ['pay-ticket-expired'],
  },
} as const satisfies Record<string, Endpoint>
