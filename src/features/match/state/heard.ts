// Age of a match's data: zero while the socket is open, else the time since the last update.
import { hearing } from '../../../core/socket/hearing.ts'
import { rows } from './row/row-store.ts'

let openUntil = 0
let wasOpen = false

/** Records until when updates arrived. Called once by the live reducers. */
export function watchConnection(realNow: () => number = Date.now): () => void {
  return hearing.subscribe(() => {
    const open = hearing.get()
    if (wasOpen && !open) openUntil = realNow()
    wasOpen = open
  })
}

/** Real milliseconds when the row was last known to be current; `realNow` while updates arrive. */
export function lastHeard(id: string, realNow: number): number {
  if (hearing.get()) return realNow
  const heardAt = rows.heardAt(id) ?? 0
  // Updates received while the socket was open do not apply to a copy loaded later.
  return (rows.isCopied(id) ? heardAt : Math.max(heardAt, openUntil)) || realNow
}
