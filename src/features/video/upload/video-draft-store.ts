// The video draft, stored on this device with its file. It belongs to the signed-in account.
import { type VideoDraft, videoFileKey } from '../../../core/upload/video-draft.ts'

async function storage() {
  const [{ db }, { currentAccount }] = await Promise.all([
    import('../../../core/storage/db.ts'),
    import('../../../core/storage/account.ts'),
  ])
  return { db, owner: await currentAccount() }
}

/** The file in storage: written once, not on every change of the draft. */
let stored: Blob | null = null

export async function findVideoDraft(): Promise<VideoDraft | null> {
  const { db, owner } = await storage()
  const draft = (await db.videoDraft.get(owner))?.draft
  if (!draft) return null
  stored = (await db.videoDraft.get(videoFileKey(owner)))?.blob ?? null
  return { ...draft, file: draft.file && { ...draft.file, blob: stored } }
}

/** Saves the draft without its file if storage has no space for it. */
export async function saveVideoDraft(draft: VideoDraft): Promise<void> {
  const [{ db, owner }, { isQuota, saveOwn, withRoom }] = await Promise.all([storage(), import('../../../core/packs/space.ts')])
  const key = videoFileKey(owner)
  const blob = draft.file?.blob ?? null
  await saveOwn(() => db.videoDraft.put({ owner, draft: { ...draft, file: draft.file && { ...draft.file, blob: null } } }))
  if (blob === stored) return
  stored = blob
  try {
    await (blob ? withRoom(() => db.videoDraft.put({ owner: key, blob })) : db.videoDraft.delete(key))
  } catch (error) {
    if (!isQuota(error)) throw error
    await db.videoDraft.delete(key)
    console.info('video file exceeds the quota, the user must select it again after a reload', error)
  }
}

/** Logs storage errors instead of throwing: they do not affect the publication. */
export async function dropVideoDraft(): Promise<void> {
  try {
    const { db, owner } = await storage()
    stored = null
    await db.videoDraft.bulkDelete([owner, videoFileKey(owner)])
  } catch (error) {
    console.warn('draft deletion failed', error)
  }
}
