// The video draft, saved on the device shortly after each change; after a reload the upload resumes from there.
import { useCallback, useEffect, useRef, useState } from 'react'
import { createAutosave } from '../../../core/storage/autosave.ts'
import { emptyVideo, isEmptyVideo, type VideoDraft } from '../../../core/upload/video-draft.ts'
import { dropVideoDraft, findVideoDraft, saveVideoDraft } from './video-draft-store.ts'

/** Debounce before the draft is saved, in milliseconds. */
const quiet = 400

export interface VideoDraftHandle {
  /** Null until the device storage has been read. */
  draft: VideoDraft | null
  change(by: (known: VideoDraft) => VideoDraft): void
  /** Discards the draft after publication; the next one starts empty. */
  end(): Promise<void>
}

export function useVideoDraft(): VideoDraftHandle {
  const [draft, setDraft] = useState<VideoDraft | null>(null)
  const touched = useRef(false)
  useEffect(() => {
    let mounted = true
    const show = (found: VideoDraft | null): void => {
      if (mounted) setDraft(found ?? emptyVideo)
    }
    findVideoDraft().then(show, (error: unknown) => {
      console.warn('draft load failed', error)
      show(null)
    })
    return () => {
      mounted = false
    }
  }, [])
  const [autosave] = useState(() => createAutosave(quiet, save))
  useEffect(() => {
    if (touched.current && draft) autosave.change(draft)
  }, [autosave, draft])
  useEffect(() => autosave.leave, [autosave])
  const change = useCallback<VideoDraftHandle['change']>((by) => {
    touched.current = true
    setDraft((known) => by(known ?? emptyVideo))
  }, [])
  return {
    draft,
    change,
    async end() {
      touched.current = false
      autosave.drop()
      setDraft(emptyVideo)
      await dropVideoDraft()
    },
  }
}

const save = (draft: VideoDraft): Promise<void> => (isEmptyVideo(draft) ? dropVideoDraft() : saveVideoDraft(draft))
