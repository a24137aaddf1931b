// The draft of a post, and posts that wait on this device for the network. Both belong to whoever is signed in.
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
export async function keepPostDraft(draft: PostDraft): Promise<void> {
  const [{ db, owner }, { keepOwn }] = await Promise.all([storage(), import('../../../core/packs/space.ts')])
  await keepOwn(() => db.postDraft.put({ owner, draft, at: Date.now() }))
  // What a post needs to wait is fetched while there is a network: it is asked for when there is none.
  await Promise.allSettled([outbox(), sender()])
}
const outbox = () => import('../../../core/outbox/device-outbox.ts')
const sender = () => import('../../alert/device/waiting.ts')
/** Whether the device forgets it says nothing of whether it was published. */
export async function dropPostDraft(): Promise<void> {
  try {
    const { db, owner } = await storage()
    await db.postDraft.delete(owner)
  } catch (error) {
    console.warn('the draft of a post was not forgotten', error)
  }
}

export const waitingPostsKey = ['posts waiting'] as const

/** It goes by itself, at once or when the network is back, under the key of the draft. */
export async function putWaitingPost(draft: PostDraft): Promise<void> {
  const { deviceOutbox } = await outbox()
  await deviceOutbox.put({ kind: 'post', subject: draft.key, payload: draft })
  const { sendWaiting } = await sender()
  sendWaiting().catch((error: unknown) => console.warn('the post waits for a later start', error))
}

export interface WaitingPost {
  seq: number
  draft: PostDraft
  /** Why it was refused for good; null: it waits. */
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

/** Back into the form, and nowhere lost on the way. False: another post is being written there, and would be. */
export async function takeBackPost({ seq, draft }: WaitingPost): Promise<boolean> {
  const known = await findPostDraft()
  if (known && known.key !== draft.key && !isEmptyPost(known)) return false
  await keepPostDraft(draft)
  await dropWaitingPost(seq)
  return true
}
