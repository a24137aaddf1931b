// Red envelopes of a room: sent, listed, opened; the remainder is refunded after a day.
import { type Static, Type } from 'typebox'
import { envelopeLimits } from '../limits/gift-limits.ts'
import { Tenths } from '../money/money.ts'
import { Count, closed, type Endpoint, Id, oneOf, Timestamp } from '../wire/endpoint.ts'

/** random: every division is equally likely. equal: equal shares, as far as the amount divides. */
export const envelopeKinds = ['random', 'equal'] as const
export type EnvelopeKind = (typeof envelopeKinds)[number]
/** Who may open it: every signed-in user, followers of the streamer, fans of the room's group, users who send the word. */
export const envelopeConditions = ['everyone', 'followers', 'fans', 'word'] as const
export type EnvelopeCondition = (typeof envelopeConditions)[number]
/** Selectable countdowns, in seconds. */
export const envelopeDelays = [0, 60, 180, 300, 600] as const

export const Envelope = Type.Object(
  {
    id: Id,
    room_id: Id,
    uid: Id,
    nickname: Type.String(),
    avatar: Type.String(),
    kind: oneOf(envelopeKinds),
    condition: oneOf(envelopeConditions),
    /** The word to send; empty: none. */
    word: Type.String(),
    greeting: Type.String(),
    total: Tenths,
    num: Type.Integer({ minimum: 1 }),
    /** Shares already taken. */
    taken: Count,
    /** counting: until `opens_at`. empty: fully taken. over: the remainder was refunded. */
    state: oneOf(['counting', 'open', 'empty', 'over'] as const),
    created_at: Timestamp,
    opens_at: Timestamp,
    ends_at: Timestamp,
  },
  closed,
)
export type Envelope = Static<typeof Envelope>
export const EnvelopeShare = Type.Object(
  { uid: Id, nickname: Type.String(), avatar: Type.String(), amount: Tenths, best: Type.Boolean(), at: Timestamp },
  closed,
)
export type EnvelopeShare = Static<typeof EnvelopeShare>

/** Frame `room_envelope` of `room:ID`: a new envelope, and each change of its state or count (merged by id). */
export interface RoomEnvelopeFrame {
  envelope: Envelope
}

export const envelopeEndpoints = {
  'POST api/Redenvelope/insert': {
    summary: 'Sends a red envelope to a room: the whole sum leaves the wallet at once.',
    who: 'user',
    effect: 'money',
    body: Type.Object(
      {
        room_id: Id,
        total: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
        num: Type.Integer({ minimum: 1, maximum: envelopeLimits.shares }),
        kind: oneOf(envelopeKinds),
        condition: Type.Optional(oneOf(envelopeConditions)),
        word: Type.Optional(Type.String({ maxLength: 80 })),
        greeting: Type.Optional(Type.String({ maxLength: 160 })),
        /** Seconds until it opens; 0 if omitted. */
        delay: Type.Optional(Type.Unsafe<(typeof envelopeDelays)[number]>(Type.Union(envelopeDelays.map((delay) => Type.Literal(delay))))),
        confirm: Type.Optional(Type.Boolean()),
      },
      closed,
    ),
    data: Type.Object({ envelope: Envelope, balance: Tenths }, closed),
    errors: [
      'not-found',
      'kicked',
      'muted',
      'word-refused',
      'invalid-input',
      'limit-reached',
      'insufficient-balance',
      'confirm-needed',
      'spend-cap',
      'cooling-off',
      'minor-mode',
      'key-reused',
    ],
  },
  'POST api/Redenvelope/getRedInfo': {
    summary:
      'Returns the envelopes of a room that count down or are open, or one envelope with its takers; `mine` is what the caller took.',
    who: 'guest',
    effect: 'read',
    personal: true,
    body: Type.Object({ room_id: Type.Optional(Id), id: Type.Optional(Id) }, closed),
    data: Type.Object(
      {
        list: Type.Array(Type.Object({ ...Envelope.properties, mine: Type.Union([Tenths, Type.Null()]) }, closed)),
        /** Of one envelope, newest first; `best` is set once everything is taken. */
        shares: Type.Array(EnvelopeShare),
        /** Minimum and maximum amount of an envelope. */
        least: Tenths,
        most: Tenths,
      },
      closed,
    ),
    errors: ['not-found', 'invalid-input'],
  },
  'POST api/Redenvelope/receiveRed': {
    summary: 'Opens an envelope: one share per user, paid into the consumption wallet.',
    who: 'user',
    effect: 'money',
    body: Type.Object({ id: Id, word: Type.Optional(Type.String({ maxLength: 80 })) }, closed),
    data: Type.Object({ amount: Tenths, envelope: Envelope, balance: Tenths }, closed),
    errors: [
      'not-found',
      'sold-out',
      'limit-reached',
      'kicked',
      'envelope-early',
      'envelope-own',
      'envelope-word',
      'envelope-followers',
      'envelope-fans',
      'account-new',
      'key-reused',
    ],
  },
} as const satisfies Record<string, Endpoint>
