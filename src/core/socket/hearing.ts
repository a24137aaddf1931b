// Whether changes arrive by themselves: what is shown as live asks here, and nowhere else.
import { network } from '../api/freshness.ts'
import { liveConnection } from './live-connection.ts'

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

/**
 * Whether changes are known not to arrive: not while the first connection is being made, but until a lost one is open again.
 * Nothing that is lost looks live.
 */
export const lost = {
  get: (): boolean => !network.get() || (liveConnection.get() !== 'open' && !liveConnection.isFirst()),
  getServer: (): boolean => false,
  subscribe: hearing.subscribe,
}
