// Alerts of a match wait for the live picture of its room. A recording shows what is long past: it keeps nothing back.
import { serverAt } from '../../../core/clock/product-clock.ts'
import { pictureHold } from '../../../core/room/picture-hold.ts'
import type { RoomClock } from '../../stream/clock/room-clock.ts'

/** Answers how to end it. */
export function holdAlerts(clock: Pick<RoomClock, 'hold' | 'matchAt'>, matchId: string, kind: 'live' | 'playback'): () => void {
  if (kind === 'playback') return () => undefined
  return pictureHold.open(matchId, (at, tell) => clock.hold(clock.matchAt(serverAt(Date.parse(at))), tell))
}
