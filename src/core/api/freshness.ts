// Freshness of the data on screen: from the network, or a cached copy and its age.
import { createListeners, createStore } from '../store/store.ts'

export interface Freshness {
  /** When the data was read from the server, in real milliseconds. */
  savedAt: number
  /** False: the network failed and this is the cached copy. */
  live: boolean
  /** This device holds only a part of the requested data. */
  part?: boolean
  /** The request failed. */
  failed?: boolean
}

const states = new Map<string, Freshness>()
const { listen, notify } = createListeners()

export const keyText = (queryKey: readonly unknown[]): string => JSON.stringify(queryKey)

export const freshness = {
  get: (queryKey: readonly unknown[]): Freshness | undefined => states.get(keyText(queryKey)),
  set(queryKey: readonly unknown[], state: Freshness): void {
    states.set(keyText(queryKey), state)
    notify()
  },
  subscribe: listen,
}

/** Whether the network is assumed to be up, by the last call's result or the browser's own report. */
const online = createStore(true)
export const network = {
  ...online,
  set(value: boolean): void {
    if (online.get() !== value) online.set(value)
  },
}

/** Whether the screen shows data whose last refetch failed (src/app/runtime/refresh/failed-reads.ts). */
export const hasStaleData = createStore(false)
