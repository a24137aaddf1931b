// What waits at the desk: how much of each kind, and one list of it all.
import { type Static, Type } from 'typebox'
import { Count, closed, type Endpoint, Id, Moment, oneOf } from '../wire/endpoint.ts'
import { Name } from '../wire/name.ts'

/** Each is settled at the tab of this name. */
export const waitingKinds = [
  'verifications',
  'applications',
  'experts',
  'withdrawals',
  'parcels',
  'feedback',
  'horns',
  'reports',
  'videos',
] as const
export type WaitingKind = (typeof waitingKinds)[number]
type Counts = Record<WaitingKind, typeof Count>

export const DeskWaiting = Type.Object(
  {
    kind: oneOf(waitingKinds),
    /** Of the thing; of who is to be approved, the account. */
    id: Id,
    /** Who asked for it, or whose it is; null: a guest, or an account that is no more. */
    account_id: Type.Union([Id, Type.Null()]),
    user_nickname: Type.String(),
    /** What was written; empty where only the tab shows it, or where it has a name. */
    text: Type.String(),
    /** Of a parcel or a video. */
    name: Type.Union([Name, Type.Null()]),
    /** Fen of a withdrawal. */
    money: Type.Union([Count, Type.Null()]),
    /** The state of a withdrawal, the kind of a feedback, the reason of a report's last; of others empty. */
    why: Type.String(),
    since: Moment,
  },
  closed,
)
export type DeskWaiting = Static<typeof DeskWaiting>

export const waitingDeskEndpoints = {
  'GET api/Desk/waiting': {
    summary: 'How much waits at the desk; of kinds that the caller may not settle 0.',
    who: 'operator',
    effect: 'read',
    data: Type.Object(Object.fromEntries(waitingKinds.map((kind) => [kind, Count])) as Counts, closed),
  },
  'GET api/Desk/queue': {
    summary: 'What waits, of all kinds that the caller may settle or of one, the first hundred of what has waited longest.',
    who: 'operator',
    effect: 'read',
    query: Type.Object({ kind: Type.Optional(oneOf(waitingKinds)) }, closed),
    data: Type.Object({ list: Type.Array(DeskWaiting), total: Count }, closed),
    errors: ['forbidden'],
  },
} as const satisfies Record<string, Endpoint>
