// The draft as it is typed, kept on the device a moment after each change.
import { useEffect, useRef, useState } from 'react'
import { keepSoon } from '../../core/storage/keep-soon.ts'
import { afterSent, emptyDraft, type FeedbackDraft, isEmpty } from './feedback-draft.ts'
import { dropDraft, findDraft, keepDraft } from './feedback-store.ts'

/** Milliseconds of quiet after which it is kept. */
const quiet = 600

export interface DraftHandle {
  draft: FeedbackDraft
  put(change: Partial<FeedbackDraft>): void
  isKept: boolean
  /** It arrived, or waits to be sent. */
  sent(draft: FeedbackDraft): Promise<void>
}

export function useDraft(reader: string): DraftHandle {
  const [draft, setDraft] = useState(emptyDraft)
  const [isKept, setKept] = useState(false)
  const touched = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reader has a draft of his own in the storage
  useEffect(() => {
    let shown = true
    findDraft().then(
      (found) => {
        // Who was quicker than the storage goes on with what is typed, also when he signs in with it.
        if (!shown || touched.current) return
        setDraft(found)
        setKept(!isEmpty(found))
      },
      (error: unknown) => console.warn('no draft can be read', error),
    )
    return () => {
      shown = false
    }
  }, [reader])
  const [keeping] = useState(() => keepSoon(quiet, keepDraft, (one) => setKept(!isEmpty(one))))
  useEffect(() => {
    if (!touched.current) return
    keeping.change(draft)
  }, [keeping, draft])
  useEffect(() => keeping.leave, [keeping])
  const put = (change: Partial<FeedbackDraft>): void => {
    touched.current = true
    setKept(false)
    // A picture that arrives late changes what is written by then.
    setDraft((known) => ({ ...known, ...change }))
  }
  async function sent(gone: FeedbackDraft): Promise<void> {
    keeping.drop()
    setKept(false)
    touched.current = true
    // What is left of it is kept again a moment later.
    setDraft((known) => afterSent(known, gone))
    await dropDraft()
  }
  return { draft, put, isKept, sent }
}
