// Gifts: the catalog, a user's bag, giving and undoing, and the frames for the room.
import { type Static, Type } from 'typebox'
import { billRanges } from '../money/bill.ts'
import { Tenths, Zone } from '../money/money.ts'
import { Count, closed, type Endpoint, Id, oneOf, QueryInteger, Timestamp } from '../wire/endpoint.ts'
import { Name } from '../wire/name.ts'

/** How much of the picture a gift may cover: a chat message, a banner over the picture, or all of it for two seconds. */
export const giftEffects = ['line', 'banner', 'full'] as const
export type GiftEffect = (typeof giftEffects)[number]
/** wallet: paid now. bag: one that the user owns. */
export const giftSources = ['wallet', 'bag'] as const
export type GiftSource = (typeof giftSources)[number]
/** Maximum time between two gifts of one combo, in milliseconds. Also served as `combo_ms`. */
export const comboWindow = 5_000
/** Time in which a gift that is not shown yet can be undone, in milliseconds. */
export const undoWindow = 5_000

export const Gift = Type.Object(
  {
    id: Id,
    name: Name,
    /** Path of an image on this host. */
    img: Type.String(),
    price: Tenths,
    effect: oneOf(giftEffects),
  },
  closed,
)
export type Gift = Static<typeof Gift>

/** Gifts of one kind in a user's bag; those that expire first are given first. */
export const BagGift = Type.Object(
  { gift: Gift, num: Type.Integer({ minimum: 1 }), expires_at: Type.Union([Timestamp, Type.Null()]) },
  closed,
)
export type BagGift = Static<typeof BagGift>

/** A user's badges in a room, shown beside the name everywhere in that room. */
export const RoomPerson = Type.Object(
  {
    uid: Id,
    nickname: Type.String(),
    avatar: Type.String(),
    userlevel: Count,
    /** Level in this room's fan club, with the name of its badge; null: not a fan. */
    fan: Type.Union([Type.Object({ name: Type.String(), level: Count, color: Type.String() }, closed), Type.Null()]),
    /** Tiers of Guard/getList, while they are active or in grace; null: none. */
    guard: Type.Union([Id, Type.Null()]),
    noble: Type.Union([Id, Type.Null()]),
  },
  closed,
)
export type RoomPerson = Static<typeof RoomPerson>

/** Receipt of a gift. */
export const GiftReceipt = Type.Object(
  {
    id: Id,
    room_id: Id,
    gift_id: Id,
    num: Type.Integer({ minimum: 1 }),
    from: oneOf(giftSources),
    /** Amount paid for all of them; 0 from the bag. */
    price: Tenths,
    /** Gifts of this combo so far, these included. */
    combo: Type.Integer({ minimum: 1 }),
    /** Until then it is not shown and `takeBackGift` refunds it; null: already shown in the room. */
    undo_until: Type.Union([Timestamp, Type.Null()]),
    balance: Tenths,
    /** Remaining count of this gift in the bag. */
    bag: Count,
  },
  closed,
)
export type GiftReceipt = Static<typeof GiftReceipt>

/** A past gift, for its giver and for the streamer who earned from it. */
export const GiftRecord = Type.Object(
  {
    id: Id,
    /** The other side: the streamer for gifts given, the giver for gifts received. */
    uid: Id,
    nickname: Type.String(),
    avatar: Type.String(),
    room_id: Id,
    gift_id: Id,
    name: Name,
    img: Type.String(),
    num: Type.Integer({ minimum: 1 }),
    from: oneOf(giftSources),
    price: Tenths,
    /** The streamer's share; 0 for gifts given. */
    income: Tenths,
    at: Timestamp,
  },
  closed,
)
export type GiftRecord = Static<typeof GiftRecord>
const Records = Type.Object(
  {
    list: Type.Array(GiftRecord),
    total: Count,
    /** Over the whole range, not the page. */
    sums: Type.Object({ num: Count, price: Tenths, income: Tenths }, closed),
  },
  closed,
)

/** Frame `room_gift` of `room:ID`. */
export interface RoomGiftFrame {
  /** Id of the gift; a repeated frame has the same id. */
  id: string
  person: RoomPerson
  gift: Gift
  num: number
  /** Shown so far in this combo, these included; a combo is one user's, with one gift. */
  combo: number
  /** The same for all gifts of a combo. */
  combo_id: string
  /** Picture time that its giver was watching; null: show at once. */
  at: string | null
}

export const spendErrors = ['insufficient-balance', 'confirm-needed', 'spend-cap', 'cooling-off', 'minor-mode', 'key-reused'] as const
export const Confirm = Type.Optional(Type.Literal('1'))

export const giftEndpoints = {
  'GET api/Gift/getList': {
    summary: 'Returns the gifts on sale in the operator’s order, the preset quantities, and the time windows of combos and take-backs.',
    who: 'guest',
    effect: 'read',
    data: Type.Object(
      {
        list: Type.Array(Gift),
        nums: Type.Array(Type.Integer({ minimum: 1 })),
        combo_ms: Count,
        undo_ms: Count,
        /** A gift worth at least this much in total is delayed by `undo_ms` before it is shown; 0: none is. */
        undo_over: Tenths,
      },
      closed,
    ),
  },
  'GET api/Gift/getUserGiftList': {
    summary: 'Returns the gifts that the caller has and can give without paying.',
    who: 'user',
    effect: 'read',
    data: Type.Object({ list: Type.Array(BagGift) }, closed),
  },
  'GET api/Gift/getSentList': {
    summary: 'Returns the gifts that the caller gave, newest first, without those taken back.',
    who: 'user',
    effect: 'read',
    query: Type.Object(
      {
        range: Type.Optional(oneOf(billRanges)),
        tz: Type.Optional(Zone),
        page: Type.Optional(QueryInteger),
        limit: Type.Optional(QueryInteger),
      },
      closed,
    ),
    data: Records,
  },
  'GET api/member/handselGift': {
    summary: 'Gives a gift to a live room. `combo` identifies a series of taps; `confirm` answers the question of the spend guard.',
    who: 'user',
    effect: 'money',
    query: Type.Object(
      {
        room_id: Id,
        gift_id: Id,
        num: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,3}$' })),
        from: Type.Optional(oneOf(giftSources)),
        combo: Type.Optional(Id),
        /** Unit price shown to the giver, in tenths of a diamond; a changed price is refused. Omitted: the current price is paid. */
        price: Type.Optional(QueryInteger),
        /** Picture time that the giver is watching. */
        at: Type.Optional(Timestamp),
        confirm: Confirm,
      },
      closed,
    ),
    data: GiftReceipt,
    errors: ['not-found', 'gift-self', 'kicked', 'room-off-air', 'sold-out', 'price-changed', ...spendErrors],
  },
  'POST api/member/takeBackGift': {
    summary: 'Takes back a gift that the room has not seen yet, with a full refund.',
    who: 'user',
    effect: 'money',
    body: Type.Object({ id: Id }, closed),
    data: Type.Object({ id: Id, balance: Tenths, bag: Count }, closed),
    errors: ['not-found', 'gift-shown', 'key-reused'],
  },
  'POST api/member/webgetAnchorgiftlist': {
    summary:
      'Returns the gifts that the caller’s room received, newest first, with totals: this week, this month, the last three months or ever.',
    who: 'owner',
    effect: 'read',
    body: Type.Object(
      {
        range: Type.Optional(oneOf(billRanges)),
        tz: Type.Optional(Zone),
        gift_id: Type.Optional(Id),
        uid: Type.Optional(Id),
        page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      },
      closed,
    ),
    data: Records,
    errors: ['forbidden'],
  },
} as const satisfies Record<string, Endpoint>
