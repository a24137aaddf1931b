// Assigns to the account what was written under its login before its id was known, e.g. because the network went down first.
import { videoFileKey } from '../upload/video-draft.ts'
import { db } from './db.ts'

/** Outbox kinds that only signed-in users write. */
const ofMembers: ReadonlySet<string> = new Set(['account-follow', 'comment', 'follow-book', 'like', 'notification-read', 'post'])

/** Makes ownerless rows the account's. */
export const claimWritten = (account: string): Promise<void> =>
  db.transaction('rw', db.outbox, db.postDraft, db.videoDraft, async () => {
    const post = await db.postDraft.get('')
    if (post && !(await db.postDraft.get(account))) {
      await db.postDraft.put({ ...post, owner: account })
      await db.postDraft.delete('')
    }
    for (const [from, to] of [
      ['', account],
      [videoFileKey(''), videoFileKey(account)],
    ] as const) {
      const video = await db.videoDraft.get(from)
      if (!video || (await db.videoDraft.get(to))) continue
      await db.videoDraft.put({ ...video, owner: to })
      await db.videoDraft.delete(from)
    }
    await db.outbox.filter(({ kind, owner }) => !owner && ofMembers.has(kind)).modify({ owner: account })
  })
