// Checks in for today, or with a make-up card for a missed day. Ignores a double tap; a retry after a lost response reuses the idempotency
// key.
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { SignDay } from '../../../../contract/task/task.ts'
import { ApiError } from '../../../core/api/api.ts'
import { moneyCall } from '../../../core/money/money-call.ts'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { moneyKeys } from '../money-key.ts'
import { refreshTasks } from '../queries.ts'
import { unlessOff } from '../switched-off.ts'
import { useFailureMessages } from '../use-failure-messages.ts'

export interface Sign {
  /** Id of the day whose check-in is in flight. */
  pending: string | null
  /** `today`: today's entry, which may be `seat` itself. */
  take(seat: SignDay, today: SignDay): Promise<boolean>
}

export function useSign(tz: string): Sign {
  const { t } = useLingui()
  const client = useQueryClient()
  const failed = useFailureMessages()
  const keys = useRef(moneyKeys())
  const busy = useRef(false)
  const [pending, setPending] = useState<string | null>(null)

  async function take(seat: SignDay, today: SignDay): Promise<boolean> {
    if (busy.current) return false
    busy.current = true
    setPending(seat.id)
    try {
      const asked = { body: { id: seat.id, tz, today: today.day }, idempotencyKey: keys.current.of([today.day, seat.id]) }
      const done = await unlessOff('tasks', () => moneyCall('POST api/Activity/task_handle_sign', asked))
      keys.current.done()
      const { lz_num } = done
      toast(done.bonus ? t`坐满七天，得 ${lz_num} 金币` : done.made_up ? t`补签成功，得 ${lz_num} 金币` : t`签到成功，得 ${lz_num} 金币`, {
        tone: 'ok',
      })
      return true
    } catch (error) {
      // Checked in from another tab: not a failure; the refresh below shows it.
      const isSigned = error instanceof ApiError && error.error === 'already-signed'
      if (!(error instanceof ApiError && error.code === 700)) toast(failed(error), { tone: isSigned ? 'plain' : 'danger' })
      return false
    } finally {
      await refreshTasks(client)
      busy.current = false
      setPending(null)
    }
  }
  return { pending, take }
}
