// Delays alerts of a match until the room's live video has caught up. A recording is from the past and delays nothing.
import { serverAt } from '../../../core/clock/product-clock.ts'
import { pictureHold } from '../../../core/room/picture-hold.ts'
import type { RoomClock } from '../stream/clock/room-clock.ts'

/** Returns an unsubscribe function. */
export function holdAlerts(clock: Pick<RoomClock, 'hold' | 'matchAt'>, matchId: string, kind: 'live' | 'playback'): () => void {
  if (kind === 'playback') return () => undefined
  return pictureHold.open(matchId, (at, notify) => clock.hold(clock.matchAt(serverAt(Date.parse(at))), notify))
}
