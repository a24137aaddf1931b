// The moment of the picture that somebody says he is watching: believed where it can be.

/** Milliseconds that a picture may be behind: the window in which a room can be rewound. */
const furthest = 2 * 3_600_000
/** Milliseconds that the sender's clock may be ahead of ours. */
const ahead = 5_000

/** Null, which shows at once, for what cannot be. */
export function pictureMoment(said: string | undefined, now: number): Date | null {
  const at = said === undefined ? Number.NaN : Date.parse(said)
  return Number.isFinite(at) && at > now - furthest && at <= now + ahead ? new Date(at) : null
}
