// Constants of videos. Plain values: any side may import them.

export const videoLimits = {
  /** Lengths in user-perceived characters. */
  title: 60,
  description: 500,
  categoryName: 20,
  reason: 100,
  /** Minimum and maximum duration of an upload, in seconds. */
  shortest: 1,
  longest: 3 * 3_600,
  /** Uploads of one user in total, and per day. */
  own: 200,
  perDay: 20,
  /** Categories that one user may follow. */
  followed: 50,
  /** Rows per page. */
  page: 40,
  /** Cards beside a video. */
  related: 12,
  /** Rows of a ranking. */
  ranked: 50,
} as const
