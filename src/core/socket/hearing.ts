// Whether live updates arrive: the only source for everything shown as live.
import { network } from '../api/freshness.ts'
import { liveConnection } from './live-connection.ts'

/** A socket may look open for a while after the network has gone. */
const isOpen = (): boolean => liveConnection.get() === 'open' && network.get()

/** Whether updates arrive now. */
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

/**
 * Whether updates are known to be missing: false during the first connection attempt, true from a loss until the socket is open again.
 * Nothing looks live while this is true.
 */
export const lost = {
  get: (): boolean => !network.get() || (liveConnection.get() !== 'open' && !liveConnection.isFirst()),
  getServer: (): boolean => false,
  subscribe: hearing.subscribe,
}
