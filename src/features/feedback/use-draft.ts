// The feedback draft, saved on the device shortly after each change.
import { useEffect, useRef, useState } from 'react'
import { keepSoon } from '../../core/storage/keep-soon.ts'
import { afterSent, emptyDraft, type FeedbackDraft, isEmpty } from './feedback-draft.ts'
import { dropDraft, findDraft, keepDraft } from './feedback-store.ts'

/** Debounce before the draft is saved, in milliseconds. */
const quiet = 600

export interface DraftHandle {
  draft: FeedbackDraft
  put(change: Partial<FeedbackDraft>): void
  isKept: boolean
  /** Call when the feedback was sent or queued. */
  sent(draft: FeedbackDraft): Promise<void>
}

export function useDraft(reader: string): DraftHandle {
  const [draft, setDraft] = useState(emptyDraft)
  const [isKept, setKept] = useState(false)
  const touched = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each account has its own draft in storage
  useEffect(() => {
    let shown = true
    findDraft().then(
      (found) => {
        // If the user typed before the storage responded, the input wins, also after a login in between.
        if (!shown || touched.current) return
        setDraft(found)
        setKept(!isEmpty(found))
      },
      (error: unknown) => console.warn('draft load failed', error),
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
    // A functional update: a picture that arrives late must not overwrite newer input.
    setDraft((known) => ({ ...known, ...change }))
  }
  async function sent(gone: FeedbackDraft): Promise<void> {
    keeping.drop()
    setKept(false)
    touched.current = true
    // The effect above saves the rest again after the debounce.
    setDraft((known) => afterSent(known, gone))
    await dropDraft()
  }
  return { draft, put, isKept, sent }
}
