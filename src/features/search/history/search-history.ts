// What was searched on this device, newest first. What a member searched leaves with the account. Storage that fails only means that nothing is remembered.
import { limits } from '../../../../contract/limits/limits.ts'

export const historyKey = ['search history'] as const

export async function listSearches(): Promise<string[]> {
  try {
    const { db } = await import('../../../core/storage/db.ts')
    const rows = await db.search.orderBy('at').reverse().limit(limits.searchHistory).toArray()
    return rows.map((row) => row.text)
  } catch (error) {
    console.warn('the search history could not be read', error)
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
      // What the device knew before stays when the account leaves.
      const owner = known && !known.owner ? '' : await currentAccount()
      await db.search.put({ text, at: Date.now(), owner })
    })
    const old = await db.search.orderBy('at').reverse().offset(limits.searchHistory).primaryKeys()
    await db.search.bulkDelete(old)
  } catch (error) {
    console.warn('the search was not remembered', error)
  }
}

/** Forgets one search, or all of them. */
export async function forgetSearches(text?: string): Promise<void> {
  const { db } = await import('../../../core/storage/db.ts')
  await (text === undefined ? db.search.clear() : db.search.delete(text))
}
