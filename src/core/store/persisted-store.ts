// A store persisted in localStorage. If storage is blocked, it works without persistence.
import { createListeners, type WritableStore } from './store.ts'

interface Scope {
  localStorage?: { getItem(key: string): string | null; setItem(key: string, value: string): void }
}
interface PersistedStoreOptions<T> {
  key: string
  /** Default, with which the server renders the HTML. */
  usual: T
  /** Parses the stored text, null for none; damaged text gives the default. */
  read(text: string | null): T
  write(value: T): string
}

function stored(key: string): string | null {
  try {
    return (globalThis as Scope).localStorage?.getItem(key) ?? null
  } catch {
    // Storage is blocked: nothing is persisted.
    return null
  }
}

/** Reads storage on first use. */
export function createPersistedStore<T>({ key, usual, read, write }: PersistedStoreOptions<T>): WritableStore<T> {
  const { listen, notify } = createListeners()
  let current: { value: T } | undefined
  return {
    get() {
      current ??= { value: read(stored(key)) }
      return current.value
    },
    getServer: () => usual,
    set(value) {
      current = { value }
      try {
        ;(globalThis as Scope).localStorage?.setItem(key, write(value))
      } catch {
        // Blocked or full: the value lasts until the page closes.
      }
      notify()
    },
    subscribe: listen,
  }
}
