// Whether this device takes what its reader wants to be kept. A write that was not taken is said, never swallowed.
import { createStore } from '../store.ts'

/** full: no room. blocked: no database. lost: something else. many: as much is followed as can be told of. */
export type StorageHealth = 'fine' | 'full' | 'blocked' | 'lost' | 'many'
const store = createStore<StorageHealth>('fine')

export const storageHealth = {
  ...store,
  set(value: StorageHealth): void {
    // What is not fine is said each time.
    if (value !== 'fine' || store.get() !== value) store.set(value)
  },
}
