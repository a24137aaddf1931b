// Performs an exchange as a spending, and holds its result.
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ApiBody } from '../../../../contract/api.ts'
import type { Exchange } from '../../../../contract/task/mall.ts'
import { moneyCall } from '../../../core/money/money-call.ts'
import { type Spending, useSpend } from '../../gift/spend/use-spend.ts'
import { refreshTasks } from '../queries.ts'
import { unlessOff } from '../switched-off.ts'
import { useFailureMessages } from '../use-failure-messages.ts'

export type Wanted = Omit<ApiBody<'POST api/goods/exchange'>, 'confirm'>

export interface ExchangeAct {
  spending: Spending
  record: Exchange | null
  send(wanted: Wanted, confirmed?: boolean): Promise<void>
}

export function useExchange(): ExchangeAct {
  const client = useQueryClient()
  const spending = useSpend(useFailureMessages())
  const [record, setRecord] = useState<Exchange | null>(null)
  const asked = useRef<Wanted | null>(null)
  async function send(chosen: Wanted, confirmed = false): Promise<void> {
    // While the outcome is unknown, repeats the same request: a different price would start a different exchange.
    const wanted = spending.unknown && asked.current ? asked.current : chosen
    asked.current = wanted
    const work = async (idempotencyKey: string, isConfirmed: boolean): Promise<void> => {
      const body = isConfirmed ? { ...wanted, confirm: true } : wanted
      const { record: done } = await unlessOff('mall', () => moneyCall('POST api/goods/exchange', { body, idempotencyKey }))
      setRecord(done)
    }
    await spending.run(JSON.stringify(wanted), work, confirmed)
    await refreshTasks(client)
  }
  return { spending, record, send }
}
