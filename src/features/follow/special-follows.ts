// What is special to the member who is signed in, by kind:id: asked with every notice, so kept as a mere set.
import { createStore } from '../../core/store.ts'

const store = createStore<ReadonlySet<string>>(new Set())

export const specialFollows = {
  ...store,
  set(next: readonly string[]): void {
    const keys = store.get()
    if (next.length !== keys.size || !next.every((key) => keys.has(key))) store.set(new Set(next))
  },
}
