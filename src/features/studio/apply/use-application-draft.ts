// Draft of the application, saved on the device shortly after each change; removed together with the account.
import { useEffect, useRef, useState } from 'react'
import { keepSoon } from '../../../core/storage/keep-soon.ts'
import { type ApplicationDraft, emptyApplication, isWritten, keptOf, readApplication } from './application-draft.ts'

/** Debounce delay of a save, in milliseconds. */
const quiet = 600
const draftKey = ['streamer application draft'] as const

async function keep(draft: ApplicationDraft): Promise<void> {
  const { saveDraft } = await import('../../../core/storage/drafts.ts')
  await saveDraft(draftKey, keptOf(draft))
}
async function find(): Promise<ApplicationDraft> {
  const { findDraft } = await import('../../../core/storage/drafts.ts')
  return readApplication(await findDraft(draftKey))
}

interface KeptDraft {
  draft: ApplicationDraft
  put(change: Partial<ApplicationDraft>): void
  isKept: boolean
  /** The application has been sent: clears the stored draft. */
  end(): Promise<void>
}

export function useApplicationDraft(): KeptDraft {
  const [draft, setDraft] = useState(emptyApplication)
  const [isKept, setKept] = useState(false)
  const touched = useRef(false)
  useEffect(() => {
    let shown = true
    find().then(
      (found) => {
        // The user typed before the stored draft was read: the typed text wins.
        if (!shown || touched.current || !isWritten(found)) return
        setDraft(found)
        setKept(true)
      },
      (error: unknown) => console.warn('application draft not read', error),
    )
    return () => {
      shown = false
    }
  }, [])
  const [keeping] = useState(() => keepSoon(quiet, keep, (one) => setKept(isWritten(one))))
  useEffect(() => {
    if (!touched.current) return
    keeping.change(draft)
  }, [keeping, draft])
  useEffect(() => keeping.leave, [keeping])
  const put = (change: Partial<ApplicationDraft>): void => {
    touched.current = true
    setKept(false)
    setDraft((known) => ({ ...known, ...change }))
  }
  async function end(): Promise<void> {
    keeping.drop()
    await keep(emptyApplication).catch((error: unknown) => console.warn('application draft not cleared', error))
  }
  return { draft, put, isKept, end }
}
