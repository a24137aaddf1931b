// One call of the studio at a time: busy while it runs, its end said in words.
import { useCallback, useRef, useState } from 'react'
import { toast } from '../../ui/layer/toast.ts'
import { useStudioWords } from './use-studio-words.ts'

export interface StudioAct {
  busy: boolean
  /** Runs it; `done` is said at success. Answers whether it succeeded. */
  run(work: () => Promise<unknown>, done?: string): Promise<boolean>
}

export function useStudioAct(): StudioAct {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const words = useStudioWords()
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
        toast(words(error), { tone: 'danger' })
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
