// The scheme draft of a match, saved on the device shortly after each change.
import { useEffect, useRef, useState } from 'react'
import { createAutosave } from '../../../core/storage/autosave.ts'
import { emptyScheme, type SchemeDraft, type StoredScheme } from './scheme-draft.ts'
import { findSchemeDraft, saveSchemeDraft } from './scheme-draft-store.ts'

/** Debounce before the draft is saved, in milliseconds. */
const quiet = 600

export interface SchemeDraftHandle {
  draft: SchemeDraft
  update(change: Partial<SchemeDraft>): void
  /** Saves immediately, before sending: the server may lock the scheme although its response is lost. */
  saveNow(draft: SchemeDraft): void
  /** Discards the draft after the scheme was locked. */
  end(): void
}

/** `match` must not change while the form is mounted. */
export function useSchemeDraft(match: string): SchemeDraftHandle {
  const [draft, setDraft] = useState(emptyScheme)
  const touched = useRef(false)
  useEffect(() => {
    let mounted = true
    findSchemeDraft(match).then(
      // If the user typed before the storage responded, the input wins.
      (found) => mounted && found && !touched.current && setDraft(found),
      (error: unknown) => console.warn('draft load failed', error),
    )
    return () => {
      mounted = false
    }
  }, [match])
  const [autosave] = useState(() => createAutosave<StoredScheme>(quiet, saveSchemeDraft))
  useEffect(() => {
    if (touched.current) autosave.change({ match, draft })
  }, [autosave, match, draft])
  useEffect(() => autosave.leave, [autosave])
  // Not awaited: slow storage must not delay locking.
  const save = (one: SchemeDraft): void => {
    saveSchemeDraft({ match, draft: one }).catch((error: unknown) => console.warn('draft save failed', error))
  }
  return {
    draft,
    update(change) {
      touched.current = true
      setDraft((known) => ({ ...known, ...change }))
    },
    saveNow(one) {
      touched.current = true
      setDraft(one)
      save(one)
    },
    end() {
      touched.current = false
      autosave.drop()
      save(emptyScheme)
    },
  }
}
