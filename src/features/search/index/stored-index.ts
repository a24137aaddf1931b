// Persisted search index: the pack 'search'. Without it the index is fetched again.
import { isSearchContent, type SearchContent, searchItemKey } from '../../../core/packs/content/search.ts'
import { findPackItem, listPacks, packRecord, replacePack } from '../../../core/packs/store.ts'

export async function findStoredIndex(): Promise<{ content: SearchContent; savedAt: number } | null> {
  try {
    const record = await findPackItem('search', searchItemKey)
    return record && isSearchContent(record.data) ? { content: record.data, savedAt: record.savedAt } : null
  } catch (error) {
    console.warn('saved search index not read', error)
    return null
  }
}

/** Persists the index, unless the user has deleted the pack. */
export async function storeIndex(data: SearchContent): Promise<void> {
  const isUnwanted = (await listPacks()).some(({ name, wanted }) => name === 'search' && !wanted)
  if (isUnwanted) return
  const savedAt = Date.now()
  await replacePack('search', [packRecord('search', { key: searchItemKey, data }, [], savedAt)], data.index.matches.id.length, savedAt)
}
