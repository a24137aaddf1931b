// Subscribes a component to an external store; the value is the same on the server and during hydration.
import { useSyncExternalStore } from 'react'
import type { Store } from '../core/store/store.ts'

export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get, store.getServer)
