// One act of an operator at a time: busy while it runs, its end said in words, every list read again.
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { toast } from '../../../ui/layer/toast.ts'
import { announce } from '../../../ui/page/announce.ts'
import { useReadAgain } from './use-desk-read.ts'
import { useDeskWords } from './use-desk-words.ts'

export interface DeskAct {
  busy: boolean
  /** Why the last one failed, for the form that asked; null: it did not. */
  error: string | null
  /** Answers whether it succeeded. */
  run(work: () => Promise<unknown>, done?: string): Promise<boolean>
  clear(): void
}

export function useDeskAct(): DeskAct {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const running = useRef(false)
  const words = useDeskWords()
  const readAgain = useReadAgain()
  async function run(work: () => Promise<unknown>, done = t`操作成功`): Promise<boolean> {
    // A double click is one.
    if (running.current) return false
    running.current = true
    setBusy(true)
    setError(null)
    try {
      await work()
      toast(done, { tone: 'ok', duration: 2_000 })
      return true
    } catch (failure) {
      const text = words(failure)
      setError(text)
      announce(text)
      return false
    } finally {
      running.current = false
      setBusy(false)
      // Also after a failure: somebody else may have decided it.
      await readAgain()
    }
  }
  return { busy, error, run, clear: () => setError(null) }
}
