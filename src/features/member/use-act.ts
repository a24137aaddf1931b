// One call at a time: busy while it runs, its success and its failure said in words.
import { useCallback, useEffect, useRef, useState } from 'react'
import { toast } from '../../ui/layer/toast.ts'
import { useMemberWords } from './use-member-words.ts'

interface Act {
  busy: boolean
  /** Runs it; `done` is said at success. Answers whether it succeeded. */
  run(work: () => Promise<unknown>, done?: string): Promise<boolean>
}

export function useAct(): Act {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const shown = useRef(true)
  const failed = useMemberWords()
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
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
        if (!(error instanceof DOMException && error.name === 'AbortError')) toast(failed(error), { tone: 'danger' })
        return false
      } finally {
        running.current = false
        if (shown.current) setBusy(false)
      }
    },
    [failed],
  )
  return { busy, run }
}
