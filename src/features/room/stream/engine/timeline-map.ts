// Converts between player seconds and the program date-time of fragments. Pure.

/** A stretch of the playlist: its start in player seconds, and the server time of its first frame. */
export interface Piece {
  start: number
  duration: number
  /** Server time in milliseconds; null if the playlist has none. */
  at: number | null
}
type Dated = Piece & { at: number }

const isDated = (piece: Piece): piece is Dated => piece.at !== null

/** Server time at a position; extrapolated beyond the ends. Null if nothing is dated. */
export function timeAt(pieces: readonly Piece[], position: number): number | null {
  const dated = pieces.filter(isDated)
  const piece = dated.findLast(({ start }) => start <= position) ?? dated[0]
  return piece ? piece.at + (position - piece.start) * 1_000 : null
}

/**
 * Position of a server time. A time inside a gap, while the publisher was away, maps to the start of the next fragment; null before the
 * first fragment or after the last.
 */
export function positionAt(pieces: readonly Piece[], time: number): number | null {
  const dated = pieces.filter(isDated)
  const first = dated[0]
  const last = dated.at(-1)
  if (!first || !last || time < first.at || time > last.at + last.duration * 1_000) return null
  const piece = dated.findLast(({ at }) => at <= time) ?? first
  const inside = (time - piece.at) / 1_000
  if (inside <= piece.duration) return piece.start + inside
  return dated.find(({ at }) => at > time)?.start ?? piece.start + piece.duration
}
