// A store whose value this device remembers in localStorage. Storage that is blocked only means that nothing is remembered.
import { createListeners, type WritableStore } from './store.ts'

interface Scope {
  localStorage?: { getItem(key: string): string | null; setItem(key: string, value: string): void }
}
interface Kept<T> {
  key: string
  /** What the server's HTML is made with. */
  usual: T
  /** What is stored, null for nothing, with the usual in place of what is damaged. */
  read(text: string | null): T
  write(value: T): string
}

function stored(key: string): string | null {
  try {
    return (globalThis as Scope).localStorage?.getItem(key) ?? null
  } catch {
    // Storage is blocked: nothing is remembered.
    return null
  }
}

/** Read at the first use. */
export function createKeptStore<T>({ key, usual, read, write }: Kept<T>): WritableStore<T> {
  const { listen, tell } = createListeners()
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
        // Blocked or full: it holds until the page closes.
      }
      tell()
    },
    subscribe: listen,
  }
}
