// The application as it is written, kept on the device a moment after each change; it leaves the device with its account.
import { useEffect, useRef, useState } from 'react'
import { type ApplicationDraft, emptyApplication, isWritten, keptOf, readApplication } from './application-draft.ts'

/** Milliseconds of quiet after which it is kept. */
const quiet = 600
const draftKey = ['streamer application draft'] as const

async function keep(draft: ApplicationDraft): Promise<void> {
  const { saveCopy } = await import('../../../core/packs/copies.ts')
  await saveCopy(draftKey, keptOf(draft), Date.now())
}
async function find(): Promise<ApplicationDraft> {
  const { findKept } = await import('../../../core/packs/copies.ts')
  return readApplication((await findKept(draftKey))?.data)
}

/** Called once the application is sent. */
export const dropApplicationDraft = (): Promise<void> =>
  keep(emptyApplication).catch((error: unknown) => console.warn('the draft is still on the device', error))

interface KeptDraft {
  draft: ApplicationDraft
  put(change: Partial<ApplicationDraft>): void
  isKept: boolean
}

export function useApplicationDraft(): KeptDraft {
  const [draft, setDraft] = useState(emptyApplication)
  const [isKept, setKept] = useState(false)
  const touched = useRef(false)
  useEffect(() => {
    let shown = true
    find().then(
      (found) => {
        // Who was quicker than the storage goes on with what is typed.
        if (!shown || touched.current || !isWritten(found)) return
        setDraft(found)
        setKept(true)
      },
      (error: unknown) => console.warn('no draft can be read', error),
    )
    return () => {
      shown = false
    }
  }, [])
  useEffect(() => {
    if (!touched.current) return
    let isLast = true
    const keeping = setTimeout(() => {
      keep(draft).then(
        () => isLast && setKept(isWritten(draft)),
        (error: unknown) => console.warn('the draft was not kept', error),
      )
    }, quiet)
    return () => {
      isLast = false
      clearTimeout(keeping)
    }
  }, [draft])
  const put = (change: Partial<ApplicationDraft>): void => {
    touched.current = true
    setKept(false)
    setDraft((known) => ({ ...known, ...change }))
  }
  return { draft, put, isKept }
}
