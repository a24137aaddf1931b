// Whether this device takes what its reader wants to be kept. A write that was not taken is said, never swallowed.

/** full: no room. blocked: no database. lost: something else. many: as much is followed as can be told of. */
export type StorageHealth = 'fine' | 'full' | 'blocked' | 'lost' | 'many'
let current: StorageHealth = 'fine'
const listeners = new Set<() => void>()

export const storageHealth = {
  get: (): StorageHealth => current,
  getServer: (): StorageHealth => 'fine',
  set(value: StorageHealth): void {
    // What is not fine is said each time.
    if (value === 'fine' && current === value) return
    current = value
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
