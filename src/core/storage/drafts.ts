// What the reader is writing: no cache but his own, so that it outlives a new contract and saved answers that give way. It leaves the
// device with his account.
import { keyText } from '../api/freshness.ts'
import { findKept, forgetKept } from '../packs/copies.ts'
import { keepOwn } from '../packs/space.ts'
import { currentAccount } from './account.ts'
import { db } from './db.ts'
import { privateSetting } from './private.ts'

interface DraftSetting {
  /** Empty: a guest's, whose words are those of the account that he logs in as. */
  account: string
  draft: unknown
}
const nameOf = (key: readonly unknown[]): string => `${privateSetting}draft ${keyText(key)}`

/** Undefined: nothing was kept for who is here. */
export async function findDraft(key: readonly unknown[]): Promise<unknown> {
  const [account, row] = await Promise.all([currentAccount(), db.setting.get(nameOf(key))])
  const saved = row?.value as DraftSetting | undefined
  // Earlier builds saved it like an answer.
  if (!saved) return (await findKept(key))?.data
  return saved.account === '' || saved.account === account ? saved.draft : undefined
}

/** @throws what the write threw: the reader is told where the device did not take it. */
export async function saveDraft(key: readonly unknown[], draft: unknown): Promise<void> {
  await keepOwn(() =>
    // One transaction, so that a logout comes before it or after it and never between.
    db.transaction('rw', db.setting, async () => {
      const account = await currentAccount()
      await db.setting.put({ key: nameOf(key), value: { account, draft } satisfies DraftSetting })
    }),
  )
  await forgetKept(key)
}
