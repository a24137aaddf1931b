// Draft of a post, saved on the device shortly after each change, including files.
import { useEffect, useRef, useState } from 'react'
import { createAutosave } from '../../../core/storage/autosave.ts'
import { emptyPost, isEmptyPost, type PostDraft } from '../../../core/upload/post-draft.ts'
import { dropPostDraft, findPostDraft, savePostDraft } from './post-outbox.ts'

/** Debounce delay of a save, in milliseconds. */
const quiet = 600

export interface PostDraftHandle {
  draft: PostDraft
  update(change: Partial<PostDraft>): void
  isSaved: boolean
  /** The post was published or queued: starts an empty draft. */
  begin(): Promise<void>
}

const save = (draft: PostDraft): Promise<void> => (isEmptyPost(draft) ? dropPostDraft() : savePostDraft(draft))

/** `first`: values from the address; a stored draft keeps its other fields. */
export function usePostDraft(first: Partial<PostDraft>): PostDraftHandle {
  const [draft, setDraft] = useState(() => ({ ...emptyPost(), ...first }))
  const [isSaved, setSaved] = useState(false)
  const touched = useRef(false)
  const requested = useRef(first)
  useEffect(() => {
    let mounted = true
    findPostDraft().then(
      (found) => {
        // The user typed before the stored draft was read: the typed text wins.
        if (!mounted || touched.current || !found || isEmptyPost(found)) return
        setDraft({ ...found, ...requested.current })
        setSaved(true)
      },
      (error: unknown) => console.warn('post draft not read', error),
    )
    return () => {
      mounted = false
    }
  }, [])
  const [autosave] = useState(() => createAutosave(quiet, save, (one) => setSaved(!isEmptyPost(one))))
  useEffect(() => {
    if (!touched.current) return
    autosave.change(draft)
  }, [autosave, draft])
  useEffect(() => autosave.leave, [autosave])
  return {
    draft,
    update(change) {
      touched.current = true
      setSaved(false)
      setDraft((known) => ({ ...known, ...change }))
    },
    isSaved,
    async begin() {
      touched.current = false
      autosave.drop()
      setSaved(false)
      setDraft((known) => emptyPost(known.circle))
      await dropPostDraft()
    },
  }
}
