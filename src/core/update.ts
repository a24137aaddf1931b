// A new build that is ready: offered to the user, applied only on request.
import { createStore } from './store/store.ts'

export interface AppUpdate {
  apply(): void
}

/** Null: none is ready, or the user has postponed it. */
export const update = createStore<AppUpdate | null>(null)
