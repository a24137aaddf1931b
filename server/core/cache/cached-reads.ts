// What many ask for at once, read once: who comes while it is read waits for the same, and who comes soon after is given it again.

export interface CachedReads<T> {
  /** What is cached under this name, or what `read` brings. */
  get(name: string, read: () => Promise<T>): Promise<T>
  /** Whoever comes from now on reads anew. */
  evict(name: string): void
}

/** `now` in milliseconds; `goodFor`: how many of them a read is good for; `most`: reads that are cached. */
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
