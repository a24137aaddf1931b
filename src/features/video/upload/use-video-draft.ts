// The video that is being written, kept on the device a moment after each change; its file is sent from there after a reload.
import { useCallback, useEffect, useRef, useState } from 'react'
import { emptyVideo, isEmptyVideo, type VideoDraft } from '../../../core/upload/video-draft.ts'
import { dropVideoDraft, findVideoDraft, keepVideoDraft } from './video-keep.ts'

/** Milliseconds of quiet after which it is kept. */
const quiet = 400

export interface VideoDraftHandle {
  /** null: it is still looked for on this device. */
  draft: VideoDraft | null
  change(by: (known: VideoDraft) => VideoDraft): void
  /** It was published: the next one begins empty. */
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
      console.warn('no draft can be read', error)
      show(null)
    })
    return () => {
      shown = false
    }
  }, [])
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
    if (!touched.current || !draft) return
    const keeping = setTimeout(() => keep(draft), quiet)
    return () => clearTimeout(keeping)
  }, [draft])
  // Who leaves the page within that moment loses nothing either.
  useEffect(
    () => () => {
      if (touched.current && latest.current) keep(latest.current)
    },
    [],
  )
  const change = useCallback<VideoDraftHandle['change']>((by) => {
    touched.current = true
    setDraft((known) => by(known ?? emptyVideo))
  }, [])
  return {
    draft,
    change,
    async end() {
      touched.current = false
      setDraft(emptyVideo)
      await dropVideoDraft()
    },
  }
}

function keep(draft: VideoDraft): void {
  const done = isEmptyVideo(draft) ? dropVideoDraft() : keepVideoDraft(draft)
  done.catch((error: unknown) => console.warn('the draft was not kept', error))
}
