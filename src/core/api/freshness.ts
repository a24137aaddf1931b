// How fresh each answer on screen is: from the network, or a saved copy and its age.

export interface Freshness {
  /** Real milliseconds when the data was read from the server. */
  savedAt: number
  /** False: the network failed and this is the saved copy. */
  live: boolean
  /** Of what was asked only some is kept on this device. */
  part?: boolean
}

const states = new Map<string, Freshness>()
const listeners = new Set<() => void>()
/** Rises with every change: what listeners compare. */
let version = 0

export const keyText = (queryKey: readonly unknown[]): string => JSON.stringify(queryKey)

export const freshness = {
  get: (queryKey: readonly unknown[]): Freshness | undefined => states.get(keyText(queryKey)),
  set(queryKey: readonly unknown[], state: Freshness): void {
    states.set(keyText(queryKey), state)
    version += 1
    for (const listener of listeners) listener()
  },
  version: (): number => version,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Whether the network is believed to be there: the last call's result, or the browser's own word. */
let online = true
const onlineListeners = new Set<() => void>()
export const network = {
  get: (): boolean => online,
  getServer: (): boolean => true,
  set(value: boolean): void {
    if (online === value) return
    online = value
    for (const listener of onlineListeners) listener()
  },
  subscribe(listener: () => void): () => void {
    onlineListeners.add(listener)
    return () => onlineListeners.delete(listener)
  },
}
