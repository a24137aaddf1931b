// Special follows of the signed-in member, by kind:id: read with every notice, so stored as a plain set.
import { createStore } from '../../core/store/store.ts'

const store = createStore<ReadonlySet<string>>(new Set())

export const specialFollows = {
  ...store,
  set(next: readonly string[]): void {
    const keys = store.get()
    if (next.length !== keys.size || !next.every((key) => keys.has(key))) store.set(new Set(next))
  },
}
