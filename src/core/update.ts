// A new build that waits: offered to the reader, applied only when they say so.

export interface AppUpdate {
  apply(): void
}
let offered: AppUpdate | null = null
const listeners = new Set<() => void>()

export const update = {
  get: (): AppUpdate | null => offered,
  getServer: (): AppUpdate | null => null,
  offer(value: AppUpdate | null): void {
    offered = value
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
