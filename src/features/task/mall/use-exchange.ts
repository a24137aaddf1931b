// The exchange itself: one key while what is meant stays the same, the question of the spend guard, and what came of it.
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ApiBody } from '../../../../contract/api.ts'
import type { Exchange } from '../../../../contract/mall.ts'
import { ApiError } from '../../../core/api/api.ts'
import { moneyCall } from '../../../core/money/money-call.ts'
import { UnknownOutcome } from '../../../core/money/unknown-outcome.ts'
import { moneyKeys } from '../money-key.ts'
import { refreshTasks } from '../queries.ts'
import { useFailureWords } from '../use-failure-words.ts'

export type Wanted = Omit<ApiBody<'POST api/goods/exchange'>, 'confirm'>

export interface ExchangeAct {
  busy: boolean
  failure: string | null
  /** The spend guard asks whether it is meant. */
  asks: boolean
  record: Exchange | null
  /** The answer was lost: it may have been exchanged. Another try under the same key tells. */
  unknown: boolean
  /** Something was changed: what was said of it holds no more. */
  changed(): void
  send(wanted: Wanted): Promise<void>
}

export function useExchange(): ExchangeAct {
  const client = useQueryClient()
  const words = useFailureWords()
  const keys = useRef(moneyKeys())
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [asks, setAsks] = useState(false)
  const [unknown, setUnknown] = useState(false)
  const [record, setRecord] = useState<Exchange | null>(null)

  async function send(wanted: Wanted): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailure(null)
    const body = asks ? { ...wanted, confirm: true } : wanted
    try {
      const done = await moneyCall('POST api/goods/exchange', { body, idempotencyKey: keys.current.of(body) })
      keys.current.done()
      setRecord(done.record)
      setAsks(false)
      setUnknown(false)
    } catch (error) {
      setUnknown(error instanceof UnknownOutcome)
      if (error instanceof ApiError && error.error === 'confirm-needed') setAsks(true)
      else setFailure(words(error))
    } finally {
      running.current = false
      setBusy(false)
      await refreshTasks(client)
    }
  }
  const changed = (): void => {
    setFailure(null)
    setAsks(false)
    setUnknown(false)
  }
  return { busy, failure, asks, record, unknown, changed, send }
}
