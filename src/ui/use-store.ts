// Reads an external store in a component, the same on the server and during the take-over.
import { useSyncExternalStore } from 'react'

export interface Store<T> {
  get(): T
  /** What the server's HTML was made with; without it the store's own value. */
  getServer?(): T
  subscribe(listener: () => void): () => void
}

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, () => store.getServer?.() ?? store.get())
}
