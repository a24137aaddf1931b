// Purges an account's data from the device. Unsent writes stay bound to it: no other account sends them, and they are not lost.
// R-OUTBOX-2.

import { clearResponseCache } from '../api/api.ts'
import { videoFileKey } from '../upload/video-draft.ts'
import { currentAccount, setCurrentAccount } from './account.ts'
import { db } from './db.ts'
import { deleteSentPictures } from './sent-pictures.ts'

/** Prefix of settings that belong to the account and are purged with it. */
export const privateSetting = 'private:'

const hooks = new Set<(account: string) => void | Promise<void>>()

/** Registers a hook that purges private data outside these tables. Returns the function that removes it. */
export function onPurge(hook: (account: string) => void | Promise<void>): () => void {
  hooks.add(hook)
  return () => hooks.delete(hook)
}

/** Runs `work` while the outbox sends nothing of the account. */
const whileNothingIsSent = <T>(work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? (navigator.locks.request('outbox', work) as Promise<T>) : work()

/**
 * Runs at logout, or when another account signs in. Returns the number of the account's unsent writes. `retainMoneyCalls`: the login
 * was ended rather than left; the account's next login reports the results of its pending payments and sends its unsent writes.
 */
export const purgePrivate = ({ retainMoneyCalls = false } = {}): Promise<{ unsent: number }> =>
  whileNothingIsSent(() => purge(retainMoneyCalls))

async function purge(retainMoneyCalls: boolean): Promise<{ unsent: number }> {
  const account = await currentAccount()
  // No account to purge: the data that a guest has just read stays.
  if (!account) return { unsent: 0 }
  clearResponseCache()
  const ownTables = [db.copy, db.chatMessage, db.chatConversation, ...(retainMoneyCalls ? [] : [db.moneyCall])]
  await db.transaction('rw', [...ownTables, db.setting, db.postDraft, db.videoDraft, db.search, db.notice], async () => {
    for (const table of ownTables) await table.where('owner').equals(account).delete()
    // The bell's alerts reveal which teams and streamers the account follows.
    await db.notice.clear()
    await db.search.filter(({ owner }) => owner === account).delete()
    await db.postDraft.delete(account)
    await db.videoDraft.delete(account)
    await db.videoDraft.delete(videoFileKey(account))
    await db.setting.where('key').startsWith(privateSetting).delete()
    await setCurrentAccount('')
  })
  await deleteSentPictures()
  for (const hook of hooks) await hook(account)
  return { unsent: await db.outbox.where('owner').equals(account).count() }
}
