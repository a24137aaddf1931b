// Whether this device can store the user's data. A failed write is reported, never swallowed.
import { createStore } from '../store/store.ts'

/** full: no room. blocked: no database. lost: another error. many: the limit of follows is reached. */
export type StorageHealth = 'fine' | 'full' | 'blocked' | 'lost' | 'many'
const store = createStore<StorageHealth>('fine')

export const storageHealth = {
  ...store,
  set(value: StorageHealth): void {
    // Failures are reported every time.
    if (value !== 'fine' || store.get() !== value) store.set(value)
  },
}
