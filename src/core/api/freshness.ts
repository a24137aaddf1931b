// How fresh each answer on screen is: from the network, or a saved copy and its age.
import { createListeners, createStore } from '../store.ts'

export interface Freshness {
  /** Real milliseconds when the data was read from the server. */
  savedAt: number
  /** False: the network failed and this is the saved copy. */
  live: boolean
  /** Of what was asked only some is kept on this device. */
  part?: boolean
  /** The server was asked, and had no answer. */
  failed?: boolean
}

const states = new Map<string, Freshness>()
const { listen, tell } = createListeners()

export const keyText = (queryKey: readonly unknown[]): string => JSON.stringify(queryKey)

export const freshness = {
  get: (queryKey: readonly unknown[]): Freshness | undefined => states.get(keyText(queryKey)),
  set(queryKey: readonly unknown[], state: Freshness): void {
    states.set(keyText(queryKey), state)
    tell()
  },
  subscribe: listen,
}

/** Whether the network is believed to be there: the last call's result, or the browser's own word. */
const online = createStore(true)
export const network = {
  ...online,
  set(value: boolean): void {
    if (online.get() !== value) online.set(value)
  },
}

/** Whether the screen shows data whose last refetch failed (src/app/care/failed-reads.ts). */
export const hasStaleData = createStore(false)
