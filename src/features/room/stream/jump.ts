// Seeks to a marker, including the build-up to it.
import type { Marker } from './marker.ts'
import type { Player } from './player-handle.ts'

/** Milliseconds to start before a goal, to show its build-up. */
const lead = 8_000

/** Returns false if the stream no longer contains the time. */
export const jumpTo = (player: Player, { kind, at }: Pick<Marker, 'kind' | 'at'>): boolean =>
  (kind !== 'bound' && player.seekTo(at - lead)) || player.seekTo(at)
