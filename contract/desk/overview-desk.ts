// The desk at a glance: who is here, what is on, what waits since when, what moved today.
import { type Static, Type } from 'typebox'
import { Fen, Tenths } from '../money/money.ts'
import { Count, closed, Day, type Endpoint, Moment, oneOf } from '../wire/endpoint.ts'
import { waitingKinds } from './waiting-desk.ts'

const Paid = Type.Object({ count: Count, money: Fen }, closed)

export const DeskOverview = Type.Object(
  {
    at: Moment,
    /** The site's day that `money` and `accounts` count: it begins where the house is. */
    day: Day,
    /** Whose live sockets are open: accounts once, guests once a device; and how many sockets that are. */
    people: Type.Object({ members: Count, guests: Count, sockets: Count }, closed),
    rooms: Type.Object({ live: Count, viewers: Count }, closed),
    /** `since`: of what has waited longest; null: nothing waits. */
    waiting: Type.Array(Type.Object({ kind: oneOf(waitingKinds), count: Count, since: Type.Union([Moment, Type.Null()]) }, closed)),
    money: Type.Object(
      {
        /** Recharges that were paid, and withdrawals that were paid out, as the ledger has them. */
        recharged: Paid,
        paid: Paid,
        /** Withdrawals that were asked for, whatever became of them. */
        asked: Paid,
        /** Without those that were taken back; `coin` is what was paid for them. */
        gifts: Type.Object({ count: Count, coin: Tenths }, closed),
      },
      closed,
    ),
    /** New ones. */
    accounts: Count,
  },
  closed,
)
export type DeskOverview = Static<typeof DeskOverview>

export const overviewDeskEndpoints = {
  'GET api/Desk/overview': {
    summary: 'The site at a glance: who is here, rooms on air, what waits, what moved today.',
    who: 'operator',
    effect: 'read',
    data: DeskOverview,
  },
} as const satisfies Record<string, Endpoint>
