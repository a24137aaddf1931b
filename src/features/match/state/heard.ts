// How old what is shown of a match may be: nothing while the socket is open, else the time since it was heard of.
import { network } from '../../../core/api/freshness.ts'
import { liveConnection } from '../../../core/socket/live-connection.ts'
import { rows } from './row-store.ts'

/** A socket may look open for a while after the network has gone. */
const isOpen = (): boolean => liveConnection.get() === 'open' && network.get()

/** Whether changes arrive by themselves now. */
export const hearing = {
  get: isOpen,
  getServer: (): boolean => false,
  subscribe(listener: () => void): () => void {
    const stops = [liveConnection.subscribe(listener), network.subscribe(listener)]
    return () => {
      for (const stop of stops) stop()
    }
  },
}

/** Whether changes are known not to arrive: not while the first connection is being made. */
export const lost = {
  get: (): boolean => liveConnection.get() === 'waiting' || !network.get(),
  getServer: (): boolean => false,
  subscribe: hearing.subscribe,
}

let openUntil = 0
let wasOpen = false

/** Remembers until when changes arrived. Called once by the live reducers. */
export function watchConnection(realNow: () => number = Date.now): () => void {
  return hearing.subscribe(() => {
    const open = isOpen()
    if (wasOpen && !open) openUntil = realNow()
    wasOpen = open
  })
}

/** Real milliseconds when the row was last known to be right; `realNow` while changes arrive. */
export function lastHeard(id: string, realNow: number): number {
  const heardAt = rows.heardAt(id)
  if (heardAt === undefined || isOpen()) return realNow
  return Math.max(heardAt, openUntil)
}
