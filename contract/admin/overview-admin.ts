// Admin overview: users online, live rooms, pending work and its age, today's figures.
import { type Static, Type } from 'typebox'
import { Fen, Tenths } from '../money/money.ts'
import { Count, closed, Day, type Endpoint, oneOf, Timestamp } from '../wire/endpoint.ts'
import { waitingKinds } from './waiting-admin.ts'

const Paid = Type.Object({ count: Count, money: Fen }, closed)

export const AdminOverview = Type.Object(
  {
    at: Timestamp,
    /** The site's day that `money` and `accounts` cover, in the platform's time zone. */
    day: Day,
    /** Owners of open live sockets: each account once, guests once per device; and the number of sockets. */
    people: Type.Object({ members: Count, guests: Count, sockets: Count }, closed),
    rooms: Type.Object({ live: Count, viewers: Count }, closed),
    /** `since`: of the oldest pending item; null: nothing is pending. */
    waiting: Type.Array(Type.Object({ kind: oneOf(waitingKinds), count: Count, since: Type.Union([Timestamp, Type.Null()]) }, closed)),
    money: Type.Object(
      {
        /** Recharges and withdrawals paid, as recorded in the ledger. */
        recharged: Paid,
        paid: Paid,
        /** Withdrawals requested, whatever their outcome. */
        asked: Paid,
        /** Without refunded ones; `coin` is the amount paid for them. */
        gifts: Type.Object({ count: Count, coin: Tenths }, closed),
      },
      closed,
    ),
    /** New accounts. */
    accounts: Count,
  },
  closed,
)
export type AdminOverview = Static<typeof AdminOverview>

export const overviewAdminEndpoints = {
  'GET api/Desk/overview': {
    summary: 'Returns an overview of the site: users online, live rooms, waiting items, and today’s figures.',
    who: 'operator',
    effect: 'read',
    data: AdminOverview,
  },
} as const satisfies Record<string, Endpoint>
