// How old what is shown of a match may be: nothing while the socket is open, else the time since it was heard of.
import { hearing } from '../../../core/socket/hearing.ts'
import { rows } from './row-store.ts'

let openUntil = 0
let wasOpen = false

/** Remembers until when changes arrived. Called once by the live reducers. */
export function watchConnection(realNow: () => number = Date.now): () => void {
  return hearing.subscribe(() => {
    const open = hearing.get()
    if (wasOpen && !open) openUntil = realNow()
    wasOpen = open
  })
}

/** Real milliseconds when the row was last known to be right; `realNow` while changes arrive. */
export function lastHeard(id: string, realNow: number): number {
  if (hearing.get()) return realNow
  const heardAt = rows.heardAt(id) ?? 0
  // What arrived while the socket was open was not said to a copy that was opened later.
  return (rows.isCopied(id) ? heardAt : Math.max(heardAt, openUntil)) || realNow
}
