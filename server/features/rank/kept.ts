// What many ask for at once, read once: of one room, all who watch it look at the same list.

/** Milliseconds that a list is good for, and lists that are kept. */
const goodFor = 2_000
const most = 1_000

export interface Kept<T> {
  /** What is kept under this name, or what `read` brings; who comes while it reads waits for the same. */
  get(name: string, read: () => Promise<T>): Promise<T>
}

/** `now` in real milliseconds. */
export function openKept<T>(now: () => number): Kept<T> {
  const lists = new Map<string, { until: number; list: Promise<T> }>()
  return {
    get(name, read) {
      const known = lists.get(name)
      if (known && known.until > now()) return known.list
      const list = read()
      lists.delete(name)
      lists.set(name, { until: now() + goodFor, list })
      list.catch(() => {
        if (lists.get(name)?.list === list) lists.delete(name)
      })
      const [oldest] = lists.keys()
      if (lists.size > most && oldest !== undefined) lists.delete(oldest)
      return list
    },
  }
}
