// The search index as the server builds it: one item, replaced as a whole.
import type { SearchSnapshot } from '../../../../contract/search.ts'
import { call } from '../../api/api.ts'
import type { PackSource } from '../packs.ts'

export interface SearchContent {
  version: string
  index: SearchSnapshot
}
export const searchItemKey = 'index'
/** Milliseconds after which a search checks for a newer index. */
export const searchIndexAge = 10 * 60_000

/** An index of another format, from an older build, counts as none. */
export const isSearchContent = (data: unknown): data is SearchContent =>
  typeof data === 'object' && data !== null && 'index' in data && (data as SearchContent).index?.format === 2

/** Returns the server's index; `known` itself if it is current. */
export async function readSearchIndex(known: unknown, signal?: AbortSignal): Promise<SearchContent> {
  const saved = isSearchContent(known) ? known : null
  const { version, index } = await call('GET api/Search/snapshot', { query: saved ? { known: saved.version } : {}, signal })
  if (index) return { version, index }
  if (saved) return saved
  throw new Error('search snapshot without an index that is not cached')
}

export const searchPack: PackSource = {
  name: 'search',
  refreshAfter: 12 * 3_600_000,
  async load({ signal, findSaved: saved, progress }) {
    const data = await readSearchIndex(await saved(searchItemKey), signal)
    progress(1)
    return { items: [{ key: searchItemKey, data }], count: data.index.matches.id.length }
  },
}
