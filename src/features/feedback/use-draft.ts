// The draft as it is typed, kept on the device a moment after each change.
import { useEffect, useRef, useState } from 'react'
import { emptyDraft, type FeedbackDraft, isEmpty } from './feedback-draft.ts'
import { findDraft, keepDraft } from './feedback-store.ts'

/** Milliseconds of quiet after which it is kept. */
const quiet = 600

export function useDraft(reader: string): { draft: FeedbackDraft; put(change: Partial<FeedbackDraft>): void; isKept: boolean } {
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
  useEffect(() => {
    if (!touched.current) return
    let isLast = true
    const keeping = setTimeout(() => {
      keepDraft(draft).then(
        // What was changed meanwhile is not kept yet.
        () => isLast && setKept(!isEmpty(draft)),
        (error: unknown) => console.warn('the draft was not kept', error),
      )
    }, quiet)
    return () => {
      isLast = false
      clearTimeout(keeping)
    }
  }, [draft])
  const put = (change: Partial<FeedbackDraft>): void => {
    touched.current = true
    setKept(false)
    // A picture that arrives late changes what is written by then.
    setDraft((known) => ({ ...known, ...change }))
  }
  return { draft, put, isKept }
}
