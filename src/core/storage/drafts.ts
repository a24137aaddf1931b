// Drafts: user data rather than a cache, so they survive a new contract version and cache eviction. They leave the device with the
// account.
import { keyText } from '../api/freshness.ts'
import { deleteCached, findCached } from '../packs/copies.ts'
import { saveOwn } from '../packs/space.ts'
import { currentAccount } from './account.ts'
import { db } from './db.ts'
import { privateSetting } from './private.ts'

interface DraftSetting {
  /** Empty: a guest's, whose drafts pass to the account that they sign in to. */
  account: string
  draft: unknown
}
const nameOf = (key: readonly unknown[]): string => `${privateSetting}draft ${keyText(key)}`

/** Returns undefined if no draft is stored for the current account. */
export async function findDraft(key: readonly unknown[]): Promise<unknown> {
  const [account, row] = await Promise.all([currentAccount(), db.setting.get(nameOf(key))])
  const saved = row?.value as DraftSetting | undefined
  // Earlier builds stored drafts as copies.
  if (!saved) return (await findCached(key))?.data
  return saved.account === '' || saved.account === account ? saved.draft : undefined
}

/** @throws the error of the write: the user is notified if the device rejects it. */
export async function saveDraft(key: readonly unknown[], draft: unknown): Promise<void> {
  await saveOwn(() =>
    // One transaction, so that a logout comes before or after it and never in between.
    db.transaction('rw', db.setting, async () => {
      const account = await currentAccount()
      await db.setting.put({ key: nameOf(key), value: { account, draft } satisfies DraftSetting })
    }),
  )
  await deleteCached(key)
}
