// How old what is shown of a match may be: nothing while the socket is open, else the time since it was heard of.
import { liveConnection } from '../../core/live-connection.ts'
import { rows } from './row-store.ts'

let openUntil = 0
let wasOpen = false

/** Remembers until when the socket was open. Called once by the live reducers. */
export function watchConnection(realNow: () => number = Date.now): () => void {
  return liveConnection.subscribe(() => {
    const isOpen = liveConnection.get() === 'open'
    if (wasOpen && !isOpen) openUntil = realNow()
    wasOpen = isOpen
  })
}

/** Real milliseconds when the row was last known to be right; `realNow` while the socket is open. */
export function lastHeard(id: string, realNow: number): number {
  const heardAt = rows.heardAt(id)
  if (heardAt === undefined || liveConnection.get() === 'open') return realNow
  return Math.max(heardAt, openUntil)
}
