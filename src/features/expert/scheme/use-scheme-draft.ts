// The scheme draft of a match, saved on the device shortly after each change.
import { useEffect, useRef, useState } from 'react'
import { keepSoon } from '../../../core/storage/keep-soon.ts'
import { emptyScheme, type KeptScheme, type SchemeDraft } from './scheme-draft.ts'
import { findSchemeDraft, keepSchemeDraft } from './scheme-keep.ts'

/** Debounce before the draft is saved, in milliseconds. */
const quiet = 600

export interface SchemeDraftHandle {
  draft: SchemeDraft
  put(change: Partial<SchemeDraft>): void
  /** Saves immediately, before sending: the server may lock the scheme although its response is lost. */
  keepNow(draft: SchemeDraft): void
  /** Discards the draft after the scheme was locked. */
  end(): void
}

/** `match` must not change while the form is mounted. */
export function useSchemeDraft(match: string): SchemeDraftHandle {
  const [draft, setDraft] = useState(emptyScheme)
  const touched = useRef(false)
  useEffect(() => {
    let shown = true
    findSchemeDraft(match).then(
      // If the user typed before the storage responded, the input wins.
      (found) => shown && found && !touched.current && setDraft(found),
      (error: unknown) => console.warn('draft load failed', error),
    )
    return () => {
      shown = false
    }
  }, [match])
  const [keeping] = useState(() => keepSoon<KeptScheme>(quiet, keepSchemeDraft))
  useEffect(() => {
    if (touched.current) keeping.change({ match, draft })
  }, [keeping, match, draft])
  useEffect(() => keeping.leave, [keeping])
  // Not awaited: slow storage must not delay locking.
  const keep = (one: SchemeDraft): void => {
    keepSchemeDraft({ match, draft: one }).catch((error: unknown) => console.warn('draft save failed', error))
  }
  return {
    draft,
    put(change) {
      touched.current = true
      setDraft((known) => ({ ...known, ...change }))
    },
    keepNow(one) {
      touched.current = true
      setDraft(one)
      keep(one)
    },
    end() {
      touched.current = false
      keeping.drop()
      keep(emptyScheme)
    },
  }
}
