// The stored draft and the feedback queued offline. Both belong to the signed-in account.
import type { WaitingFeedback } from '../../core/outbox/feedback-sender.ts'
import { emptyDraft, type FeedbackDraft, readDraft } from './feedback-draft.ts'

const draftKey = ['feedback draft'] as const

export async function findDraft(): Promise<FeedbackDraft> {
  const { findDraft: find } = await import('../../core/storage/drafts.ts')
  return readDraft(await find(draftKey))
}

export async function saveFeedbackDraft(draft: FeedbackDraft): Promise<void> {
  const { saveDraft } = await import('../../core/storage/drafts.ts')
  await saveDraft(draftKey, draft)
}
export const dropDraft = (): Promise<void> => saveFeedbackDraft(emptyDraft)

/** Queues the feedback; the outbox sends it as soon as there is a network. Reuses the idempotency key of the attempt without a response. */
export async function enqueueFeedback(payload: WaitingFeedback, key: string): Promise<void> {
  const { deviceOutbox } = await import('../../core/outbox/device-outbox.ts')
  await deviceOutbox.put({ kind: 'feedback', subject: key, payload, key })
  const { sendWaiting } = await import('../alert/device/waiting.ts')
  sendWaiting().catch((error: unknown) => console.warn('feedback send failed, retries at the next start', error))
}

export interface Waiting {
  seq: number
  content: string
  createdAt: number
  refused: boolean
}

export async function listWaiting(): Promise<Waiting[]> {
  const [{ deviceOutbox }, { currentAccount }] = await Promise.all([
    import('../../core/outbox/device-outbox.ts'),
    import('../../core/storage/account.ts'),
  ])
  const account = await currentAccount()
  const rows = await deviceOutbox.pending()
  return rows
    .filter(({ kind, owner }) => kind === 'feedback' && (owner ?? '') === account)
    .map(({ seq, payload, createdAt, refused }) => {
      const { content } = payload as WaitingFeedback
      return { seq, content, createdAt, refused: refused !== null }
    })
}

export async function dropWaiting(seq: number): Promise<void> {
  const { deviceOutbox } = await import('../../core/outbox/device-outbox.ts')
  await deviceOutbox.discard(seq)
}
