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
  /** Answers whether it succeeded. `done` says what was done; with `undo` it can be taken back for some seconds. */
  run(work: () => Promise<unknown>, done?: string, undo?: () => Promise<unknown>): Promise<boolean>
  clear(): void
}

/** Milliseconds that an act can be taken back, and that its end is said where it cannot. */
const undoFor = 8_000
const saidFor = 2_000

export function useDeskAct(): DeskAct {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const running = useRef(false)
  const words = useDeskWords()
  const readAgain = useReadAgain()
  /** By its own act of the desk, which the log keeps as well. The list that it was done in may be gone by then. */
  async function takeBack(undo: () => Promise<unknown>): Promise<void> {
    try {
      await undo()
      toast(t`已撤销`, { tone: 'ok', duration: saidFor })
    } catch (failure) {
      toast(words(failure), { tone: 'danger' })
    } finally {
      await readAgain()
    }
  }
  async function run(work: () => Promise<unknown>, done = t`操作成功`, undo?: () => Promise<unknown>): Promise<boolean> {
    // A double click is one.
    if (running.current) return false
    running.current = true
    setBusy(true)
    setError(null)
    let isDone = false
    const end = (): void => {
      running.current = false
      setBusy(false)
    }
    try {
      await work()
      isDone = true
      const action = undo && { label: t`撤销`, run: () => void takeBack(undo) }
      toast(done, { tone: 'ok', action, duration: action ? undoFor : saidFor })
    } catch (failure) {
      const text = words(failure)
      setError(text)
      announce(text)
      end()
    }
    // Also after a failure: somebody else may have decided it. What is done is not done again while it still stands there.
    await readAgain()
    end()
    return isDone
  }
  return { busy, error, run, clear: () => setError(null) }
}
