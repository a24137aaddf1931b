// The constants of gifts, of guard and noble, and of red envelopes. Plain values: any side may import them.

export const giftLimits = {
  /** Gifts that one call gives. */
  atOnce: 9_999,
  /** Days that gifts from the desk last. */
  grantDays: 3_650,
  /** Tenths of a diamond that a gift, a month of a tier or what an operator sets beside them may be. */
  price: 100_000_000,
  /** Level of a tier, and free advert barrages of each month. */
  level: 99,
  adverts: 999,
} as const

export const envelopeLimits = {
  /** People who take of one envelope. */
  shares: 500,
  /** Characters, as people count them. */
  word: 20,
  greeting: 40,
} as const
