// Search index of this window: from the device, then from the server if outdated. Stays in memory once loaded.

import { openIndex, type SearchIndex } from '../../../../rules/search/search-index.ts'
import { NetworkError } from '../../../core/api/api.ts'
import type { SearchContent } from '../../../core/packs/content/search.ts'
import { createStore, type Store } from '../../../core/store/store.ts'
import { whenIdle } from '../../../core/when-idle.ts'

export interface LocalIndex {
  index: SearchIndex | null
  /** Unix time in milliseconds at which the server last confirmed the index; 0 without one. */
  savedAt: number
  /** Outcome of the last refresh. `idle`: no search yet. */
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

/** Loads the index and refreshes it if outdated. Never rejects: `localIndex` holds the outcome. */
export function loadIndex(): Promise<void> {
  loading ??= load().finally(() => {
    loading = null
  })
  return loading
}

async function load(): Promise<void> {
  const { readSearchIndex, searchIndexAge } = await import('../../../core/packs/content/search.ts')
  if (content && Date.now() - store.get().savedAt < searchIndexAge) return
  if (!content) set({ state: 'loading' })
  try {
    const { findStoredIndex } = await import('./stored-index.ts')
    const stored = content ? null : await findStoredIndex()
    if (stored) take(stored.content, stored.savedAt)
    if (content && Date.now() - store.get().savedAt < searchIndexAge) return
    const read = await readSearchIndex(content)
    // Parsing and opening the index run in separate tasks, so that neither delays a key press.
    await new Promise((resolve) => setTimeout(resolve))
    take(read, Date.now())
    storeLater(read)
  } catch (error) {
    console.warn('search index not read', error)
    set({ state: error instanceof NetworkError ? 'offline' : 'failed' })
  }
}

/** Persists the index when the page is idle. */
function storeLater(read: SearchContent): void {
  whenIdle(() => {
    import('./stored-index.ts')
      .then(({ storeIndex }) => storeIndex(read))
      .catch((error: unknown) => console.warn('search index not saved', error))
  }, 5_000)
}
