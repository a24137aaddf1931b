// Delays match notices by the device's spoiler delay.
import type { AlertSettings } from '../../../contract/alert.ts'
import { serverNow } from '../../core/clock/server-time.ts'
import { pictureHold } from '../../core/room/picture-hold.ts'

/** `at`: real milliseconds. If the match's picture is being watched, it is more exact than the stored latency of its stream. */
export function afterDelay(matchId: string, at: number, { stream = null }: AlertSettings, notify: () => void): void {
  const wait = at - serverNow()
  const isExact = stream !== null && pictureHold.isOpen(matchId)
  if (wait > 0 && !isExact) setTimeout(notify, wait)
  else notify()
}
