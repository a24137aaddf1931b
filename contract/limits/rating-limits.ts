// What any side may know of the ratings that fans give players. Plain values.

export const ratingLimits = {
  /** Points that one fan gives a player. */
  least: 1,
  most: 10,
  /** Fans from which on a mean is said: below it a few friends would decide it. */
  fewest: 10,
  /** Milliseconds of product time after the end in which points may still be given and changed. */
  openFor: 24 * 3_600_000,
} as const

/** soon: the match has not begun; open: points are taken; closed: they stay as they are. */
export const ratingStates = ['soon', 'open', 'closed'] as const
export type RatingState = (typeof ratingStates)[number]
