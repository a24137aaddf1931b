// LRU caches, so that memory stays bounded however long the world runs.

/** The `capacity` most recently used values, by key. */
export class Recent<K, V> {
  private readonly known = new Map<K, V>()

  constructor(private readonly capacity: number) {}

  get(key: K): V | undefined {
    const found = this.known.get(key)
    if (found === undefined) return undefined
    this.known.delete(key)
    this.known.set(key, found)
    return found
  }

  /** Returns the value. */
  store(key: K, value: V): V {
    this.known.set(key, value)
    if (this.known.size > this.capacity) this.known.delete(this.known.keys().next().value as K)
    return value
  }
}

/** Memoizes a function for the `capacity` most recently used keys. */
export function memo<K, V>(capacity: number, make: (key: K) => V): (key: K) => V {
  const recent = new Recent<K, V>(capacity)
  return (key) => recent.get(key) ?? recent.store(key, make(key))
}
