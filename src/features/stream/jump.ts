// To the moment of a mark, and to what led to it.
import type { Marker } from './marker.ts'
import type { Player } from './player-handle.ts'

/** Milliseconds: a goal is best seen with what led to it. */
const lead = 8_000

/** False when the stream does not have the moment any more. */
export const jumpTo = (player: Player, { kind, at }: Pick<Marker, 'kind' | 'at'>): boolean =>
  (kind !== 'bound' && player.seekTo(at - lead)) || player.seekTo(at)
