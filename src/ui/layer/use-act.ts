// One call at a time: busy while it runs, its success and its failure said in words.
import { useCallback, useRef, useState } from 'react'
import { toast } from './toast.ts'

export interface Act {
  busy: boolean
  /** Runs it; `done` is said at success. Returns whether it succeeded. */
  run(work: () => Promise<unknown>, done?: string): Promise<boolean>
}

/** `words`: how a failure is said. What was given up by its user is no failure. */
export function useAct(words: (error: unknown) => string): Act {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const run = useCallback(
    async (work: () => Promise<unknown>, done?: string): Promise<boolean> => {
      // A double click is one.
      if (running.current) return false
      running.current = true
      setBusy(true)
      try {
        await work()
        if (done) toast(done, { tone: 'ok', duration: 2_000 })
        return true
      } catch (error) {
        if (!(error instanceof DOMException && error.name === 'AbortError')) toast(words(error), { tone: 'danger' })
        return false
      } finally {
        running.current = false
        setBusy(false)
      }
    },
    [words],
  )
  return { busy, run }
}
