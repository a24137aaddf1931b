// What is told of a match waits as long as the device holds alerts back.
import type { AlertSettings } from '../../../contract/alert.ts'
import { serverNow } from '../../core/clock/server-time.ts'
import { pictureHold } from '../../core/room/picture-hold.ts'

/** `at`: real milliseconds. Of a match whose picture is watched, the picture says it more exactly than the figure that was kept of its stream. */
export function afterDelay(matchId: string, at: number, { stream = null }: AlertSettings, tell: () => void): void {
  const wait = at - serverNow()
  const isExact = stream !== null && pictureHold.isOpen(matchId)
  if (wait > 0 && !isExact) setTimeout(tell, wait)
  else tell()
}
