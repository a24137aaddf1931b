// The one way to keep a value that screens read outside of React, and to tell who listens. src/ui/use-store.ts reads one in a component.

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
