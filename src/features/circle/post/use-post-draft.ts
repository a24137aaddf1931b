// The post that is being written, kept on the device a moment after each change, files and all.
import { useEffect, useRef, useState } from 'react'
import { keepSoon } from '../../../core/storage/keep-soon.ts'
import { emptyPost, isEmptyPost, type PostDraft } from '../../../core/upload/post-draft.ts'
import { dropPostDraft, findPostDraft, keepPostDraft } from './post-outbox.ts'

/** Milliseconds of quiet after which it is kept. */
const quiet = 600

export interface PostDraftHandle {
  draft: PostDraft
  put(change: Partial<PostDraft>): void
  isKept: boolean
  /** It was published, or waits: the next one begins empty. */
  begin(): Promise<void>
}

const keep = (draft: PostDraft): Promise<void> => (isEmptyPost(draft) ? dropPostDraft() : keepPostDraft(draft))

/** `first`: what the address wishes for; what was written before keeps its words. */
export function usePostDraft(first: Partial<PostDraft>): PostDraftHandle {
  const [draft, setDraft] = useState(() => ({ ...emptyPost(), ...first }))
  const [isKept, setKept] = useState(false)
  const touched = useRef(false)
  const wished = useRef(first)
  useEffect(() => {
    let shown = true
    findPostDraft().then(
      (found) => {
        // Who was quicker than the storage goes on with what is typed.
        if (!shown || touched.current || !found || isEmptyPost(found)) return
        setDraft({ ...found, ...wished.current })
        setKept(true)
      },
      (error: unknown) => console.warn('no draft can be read', error),
    )
    return () => {
      shown = false
    }
  }, [])
  const [keeping] = useState(() => keepSoon(quiet, keep, (one) => setKept(!isEmptyPost(one))))
  useEffect(() => {
    if (!touched.current) return
    keeping.change(draft)
  }, [keeping, draft])
  useEffect(() => keeping.leave, [keeping])
  return {
    draft,
    put(change) {
      touched.current = true
      setKept(false)
      setDraft((known) => ({ ...known, ...change }))
    },
    isKept,
    async begin() {
      touched.current = false
      keeping.drop()
      setKept(false)
      setDraft((known) => emptyPost(known.circle))
      await dropPostDraft()
    },
  }
}
