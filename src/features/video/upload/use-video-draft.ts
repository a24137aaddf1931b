// The video draft, saved on the device shortly after each change; after a reload the upload resumes from there.
import { useCallback, useEffect, useRef, useState } from 'react'
import { keepSoon } from '../../../core/storage/keep-soon.ts'
import { emptyVideo, isEmptyVideo, type VideoDraft } from '../../../core/upload/video-draft.ts'
import { dropVideoDraft, findVideoDraft, keepVideoDraft } from './video-keep.ts'

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
    let shown = true
    const show = (found: VideoDraft | null): void => {
      if (shown) setDraft(found ?? emptyVideo)
    }
    findVideoDraft().then(show, (error: unknown) => {
      console.warn('draft load failed', error)
      show(null)
    })
    return () => {
      shown = false
    }
  }, [])
  const [keeping] = useState(() => keepSoon(quiet, keep))
  useEffect(() => {
    if (touched.current && draft) keeping.change(draft)
  }, [keeping, draft])
  useEffect(() => keeping.leave, [keeping])
  const change = useCallback<VideoDraftHandle['change']>((by) => {
    touched.current = true
    setDraft((known) => by(known ?? emptyVideo))
  }, [])
  return {
    draft,
    change,
    async end() {
      touched.current = false
      keeping.drop()
      setDraft(emptyVideo)
      await dropVideoDraft()
    },
  }
}

const keep = (draft: VideoDraft): Promise<void> => (isEmptyVideo(draft) ? dropVideoDraft() : keepVideoDraft(draft))
