// Keeps what was worked out last, so that memory stays small however long the world runs.

/** Remembers the values of a function by key, the newest `capacity` of them. */
export function memo<K, V>(capacity: number, make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const value = make(key)
    known.set(key, value)
    if (known.size > capacity) known.delete(known.keys().next().value as K)
    return value
  }
}
