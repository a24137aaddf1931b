// Between a stream's own seconds and the moments that its pieces are dated with. Pure.

/** A stretch of the playlist: where it begins in the player's seconds, and the moment of its first picture. */
export interface Piece {
  start: number
  duration: number
  /** Real milliseconds of the server; null where the playlist does not say. */
  at: number | null
}
type Dated = Piece & { at: number }

const isDated = (piece: Piece): piece is Dated => piece.at !== null

/** The moment at a position; beyond the ends as if the next piece went on. Null when nothing is dated. */
export function momentAt(pieces: readonly Piece[], position: number): number | null {
  const dated = pieces.filter(isDated)
  const piece = dated.findLast(({ start }) => start <= position) ?? dated[0]
  return piece ? piece.at + (position - piece.start) * 1_000 : null
}

/**
 * The position that shows a moment. One that falls into a gap, while the publisher was away, is shown by what came
 * next; null for one before the first piece or behind the last.
 */
export function positionAt(pieces: readonly Piece[], moment: number): number | null {
  const dated = pieces.filter(isDated)
  const first = dated[0]
  const last = dated.at(-1)
  if (!first || !last || moment < first.at || moment > last.at + last.duration * 1_000) return null
  const piece = dated.findLast(({ at }) => at <= moment) ?? first
  const inside = (moment - piece.at) / 1_000
  if (inside <= piece.duration) return piece.start + inside
  return dated.find(({ at }) => at > moment)?.start ?? piece.start + piece.duration
}
