// Constants of gifts, of guard and noble, and of red envelopes. Plain values: any side may import them.

export const giftLimits = {
  /** Gifts per call. */
  atOnce: 9_999,
  /** Days until gifts granted by an operator expire. */
  grantDays: 3_650,
  /** Maximum price of a gift, a month of a tier, or another price set by an operator, in tenths of a diamond. */
  price: 100_000_000,
  /** Maximum level of a tier, and free advert danmaku per month. */
  level: 99,
  adverts: 999,
} as const

export const envelopeLimits = {
  /** Shares of one envelope. */
  shares: 500,
  /** Length in user-perceived characters. */
  word: 20,
  greeting: 40,
} as const
