// Constants of the fans' player ratings. Plain values: any side may import them.

export const ratingLimits = {
  /** Points that one fan gives a player. */
  least: 1,
  most: 10,
  /** Ratings required to show a mean: with fewer, a few friends would decide it. */
  fewest: 10,
  /** Product time after the end in which points can be given and changed, in milliseconds. */
  openFor: 24 * 3_600_000,
} as const

/** soon: the match has not started; open: points are accepted; closed: points are final. */
export const ratingStates = ['soon', 'open', 'closed'] as const
export type RatingState = (typeof ratingStates)[number]
