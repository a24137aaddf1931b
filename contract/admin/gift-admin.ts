// Admin: the list of gifts, the tiers of guard and noble, prices and shares, gifts granted to a user's bag.
import { type Static, Type } from 'typebox'
import { Gift } from '../gift/gift.ts'
import { StatusTier } from '../gift/guard.ts'
import { giftLimits } from '../limits/gift-limits.ts'
import { Tenths } from '../money/money.ts'
import { Count, closed, type Endpoint, Id, Timestamp } from '../wire/endpoint.ts'
import type { Name } from '../wire/name.ts'

const Percent = Type.Integer({ minimum: 0, maximum: 100 })
const Place = Type.Integer({ minimum: 0, maximum: 9_999 })
const Price = Type.Integer({ minimum: 1, maximum: giftLimits.price })
const LocalizedName = Type.Object(
  Object.fromEntries((['zh', 'en', 'vi'] as const).map((lang) => [lang, Type.String({ minLength: 1, maxLength: 40 })])) as Record<
    keyof Name,
    ReturnType<typeof Type.String>
  >,
  closed,
)
const Drawing = Type.String({ pattern: '^/[A-Za-z0-9_./-]{1,199}$' })

/** Settings for all gifts. Shares are whole percentages of the amount paid, rounded down to a tenth of a diamond. */
export const GiftTerms = Type.Object(
  {
    gift_share: Percent,
    /** Share of the price of a gift from the bag, paid by the platform. */
    bag_share: Percent,
    guard_share: Percent,
    /** For a noble bought in a room. */
    noble_share: Percent,
    /** A gift worth at least this much in total is delayed before it is shown; 0: none is. */
    undo_over: Tenths,
    advert_price: Tenths,
    envelope_least: Price,
    envelope_most: Price,
    /** Minimum age of an account, in minutes, to open an envelope. */
    envelope_age: Type.Integer({ minimum: 0, maximum: 100_000 }),
  },
  closed,
)
export type GiftTerms = Static<typeof GiftTerms>
export const AdminGift = Type.Object({ ...Gift.properties, place: Place, on_sale: Type.Boolean() }, closed)
export type AdminGift = Static<typeof AdminGift>
export const AdminTier = Type.Object({ ...StatusTier.properties, on_sale: Type.Boolean() }, closed)
export type AdminTier = Static<typeof AdminTier>
/** A streamer whose share of gifts differs from the default. */
export const IncomeShare = Type.Object({ uid: Id, nickname: Type.String(), percent: Percent, changed_at: Timestamp }, closed)
export type IncomeShare = Static<typeof IncomeShare>

export const giftAdminEndpoints = {
  'GET api/Desk/gifts': {
    summary: 'Returns all gifts and tiers, on sale or not, the terms, and the streamers with a share of their own.',
    who: 'operator',
    effect: 'read',
    data: Type.Object(
      { list: Type.Array(AdminGift), tiers: Type.Array(AdminTier), terms: GiftTerms, shares: Type.Array(IncomeShare) },
      closed,
    ),
  },
  'POST api/Desk/putGift': {
    summary: 'Adds or changes a gift; gifts already given keep their name and price.',
    who: 'operator',
    effect: 'write',
    body: Type.Object({ ...AdminGift.properties, name: LocalizedName, img: Drawing, price: Price }, closed),
    data: Type.Object({ list: Type.Array(AdminGift) }, closed),
  },
  'POST api/Desk/putTier': {
    summary: 'Adds or changes a tier of guard or noble; its holders keep their months.',
    who: 'operator',
    effect: 'write',
    body: Type.Object({ ...AdminTier.properties, name: LocalizedName, img: Drawing, price: Price }, closed),
    data: Type.Object({ tiers: Type.Array(AdminTier) }, closed),
    errors: ['invalid-input'],
  },
  'POST api/Desk/giftTerms': {
    summary: 'Sets the shares, the sum from which a gift is delayed, the price of an advert barrage, and the limits of envelopes.',
    who: 'operator',
    effect: 'write',
    body: Type.Partial(GiftTerms, closed),
    data: GiftTerms,
    errors: ['invalid-input'],
  },
  'POST api/Desk/incomeShare': {
    summary: 'Sets a streamer’s own share of gifts; null removes it. Nobody can set their own share.',
    who: 'operator',
    effect: 'write',
    body: Type.Object({ uid: Id, percent: Type.Union([Percent, Type.Null()]) }, closed),
    data: Type.Object({ shares: Type.Array(IncomeShare) }, closed),
    errors: ['account-unknown', 'forbidden'],
  },
  'POST api/Desk/grantGift': {
    summary: 'Adds gifts to a user’s bag, for a number of days or permanently (0).',
    who: 'operator',
    effect: 'money',
    body: Type.Object(
      {
        uid: Id,
        gift_id: Id,
        num: Type.Integer({ minimum: 1, maximum: giftLimits.atOnce }),
        days: Type.Integer({ minimum: 0, maximum: giftLimits.grantDays }),
        note: Type.String({ maxLength: 200 }),
      },
      closed,
    ),
    data: Type.Object({ bag: Count }, closed),
    errors: ['account-unknown', 'not-found', 'key-reused'],
  },
} as const satisfies Record<string, Endpoint>
