// Converts between the seek bar and player seconds. Pure.

import { type Piece, positionAt } from '../engine/timeline-map.ts'
import type { PlayerTime } from '../player-state.ts'

type Span = Pick<PlayerTime, 'start' | 'end'>

/** Fraction from 0 to 1. A stream shorter than one second counts as at its end. */
export const shareOf = (position: number, { start, end }: Span): number =>
  end - start < 1 ? 1 : Math.min(1, Math.max(0, (position - start) / (end - start)))

export const positionOf = (share: number, { start, end }: Span): number => start + Math.min(1, Math.max(0, share)) * (end - start)

export interface Placed<M> {
  marker: M
  share: number
}

/** Markers within the seekable range, with their position; those before it are omitted. */
export function placeMarkers<M extends { at: number }>(markers: readonly M[], pieces: readonly Piece[], span: Span): Placed<M>[] {
  return markers.flatMap((marker) => {
    const position = positionAt(pieces, marker.at)
    return position === null || position < span.start || position > span.end ? [] : [{ marker, share: shareOf(position, span) }]
  })
}
