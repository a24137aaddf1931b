// The constants of videos. Plain values: any side may import them.

export const videoLimits = {
  /** Characters, as people count them. */
  title: 60,
  description: 500,
  categoryName: 20,
  reason: 100,
  /** Seconds of an upload, at least and at most. */
  shortest: 1,
  longest: 3 * 3_600,
  /** Uploads of one person, and in a day. */
  own: 200,
  perDay: 20,
  /** Categories that one person follows. */
  followed: 50,
  /** Rows of one page. */
  page: 40,
  /** Cards beside a video. */
  related: 12,
  /** Rows of a ranking. */
  ranked: 50,
} as const
