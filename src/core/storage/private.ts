// What leaves the device with an account. Unsent writes stay bound to it: nobody else sends them, they are not lost.
// R-OUTBOX-2.

import { forgetAnswers } from '../api/api.ts'
import { videoFileKey } from '../upload/video-draft.ts'
import { currentAccount, setCurrentAccount } from './account.ts'
import { db } from './db.ts'
import { forgetSentPictures } from './sent-pictures.ts'

/** Settings under such a name are the account's own and leave with it. */
export const privateSetting = 'private:'

const hooks = new Set<(account: string) => void | Promise<void>>()

/** Something that keeps private things outside these tables forgets them here. Answers how to take the hook away. */
export function onPurge(hook: (account: string) => void | Promise<void>): () => void {
  hooks.add(hook)
  return () => hooks.delete(hook)
}

/** Nothing of the account is on its way while it leaves. */
const whileNothingIsSent = <T>(work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? (navigator.locks.request('outbox', work) as Promise<T>) : work()

/**
 * At logout, or when another account logs in. Answers how many writes of the account were never sent. `keepsMoneyCalls`: nobody has
 * left, the login was ended; what became of money that was on its way is told at the account's next login, as its unsent writes go out then.
 */
export const purgePrivate = ({ keepsMoneyCalls = false } = {}): Promise<{ unsent: number }> =>
  whileNothingIsSent(() => purge(keepsMoneyCalls))

async function purge(keepsMoneyCalls: boolean): Promise<{ unsent: number }> {
  const account = await currentAccount()
  // Nobody to forget: what a guest has just read is kept on.
  if (!account) return { unsent: 0 }
  forgetAnswers()
  const ownTables = [db.copy, db.chatMessage, db.chatConversation, ...(keepsMoneyCalls ? [] : [db.moneyCall])]
  await db.transaction('rw', [...ownTables, db.setting, db.postDraft, db.videoDraft, db.search, db.notice], async () => {
    for (const table of ownTables) await table.where('owner').equals(account).delete()
    // What the bell has told says which teams and streamers the account follows.
    await db.notice.clear()
    await db.search.filter(({ owner }) => owner === account).delete()
    await db.postDraft.delete(account)
    await db.videoDraft.delete(account)
    await db.videoDraft.delete(videoFileKey(account))
    await db.setting.where('key').startsWith(privateSetting).delete()
    await setCurrentAccount('')
  })
  await forgetSentPictures()
  for (const hook of hooks) await hook(account)
  return { unsent: await db.outbox.where('owner').equals(account).count() }
}
