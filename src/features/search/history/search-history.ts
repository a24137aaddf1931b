// Search history of this device, newest first. A member's entries are removed with the account.
// Storage failures only mean that nothing is recorded.
import { limits } from '../../../../contract/limits/limits.ts'

export const historyKey = ['search history'] as const

export async function listSearches(): Promise<string[]> {
  try {
    const { db } = await import('../../../core/storage/db.ts')
    const rows = await db.search.orderBy('at').reverse().limit(limits.searchHistory).toArray()
    return rows.map((row) => row.text)
  } catch (error) {
    console.warn('search history not read', error)
    return []
  }
}

export async function rememberSearch(text: string): Promise<void> {
  if (text === '') return
  try {
    const [{ db }, { currentAccount }] = await Promise.all([
      import('../../../core/storage/db.ts'),
      import('../../../core/storage/account.ts'),
    ])
    await db.transaction('rw', db.search, db.setting, async () => {
      const known = await db.search.get(text)
      // An entry without an owner stays when the account leaves.
      const owner = known && !known.owner ? '' : await currentAccount()
      await db.search.put({ text, at: Date.now(), owner })
    })
    const old = await db.search.orderBy('at').reverse().offset(limits.searchHistory).primaryKeys()
    await db.search.bulkDelete(old)
  } catch (error) {
    console.warn('search history not saved', error)
  }
}

/** Deletes one search, or all of them. */
export async function deleteSearches(text?: string): Promise<void> {
  const { db } = await import('../../../core/storage/db.ts')
  await (text === undefined ? db.search.clear() : db.search.delete(text))
}
