// The scheme that is being written about a match, kept on the device a moment after each change.
import { useEffect, useRef, useState } from 'react'
import { keepSoon } from '../../../core/storage/keep-soon.ts'
import { emptyScheme, type KeptScheme, type SchemeDraft } from './scheme-draft.ts'
import { findSchemeDraft, keepSchemeDraft } from './scheme-keep.ts'

/** Milliseconds of quiet after which it is kept. */
const quiet = 600

export interface SchemeDraftHandle {
  draft: SchemeDraft
  put(change: Partial<SchemeDraft>): void
  /** It is kept now: what is sent may be locked without an answer. */
  keepNow(draft: SchemeDraft): void
  /** It was locked. */
  end(): void
}

/** `match` stays the same as long as the form is there. */
export function useSchemeDraft(match: string): SchemeDraftHandle {
  const [draft, setDraft] = useState(emptyScheme)
  const touched = useRef(false)
  useEffect(() => {
    let shown = true
    findSchemeDraft(match).then(
      // Who was quicker than the storage goes on with what is typed.
      (found) => shown && found && !touched.current && setDraft(found),
      (error: unknown) => console.warn('no draft can be read', error),
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
  // Nothing that is locked waits for a storage that hangs.
  const keep = (one: SchemeDraft): void => {
    keepSchemeDraft({ match, draft: one }).catch((error: unknown) => console.warn('what is written was not kept', error))
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
