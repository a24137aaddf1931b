// A new build that waits: offered to the reader, applied only when they say so.
import { createStore } from './store.ts'

export interface AppUpdate {
  apply(): void
}

/** Null: none waits, or the reader has put it off. */
export const update = createStore<AppUpdate | null>(null)
