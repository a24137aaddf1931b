// Finding anything at the desk by its number, and people by what they are called.
import { type Static, type TSchema, Type } from 'typebox'
import { Subject } from '../comment.ts'
import { sports } from '../match/match-row.ts'
import { closed, type Endpoint, Id, Moment, oneOf } from '../wire/endpoint.ts'
import { Name } from '../wire/name.ts'

/** `parcel` is anything that was exchanged in the mall, `gift` one that was given in a room, `bill` a transaction of the ledger. */
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
export const DeskHit = Type.Object(
  {
    kind: oneOf(findKinds),
    id: Id,
    /** Whose it is; null: nobody's, a guest's, or of an account that is no more. */
    account_id: orNull(Id),
    user_nickname: Type.String(),
    /** What was written there, cut; of a bill what it belongs to. */
    text: Type.String(),
    /** Of a good, a gift, a video, a bill; of a match its teams. */
    name: orNull(Name),
    /** Fen of an order or a withdrawal; tenths of a diamond of a gift. */
    amount: orNull(Type.Integer()),
    /** As its own lists have it; of a bill its type, of a room `live`, `closed` or empty, of a user `blocked`, `closed` or empty. */
    state: Type.String(),
    /** Of a match. */
    sport: orNull(oneOf(sports)),
    /** Of a comment: what it is written under. */
    subject: orNull(Subject),
    at: orNull(Moment),
  },
  closed,
)
export type DeskHit = Static<typeof DeskHit>

export const findDeskEndpoints = {
  'GET api/Desk/find': {
    summary:
      'Whatever has this number, or one that begins so (from four characters on); and people of this nickname, whole number or address.',
    who: 'operator',
    effect: 'read',
    query: Type.Object({ text: Type.String({ minLength: 1, maxLength: 254 }) }, closed),
    data: Type.Object({ list: Type.Array(DeskHit) }, closed),
  },
} as const satisfies Record<string, Endpoint>
