// The search index in this window: from the device, then from the server when it is old. In memory from its first use on.

import { openIndex, type SearchIndex } from '../../../../rules/search/search-index.ts'
import { NetworkError } from '../../../core/api/api.ts'
import type { SearchContent } from '../../../core/packs/search.ts'
import { createStore, type Store } from '../../../core/store.ts'
import { whenIdle } from '../../../core/when-idle.ts'

export interface LocalIndex {
  index: SearchIndex | null
  /** Real milliseconds when the server last said that this is the index; 0 without one. */
  savedAt: number
  /** What came of the last try to get a newer one. `idle`: nobody has searched yet. */
  state: 'idle' | 'loading' | 'ready' | 'offline' | 'failed'
}

const store = createStore<LocalIndex>({ index: null, savedAt: 0, state: 'idle' })
export const localIndex: Store<LocalIndex> = store
let content: SearchContent | null = null
let loading: Promise<void> | null = null

const set = (patch: Partial<LocalIndex>): void => store.set({ ...store.get(), ...patch })

function take(next: SearchContent, savedAt: number): void {
  const index = content?.version === next.version ? store.get().index : openIndex(next.index)
  content = next
  set({ index, savedAt, state: 'ready' })
}

/** Brings the index in and up to date. Never rejects: `localIndex` says how it went. */
export function loadIndex(): Promise<void> {
  loading ??= load().finally(() => {
    loading = null
  })
  return loading
}

async function load(): Promise<void> {
  const { readSearchIndex, searchIndexAge } = await import('../../../core/packs/search.ts')
  if (content && Date.now() - store.get().savedAt < searchIndexAge) return
  if (!content) set({ state: 'loading' })
  try {
    const { findKeptIndex } = await import('./kept-index.ts')
    const kept = content ? null : await findKeptIndex()
    if (kept) take(kept.content, kept.savedAt)
    if (content && Date.now() - store.get().savedAt < searchIndexAge) return
    const read = await readSearchIndex(content)
    // Reading it was one task; opening it is another, so that neither holds up a key.
    await new Promise((resolve) => setTimeout(resolve))
    take(read, Date.now())
    keepLater(read)
  } catch (error) {
    console.warn('the search index could not be read', error)
    set({ state: error instanceof NetworkError ? 'offline' : 'failed' })
  }
}

/** Written when the reader is not waiting for anything. */
function keepLater(read: SearchContent): void {
  whenIdle(() => {
    import('./kept-index.ts')
      .then(({ keepIndex }) => keepIndex(read))
      .catch((error: unknown) => console.warn('the search index was not kept for offline use', error))
  }, 5_000)
}
