// The one way to keep a value that screens read outside of React, and to tell who listens. src/ui/use-store.ts reads one in a component.
// Nothing that is drawn writes: a screen that is drawn by what it writes is drawn for ever. Effects and events write.

export interface Store<T> {
  get(): T
  /** What the server's HTML was made with: the first draw over it finds the same. */
  getServer(): T
  /** Answers how to stop hearing. */
  subscribe(listener: () => void): () => void
}
export interface WritableStore<T> extends Store<T> {
  /** Tells every listener, also of a value that is the same as before. */
  set(value: T): void
}

/** Whom each write is announced to: nobody, outside of development (src/app/drawing.ts) and of browser tests, which put it there before
 * the app starts (tests/support/app/watch-writes.ts). */
let watcher = (globalThis as { onStoreWrite?: () => void }).onStoreWrite
export function watchWrites(watch: (() => void) | undefined): void {
  watcher = watch
}
/** Whoever tells of a write announces it first: what is wrong at once need not become a loop on somebody's screen. */
export function beforeWrite(): void {
  watcher?.()
}

/** Whoever hears of something, in the order in which they began; who listens twice hears once. */
export function createListeners<News extends unknown[] = []>() {
  const listeners = new Set<(...news: News) => void>()
  return {
    /** Answers how to stop hearing. */
    listen(listener: (...news: News) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell(...news: News): void {
      beforeWrite()
      for (const listener of listeners) listener(...news)
    },
    count: (): number => listeners.size,
  }
}

/** The server's HTML is made with `initial`. */
export function createStore<T>(initial: T): WritableStore<T> {
  let value = initial
  const { listen, tell } = createListeners()
  return {
    get: () => value,
    getServer: () => initial,
    set(next) {
      value = next
      tell()
    },
    subscribe: listen,
  }
}
