// The only kind of store for values that screens read outside of React, and its listeners. src/ui/use-store.ts reads one in a component.
// Rendering must not write: a component that renders on its own write loops forever. Effects and events write.

export interface Store<T> {
  get(): T
  /** The value of the server's HTML, so that hydration matches. */
  getServer(): T
  /** Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
}
export interface WritableStore<T> extends Store<T> {
  /** Notifies every listener, even if the value is unchanged. */
  set(value: T): void
}

/** Called before each write: only in development (src/app/drawing.ts) and in browser tests, which set it before the app starts
 * (tests/support/app/watch-writes.ts). */
let watcher = (globalThis as { onStoreWrite?: () => void }).onStoreWrite
export function watchWrites(watch: (() => void) | undefined): void {
  watcher = watch
}
/** Call before notifying of a write: reports a write during a render at once, before it can loop. */
export function beforeWrite(): void {
  watcher?.()
}

/** A listener set, notified in order of subscription; a listener added twice is called once. */
export function createListeners<News extends unknown[] = []>() {
  const listeners = new Set<(...news: News) => void>()
  return {
    /** Returns the unsubscribe function. */
    listen(listener: (...news: News) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify(...news: News): void {
      beforeWrite()
      for (const listener of listeners) listener(...news)
    },
    count: (): number => listeners.size,
  }
}

/** The server's HTML uses `initial`. */
export function createStore<T>(initial: T): WritableStore<T> {
  let value = initial
  const { listen, notify } = createListeners()
  return {
    get: () => value,
    getServer: () => initial,
    set(next) {
      value = next
      notify()
    },
    subscribe: listen,
  }
}
