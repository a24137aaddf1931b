// Draft of a post, saved on the device shortly after each change, including files.
import { useEffect, useRef, useState } from 'react'
import { keepSoon } from '../../../core/storage/keep-soon.ts'
import { emptyPost, isEmptyPost, type PostDraft } from '../../../core/upload/post-draft.ts'
import { dropPostDraft, findPostDraft, keepPostDraft } from './post-outbox.ts'

/** Debounce delay of a save, in milliseconds. */
const quiet = 600

export interface PostDraftHandle {
  draft: PostDraft
  put(change: Partial<PostDraft>): void
  isKept: boolean
  /** The post was published or queued: starts an empty draft. */
  begin(): Promise<void>
}

const keep = (draft: PostDraft): Promise<void> => (isEmptyPost(draft) ? dropPostDraft() : keepPostDraft(draft))

/** `first`: values from the address; a stored draft keeps its other fields. */
export function usePostDraft(first: Partial<PostDraft>): PostDraftHandle {
  const [draft, setDraft] = useState(() => ({ ...emptyPost(), ...first }))
  const [isKept, setKept] = useState(false)
  const touched = useRef(false)
  const wished = useRef(first)
  useEffect(() => {
    let shown = true
    findPostDraft().then(
      (found) => {
        // The user typed before the stored draft was read: the typed text wins.
        if (!shown || touched.current || !found || isEmptyPost(found)) return
        setDraft({ ...found, ...wished.current })
        setKept(true)
      },
      (error: unknown) => console.warn('post draft not read', error),
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
