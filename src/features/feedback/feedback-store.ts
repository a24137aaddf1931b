// The kept draft, and what was written without a network and waits. Both belong to whoever is signed in.
import type { WaitingFeedback } from '../../core/outbox/feedback-sender.ts'
import { emptyDraft, type FeedbackDraft, readDraft } from './feedback-draft.ts'

const draftKey = ['feedback draft'] as const

export async function findDraft(): Promise<FeedbackDraft> {
  const { findDraft: find } = await import('../../core/storage/drafts.ts')
  return readDraft(await find(draftKey))
}

export async function keepDraft(draft: FeedbackDraft): Promise<void> {
  const { saveDraft } = await import('../../core/storage/drafts.ts')
  await saveDraft(draftKey, draft)
}
export const dropDraft = (): Promise<void> => keepDraft(emptyDraft)

/** It goes by itself, at once or when the network is back, under the key of the try that nothing was heard of. */
export async function putWaiting(payload: WaitingFeedback, key: string): Promise<void> {
  const { deviceOutbox } = await import('../../core/outbox/device-outbox.ts')
  await deviceOutbox.put({ kind: 'feedback', subject: key, payload, key })
  const { sendWaiting } = await import('../alert/device/waiting.ts')
  sendWaiting().catch((error: unknown) => console.warn('the feedback waits for a later start', error))
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
