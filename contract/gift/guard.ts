// Guard of a room and noble of the site: sold by the month, with an expiry, renewed only manually.
import { type Static, Type } from 'typebox'
import { chatLimits } from '../limits/chat-limits.ts'
import { giftLimits } from '../limits/gift-limits.ts'
import { roomLimits } from '../limits/room-limits.ts'
import { Tenths } from '../money/money.ts'
import { Count, closed, type Endpoint, Id, oneOf, QueryInteger, Timestamp } from '../wire/endpoint.ts'
import { Name } from '../wire/name.ts'
import { Confirm, spendErrors } from './gift.ts'

export const statusKinds = ['guard', 'noble'] as const
export type StatusKind = (typeof statusKinds)[number]
/** How a user enters a room: without notice, with a message, with a light sweep, with the whole stand lit. */
export const entryEffects = ['none', 'line', 'sweep', 'grand'] as const
export type EntryEffect = (typeof entryEffects)[number]

export const StatusTier = Type.Object(
  {
    id: Id,
    kind: oneOf(statusKinds),
    name: Name,
    /** 1 is the lowest of its type. */
    level: Type.Integer({ minimum: 1, maximum: giftLimits.level }),
    /** Price of one month. */
    price: Tenths,
    /** Path of an image on this host. */
    img: Type.String(),
    entry: oneOf(entryEffects),
    /** Free advert danmaku per month. */
    adverts: Type.Integer({ minimum: 0, maximum: giftLimits.adverts }),
    /** Gifts that each purchased month puts into the bag at once; removed when the status ends. */
    bag: Type.Array(Type.Object({ gift_id: Id, num: Type.Integer({ minimum: 1, maximum: roomLimits.tierGift }) }, closed), {
      maxItems: roomLimits.tierGifts,
    }),
  },
  closed,
)
export type StatusTier = Static<typeof StatusTier>

/** A user's guard or noble status. */
export const Status = Type.Object(
  {
    kind: oneOf(statusKinds),
    tier: Id,
    name: Name,
    level: Type.Integer({ minimum: 1 }),
    img: Type.String(),
    entry: oneOf(entryEffects),
    /** Room of a guard; null: a noble, or the room that the request names. */
    room: Type.Union([Type.Object({ id: Id, uid: Id, nickname: Type.String(), avatar: Type.String() }, closed), Type.Null()]),
    /** Start of the unbroken series of months. */
    since: Timestamp,
    expires_at: Timestamp,
    /** grace: expired, only the badge remains, until `grace_until`; renewing then preserves `since`. */
    state: oneOf(['active', 'grace'] as const),
    grace_until: Timestamp,
    /** Full days left, 0 in grace; reminders are sent `remind_days` and one day before the end, and at the end. */
    days_left: Count,
  },
  closed,
)
export type Status = Static<typeof Status>

/** Advert danmaku: first the noble's free ones of the month, then at the operator's price. */
export const Adverts = Type.Object({ free_left: Count, free_until: Type.Union([Timestamp, Type.Null()]), price: Tenths }, closed)
export type Adverts = Static<typeof Adverts>

/** Frame `room_status` of `room:ID`: a user became or renewed guard, or noble, in this room. */
export interface RoomStatusFrame {
  id: string
  person: { uid: string; nickname: string; avatar: string; userlevel: number }
  kind: StatusKind
  tier: StatusTier
  months: number
  /** The user already had the status. */
  renewed: boolean
  at: string | null
}

export const guardEndpoints = {
  'GET api/Guard/getList': {
    summary:
      'Returns the tiers of guard and noble with their prices, the length of a month and of the grace period, adverts and their price.',
    who: 'guest',
    effect: 'read',
    data: Type.Object(
      {
        guard: Type.Array(StatusTier),
        noble: Type.Array(StatusTier),
        month_days: Count,
        grace_days: Count,
        remind_days: Count,
        advert_price: Tenths,
      },
      closed,
    ),
  },
  'GET api/guard_user/mine': {
    summary: 'Returns the caller’s noble, guards and remaining advert barrages.',
    who: 'user',
    effect: 'read',
    data: Type.Object({ noble: Type.Union([Status, Type.Null()]), guards: Type.Array(Status), adverts: Adverts }, closed),
  },
  'GET api/guard_user/buy': {
    summary: 'Buys or renews a tier; a higher tier takes over the rest of a lower one by its price. Nothing renews automatically.',
    who: 'user',
    effect: 'money',
    query: Type.Object(
      {
        kind: oneOf(statusKinds),
        tier: Id,
        /** At most twelve per call. */
        months: Type.Optional(Type.String({ pattern: '^([1-9]|1[0-2])$' })),
        /** Required for a guard. For a noble: the room of the purchase, whose streamer earns a share. */
        room_id: Type.Optional(Id),
        /** Monthly price shown to the buyer, in tenths of a diamond; a changed price is refused. Omitted: the current price is paid. */
        price: Type.Optional(QueryInteger),
        confirm: Confirm,
      },
      closed,
    ),
    data: Type.Object({ status: Status, price: Tenths, balance: Tenths, renewed: Type.Boolean() }, closed),
    errors: ['not-found', 'invalid-input', 'gift-self', 'kicked', 'status-higher', 'limit-reached', 'price-changed', ...spendErrors],
  },
  'POST api/Barrage/advert': {
    summary: 'Sends an advert barrage: a highlighted danmaku across the whole room. Nobles have free ones each month; all others are paid.',
    who: 'user',
    effect: 'money',
    body: Type.Object(
      {
        room_id: Id,
        text: Type.String({ minLength: 1, maxLength: chatLimits.roomMessageLength * 4 }),
        /** Price shown to the sender, 0 for a free one; a changed price is refused. Omitted: the current price is paid. */
        price: Type.Optional(Tenths),
        confirm: Type.Optional(Type.Boolean()),
      },
      closed,
    ),
    data: Type.Object({ id: Id, free: Type.Boolean(), price: Tenths, balance: Tenths, adverts: Adverts }, closed),
    errors: [
      'not-found',
      'invalid-input',
      'too-long',
      'too-many',
      'price-changed',
      'repeated',
      'followers-only',
      'muted',
      'kicked',
      'word-refused',
      ...spendErrors,
    ],
  },
} as const satisfies Record<string, Endpoint>
