// The picture time that a client claims to be watching: accepted if plausible.

/** Maximum delay of a picture in milliseconds: the window in which a room can be rewound. */
const furthest = 2 * 3_600_000
/** Milliseconds that the client's clock may be ahead of the server's. */
const ahead = 5_000

/** Null, which shows at once, for an implausible value. */
export function pictureTime(claimed: string | undefined, now: number): Date | null {
  const at = claimed === undefined ? Number.NaN : Date.parse(claimed)
  return Number.isFinite(at) && at > now - furthest && at <= now + ahead ? new Date(at) : null
}
