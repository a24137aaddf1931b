// Gifts: what there is, what a person has of it, giving and taking back, and what a room is told.
import { type Static, Type } from 'typebox'
import { billRanges } from '../money/bill.ts'
import { Tenths, Zone } from '../money/money.ts'
import { Count, closed, type Endpoint, Id, Moment, oneOf, QueryInteger } from '../wire/endpoint.ts'
import { Name } from '../wire/name.ts'

/** How much of the picture a gift may take: a line of the chat, a banner over the picture, or all of it for two seconds. */
export const giftEffects = ['line', 'banner', 'full'] as const
export type GiftEffect = (typeof giftEffects)[number]
/** wallet: paid now. bag: one that the person has. */
export const giftSources = ['wallet', 'bag'] as const
export type GiftSource = (typeof giftSources)[number]
/** Milliseconds between two gifts of one combo. Served as `combo_ms` too. */
export const comboWindow = 5_000
/** Milliseconds in which a gift that is not yet shown can be taken back. */
export const undoWindow = 5_000

export const Gift = Type.Object(
  {
    id: Id,
    name: Name,
    /** Path of a drawing on this host. */
    img: Type.String(),
    price: Tenths,
    effect: oneOf(giftEffects),
  },
  closed,
)
export type Gift = Static<typeof Gift>

/** Gifts of a kind that a person has; those that end first are given first. */
export const BagGift = Type.Object({ gift: Gift, num: Type.Integer({ minimum: 1 }), expires_at: Type.Union([Moment, Type.Null()]) }, closed)
export type BagGift = Static<typeof BagGift>

/** What a person is in a room, beside every name that the room shows. */
export const RoomPerson = Type.Object(
  {
    uid: Id,
    nickname: Type.String(),
    avatar: Type.String(),
    userlevel: Count,
    /** Level in the fan group of this room, with the name of its badge; null: no fan. */
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
    /** What was paid for all of them; 0 from the bag. */
    price: Tenths,
    /** Gifts of this combo so far, with these. */
    combo: Type.Integer({ minimum: 1 }),
    /** Until then it is not shown and `takeBackGift` returns it; null: the room sees it already. */
    undo_until: Type.Union([Moment, Type.Null()]),
    balance: Tenths,
    /** Of this gift in the bag afterwards. */
    bag: Count,
  },
  closed,
)
export type GiftReceipt = Static<typeof GiftReceipt>

/** A gift that was given, for who gave it and for who earned of it. */
export const GiftRecord = Type.Object(
  {
    id: Id,
    /** The other side: the streamer in what I gave, the giver in what I was given. */
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
    /** The streamer's share; 0 in what I gave. */
    income: Tenths,
    at: Moment,
  },
  closed,
)
export type GiftRecord = Static<typeof GiftRecord>
const Records = Type.Object(
  {
    list: Type.Array(GiftRecord),
    total: Count,
    /** Of the whole range, not of the page. */
    sums: Type.Object({ num: Count, price: Tenths, income: Tenths }, closed),
  },
  closed,
)

/** Frame `room_gift` of `room:ID`. */
export interface RoomGiftFrame {
  /** Of the gift; a frame that comes again has the same. */
  id: string
  person: RoomPerson
  gift: Gift
  num: number
  /** Shown so far in this combo, with these; a combo is one person's with one gift. */
  combo: number
  /** The same for all of a combo. */
  combo_id: string
  /** Moment of the picture that its giver was watching; null: show at once. */
  at: string | null
}

export const spendErrors = ['insufficient-balance', 'confirm-needed', 'spend-cap', 'cooling-off', 'minor-mode', 'key-reused'] as const
export const Confirm = Type.Optional(Type.Literal('1'))

export const giftEndpoints = {
  'GET api/Gift/getList': {
    summary: 'The gifts on sale in the order of the operator, numbers to give at once, and the windows of combo and taking back.',
    who: 'guest',
    effect: 'read',
    data: Type.Object(
      {
        list: Type.Array(Gift),
        nums: Type.Array(Type.Integer({ minimum: 1 })),
        combo_ms: Count,
        undo_ms: Count,
        /** A gift of at least so much in all waits `undo_ms` before it is shown; 0: none does. */
        undo_over: Tenths,
      },
      closed,
    ),
  },
  'GET api/Gift/getUserGiftList': {
    summary: 'The gifts that I have and can give without paying.',
    who: 'user',
    effect: 'read',
    data: Type.Object({ list: Type.Array(BagGift) }, closed),
  },
  'GET api/Gift/getSentList': {
    summary: 'What I gave, newest first; what was taken back is not in it.',
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
    summary: 'Gives a gift to a room on the air. `combo` names a row of taps; `confirm` answers the question of the spend guard.',
    who: 'user',
    effect: 'money',
    query: Type.Object(
      {
        room_id: Id,
        gift_id: Id,
        num: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,3}$' })),
        from: Type.Optional(oneOf(giftSources)),
        combo: Type.Optional(Id),
        /** Tenths of a diamond that the giver was shown for one: at another price it is refused. Left out: the price of now is paid. */
        price: Type.Optional(QueryInteger),
        /** Moment of the picture that I am watching. */
        at: Type.Optional(Moment),
        confirm: Confirm,
      },
      closed,
    ),
    data: GiftReceipt,
    errors: ['not-found', 'gift-self', 'kicked', 'room-off-air', 'sold-out', 'price-changed', ...spendErrors],
  },
  'POST api/member/takeBackGift': {
    summary: 'Takes back a gift that the room has not yet seen: what was paid returns whole.',
    who: 'user',
    effect: 'money',
    body: Type.Object({ id: Id }, closed),
    data: Type.Object({ id: Id, balance: Tenths, bag: Count }, closed),
    errors: ['not-found', 'gift-shown', 'key-reused'],
  },
  'POST api/member/webgetAnchorgiftlist': {
    summary: 'What my room was given, newest first, with its sums: this week, this month, the last three months or ever.',
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
