// Draft of the application, saved on the device shortly after each change; removed together with the account.
import { useEffect, useRef, useState } from 'react'
import { createAutosave } from '../../../../core/storage/autosave.ts'
import { type ApplicationDraft, emptyApplication, isWritten, readApplication, withoutIdNumber } from './application-draft.ts'

/** Debounce delay of a save, in milliseconds. */
const quiet = 600
const draftKey = ['streamer application draft'] as const

async function save(draft: ApplicationDraft): Promise<void> {
  const { saveDraft } = await import('../../../../core/storage/drafts.ts')
  await saveDraft(draftKey, withoutIdNumber(draft))
}
async function find(): Promise<ApplicationDraft> {
  const { findDraft } = await import('../../../../core/storage/drafts.ts')
  return readApplication(await findDraft(draftKey))
}

interface DraftHandle {
  draft: ApplicationDraft
  update(change: Partial<ApplicationDraft>): void
  isSaved: boolean
  /** The application has been sent: clears the stored draft. */
  end(): Promise<void>
}

export function useApplicationDraft(): DraftHandle {
  const [draft, setDraft] = useState(emptyApplication)
  const [isSaved, setSaved] = useState(false)
  const touched = useRef(false)
  useEffect(() => {
    let mounted = true
    find().then(
      (found) => {
        // The user typed before the stored draft was read: the typed text wins.
        if (!mounted || touched.current || !isWritten(found)) return
        setDraft(found)
        setSaved(true)
      },
      (error: unknown) => console.warn('application draft not read', error),
    )
    return () => {
      mounted = false
    }
  }, [])
  const [autosave] = useState(() => createAutosave(quiet, save, (one) => setSaved(isWritten(one))))
  useEffect(() => {
    if (!touched.current) return
    autosave.change(draft)
  }, [autosave, draft])
  useEffect(() => autosave.leave, [autosave])
  const update = (change: Partial<ApplicationDraft>): void => {
    touched.current = true
    setSaved(false)
    setDraft((known) => ({ ...known, ...change }))
  }
  async function end(): Promise<void> {
    autosave.drop()
    await save(emptyApplication).catch((error: unknown) => console.warn('application draft not cleared', error))
  }
  return { draft, update, isSaved, end }
}
