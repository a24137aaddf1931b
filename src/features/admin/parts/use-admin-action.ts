// Runs one operator action at a time, displays its result, and refetches all lists.
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { announce } from '../../../ui/page/announce.ts'
import { useAdminMessages } from './use-admin-messages.ts'
import { useReadAgain } from './use-admin-read.ts'

export interface AdminAction {
  busy: boolean
  /** Message of the last failure, for its form; null: none. */
  error: string | null
  /** Returns whether it succeeded. `done` is the success message; `undo` adds an undo button to it for a few seconds. */
  run(work: () => Promise<unknown>, done?: string, undo?: () => Promise<unknown>): Promise<boolean>
  clear(): void
}

/** Milliseconds that a toast with undo is shown, and that one without is. */
const undoFor = 8_000
const toastFor = 2_000

export function useAdminAction(): AdminAction {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const running = useRef(false)
  const messageOf = useAdminMessages()
  const readAgain = useReadAgain()
  /** An undo is an action of its own, also in the audit log. The component of the original action may be unmounted by then. */
  async function takeBack(undo: () => Promise<unknown>): Promise<void> {
    try {
      await undo()
      toast(t`已撤销`, { tone: 'ok', duration: toastFor })
    } catch (failure) {
      toast(messageOf(failure), { tone: 'danger' })
    } finally {
      await readAgain()
    }
  }
  async function run(work: () => Promise<unknown>, done = t`操作成功`, undo?: () => Promise<unknown>): Promise<boolean> {
    // Ignores double clicks.
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
      toast(done, { tone: 'ok', action, duration: action ? undoFor : toastFor })
    } catch (failure) {
      const text = messageOf(failure)
      setError(text)
      announce(text)
      end()
    }
    // Also after a failure: another operator may have decided. The action stays busy until the lists are refetched.
    await readAgain()
    end()
    return isDone
  }
  return { busy, error, run, clear: () => setError(null) }
}
