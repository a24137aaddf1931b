// What is special to the member who is signed in, by kind:id: asked with every notice, so kept as a mere set.

let keys: ReadonlySet<string> = new Set()
const nobodys: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

export const specialFollows = {
  get: (): ReadonlySet<string> => keys,
  getServer: (): ReadonlySet<string> => nobodys,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  set(next: readonly string[]): void {
    if (next.length === keys.size && next.every((key) => keys.has(key))) return
    keys = new Set(next)
    for (const listener of listeners) listener()
  },
}
