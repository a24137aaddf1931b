// One async action at a time: busy while it runs, with messages for success and failure.
import { useCallback, useRef, useState } from 'react'
import { toast } from './toast/toast.ts'

export interface Act {
  busy: boolean
  /** Runs it and shows `done` on success. Returns whether it succeeded. */
  run(work: () => Promise<unknown>, done?: string): Promise<boolean>
}

/** `messageOf`: turns an error into a message. An action aborted by the user is not a failure. */
export function useAct(messageOf: (error: unknown) => string): Act {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const run = useCallback(
    async (work: () => Promise<unknown>, done?: string): Promise<boolean> => {
      // Ignores the second click of a double click.
      if (running.current) return false
      running.current = true
      setBusy(true)
      try {
        await work()
        if (done) toast(done, { tone: 'ok', duration: 2_000 })
        return true
      } catch (error) {
        if (!(error instanceof DOMException && error.name === 'AbortError')) toast(messageOf(error), { tone: 'danger' })
        return false
      } finally {
        running.current = false
        setBusy(false)
      }
    },
    [messageOf],
  )
  return { busy, run }
}
