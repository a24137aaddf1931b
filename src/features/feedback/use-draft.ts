// The feedback draft, saved on the device shortly after each change.
import { useEffect, useRef, useState } from 'react'
import { createAutosave } from '../../core/storage/autosave.ts'
import { afterSent, emptyDraft, type FeedbackDraft, isEmpty } from './feedback-draft.ts'
import { dropDraft, findDraft, saveFeedbackDraft } from './feedback-store.ts'

/** Debounce before the draft is saved, in milliseconds. */
const quiet = 600

export interface DraftHandle {
  draft: FeedbackDraft
  update(change: Partial<FeedbackDraft>): void
  isSaved: boolean
  /** Call when the feedback was sent or queued. */
  sent(draft: FeedbackDraft): Promise<void>
}

export function useDraft(reader: string): DraftHandle {
  const [draft, setDraft] = useState(emptyDraft)
  const [isSaved, setSaved] = useState(false)
  const touched = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each account has its own draft in storage
  useEffect(() => {
    let mounted = true
    findDraft().then(
      (found) => {
        // If the user typed before the storage responded, the input wins, also after a login in between.
        if (!mounted || touched.current) return
        setDraft(found)
        setSaved(!isEmpty(found))
      },
      (error: unknown) => console.warn('draft load failed', error),
    )
    return () => {
      mounted = false
    }
  }, [reader])
  const [autosave] = useState(() => createAutosave(quiet, saveFeedbackDraft, (one) => setSaved(!isEmpty(one))))
  useEffect(() => {
    if (!touched.current) return
    autosave.change(draft)
  }, [autosave, draft])
  useEffect(() => autosave.leave, [autosave])
  const update = (change: Partial<FeedbackDraft>): void => {
    touched.current = true
    setSaved(false)
    // A functional update: a picture that arrives late must not overwrite newer input.
    setDraft((known) => ({ ...known, ...change }))
  }
  async function sent(gone: FeedbackDraft): Promise<void> {
    autosave.drop()
    setSaved(false)
    touched.current = true
    // The effect above saves the rest again after the debounce.
    setDraft((known) => afterSent(known, gone))
    await dropDraft()
  }
  return { draft, update, isSaved, sent }
}
