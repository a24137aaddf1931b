// Admin search: any record by its number, users by name.
import { type Static, type TSchema, Type } from 'typebox'
import { Subject } from '../comment.ts'
import { sports } from '../match/match-row.ts'
import { closed, type Endpoint, Id, oneOf, Timestamp } from '../wire/endpoint.ts'
import { Name } from '../wire/name.ts'

/** `parcel` is anything redeemed in the mall, `gift` one given in a room, `bill` a transaction of the ledger. */
export const findKinds = [
  'user',
  'room',
  'order',
  'withdrawal',
  'bill',
  'parcel',
  'gift',
  'match',
  'post',
  'comment',
  'video',
  'scheme',
  'feedback',
  'horn',
] as const
export type FindKind = (typeof findKinds)[number]

const orNull = <T extends TSchema>(one: T) => Type.Union([one, Type.Null()])
export const AdminHit = Type.Object(
  {
    kind: oneOf(findKinds),
    id: Id,
    /** The owner; null: none, a guest, or a deleted account. */
    account_id: orNull(Id),
    user_nickname: Type.String(),
    /** Excerpt of its text; for a bill, what it belongs to. */
    text: Type.String(),
    /** Name of a good, a gift, a video or a bill; the teams of a match. */
    name: orNull(Name),
    /** Fen for an order or a withdrawal; tenths of a diamond for a gift. */
    amount: orNull(Type.Integer()),
    /** State as in its own list; for a bill its type, for a room `live`, `closed` or empty, for a user `blocked`, `closed` or empty. */
    state: Type.String(),
    /** For a match. */
    sport: orNull(oneOf(sports)),
    /** For a comment: its subject. */
    subject: orNull(Subject),
    at: orNull(Timestamp),
  },
  closed,
)
export type AdminHit = Static<typeof AdminHit>

export const findAdminEndpoints = {
  'GET api/Desk/find': {
    summary:
      'Returns what has this number, or one that begins with it (from four characters on), and users by nickname, full number or address.',
    who: 'operator',
    effect: 'read',
    query: Type.Object({ text: Type.String({ minLength: 1, maxLength: 254 }) }, closed),
    data: Type.Object({ list: Type.Array(AdminHit) }, closed),
  },
} as const satisfies Record<string, Endpoint>
