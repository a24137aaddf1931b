// Runs one money request at a time: ignores double taps, reuses the idempotency key on retries, and turns errors into messages.
import { useCallback, useEffect, useRef, useState } from 'react'
import { toast } from '../../ui/layer/toast/toast.ts'
import { useMoneyMessages } from './use-money-messages.ts'

interface MoneyAct {
  busy: boolean
  /** Message of the last error, until the next attempt. */
  failure: string | null
  forgive(): void
  /** Runs the request with the idempotency key of this content; shows `done` on success. Returns whether it succeeded. */
  run(content: string, work: (key: string) => Promise<unknown>, done?: string): Promise<boolean>
}
/** Duration of the success toast in milliseconds. */
const brief = 3_000

export function useMoneyAct(): MoneyAct {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const running = useRef(false)
  const mounted = useRef(true)
  const intention = useRef<{ content: string; key: string } | null>(null)
  const messageOf = useMoneyMessages()
  const latestMessageOf = useRef(messageOf)
  latestMessageOf.current = messageOf
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  const run = useCallback(async (content: string, work: (key: string) => Promise<unknown>, done?: string): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    setBusy(true)
    setFailure(null)
    if (intention.current?.content !== content) intention.current = { content, key: crypto.randomUUID() }
    try {
      await work(intention.current.key)
      intention.current = null
      if (done) toast(done, { tone: 'ok', duration: brief })
      return true
    } catch (error) {
      if (mounted.current) setFailure(latestMessageOf.current(error))
      else toast(latestMessageOf.current(error), { tone: 'danger' })
      return false
    } finally {
      running.current = false
      if (mounted.current) setBusy(false)
    }
  }, [])
  return { busy, failure, forgive: useCallback(() => setFailure(null), []), run }
}
