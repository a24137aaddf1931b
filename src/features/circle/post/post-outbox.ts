// Draft of a post, and posts waiting on this device for the network. Both belong to the signed-in account.
import { isEmptyPost, type PostDraft } from '../../../core/upload/post-draft.ts'

async function storage() {
  const [{ db }, { currentAccount }] = await Promise.all([
    import('../../../core/storage/db.ts'),
    import('../../../core/storage/account.ts'),
  ])
  return { db, owner: await currentAccount() }
}

export async function findPostDraft(): Promise<PostDraft | null> {
  const { db, owner } = await storage()
  return (await db.postDraft.get(owner))?.draft ?? null
}
export async function savePostDraft(draft: PostDraft): Promise<void> {
  const [{ db, owner }, { saveOwn }] = await Promise.all([storage(), import('../../../core/packs/space.ts')])
  await saveOwn(() => db.postDraft.put({ owner, draft, at: Date.now() }))
  // Preloads the modules of the outbox while online, because a post needs them when offline.
  await Promise.allSettled([outbox(), sender()])
}
const outbox = () => import('../../../core/outbox/device-outbox.ts')
const sender = () => import('../../alert/device/waiting.ts')
/** Failing to delete the draft does not affect the published post. */
export async function dropPostDraft(): Promise<void> {
  try {
    const { db, owner } = await storage()
    await db.postDraft.delete(owner)
  } catch (error) {
    console.warn('post draft not deleted', error)
  }
}

export const waitingPostsKey = ['posts waiting'] as const

/** Queues the post in the outbox, which sends it now or once online, with the draft's idempotency key. */
export async function enqueuePost(draft: PostDraft): Promise<void> {
  const { deviceOutbox } = await outbox()
  await deviceOutbox.put({ kind: 'post', subject: draft.key, payload: draft })
  const { sendWaiting } = await sender()
  sendWaiting().catch((error: unknown) => console.warn('post not sent, stays queued', error))
}

export interface WaitingPost {
  seq: number
  draft: PostDraft
  /** Why it was permanently rejected; null: waiting. */
  refused: string | null
}
export async function listWaitingPosts(): Promise<WaitingPost[]> {
  const [{ deviceOutbox }, { owner: account }] = await Promise.all([outbox(), storage()])
  const rows = await deviceOutbox.pending()
  return rows.flatMap(({ seq, kind, owner, payload, refused }) =>
    kind === 'post' && (owner ?? '') === account ? [{ seq, draft: payload as PostDraft, refused }] : [],
  )
}
export async function dropWaitingPost(seq: number): Promise<void> {
  const { deviceOutbox } = await outbox()
  await deviceOutbox.discard(seq)
}

/** Moves the post back into the form without losing it. Returns false if the form holds another draft, which would be overwritten. */
export async function takeBackPost({ seq, draft }: WaitingPost): Promise<boolean> {
  const known = await findPostDraft()
  if (known && known.key !== draft.key && !isEmptyPost(known)) return false
  await savePostDraft(draft)
  await dropWaitingPost(seq)
  return true
}
