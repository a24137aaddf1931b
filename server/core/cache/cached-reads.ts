// Caches reads for a short time and shares one read between concurrent callers.

export interface CachedReads<T> {
  /** Returns the value cached under this name, or the result of `read`. */
  get(name: string, read: () => Promise<T>): Promise<T>
  /** Removes a cached read: the next caller reads again. */
  evict(name: string): void
}

/** `now` in milliseconds; `goodFor`: time to live of a cached read, in milliseconds; `most`: maximum cached reads. */
export function cachedReads<T>(now: () => number, { goodFor, most }: { goodFor: number; most: number }): CachedReads<T> {
  const reads = new Map<string, { until: number; value: Promise<T> }>()
  return {
    get(name, read) {
      const known = reads.get(name)
      if (known && known.until > now()) return known.value
      const value = read()
      reads.delete(name)
      reads.set(name, { until: now() + goodFor, value })
      value.catch(() => {
        if (reads.get(name)?.value === value) reads.delete(name)
      })
      const [oldest] = reads.keys()
      if (reads.size > most && oldest !== undefined) reads.delete(oldest)
      return value
    },
    evict: (name) => void reads.delete(name),
  }
}
