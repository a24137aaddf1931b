// Sends a test alert from a button and shows the result in a message.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { NetworkError } from '../../../core/api/api.ts'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { testAlerts } from './device-alerts.ts'

export function useTestAlert(): [busy: boolean, test: () => void] {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const test = (): void => {
    setBusy(true)
    testAlerts()
      .then(
        (result) => {
          if (result === 'sent') toast(t`测试提醒已发出`, { tone: 'ok' })
          else toast(t`原来的订阅已失效，已重新订阅并发出测试提醒`, { tone: 'ok' })
        },
        (error: unknown) => {
          console.warn('test alert failed', error)
          const offline = error instanceof NetworkError
          toast(offline ? t`现在离线，联网后再测试` : t`测试提醒没有发出，请稍后再试`, { tone: 'danger' })
        },
      )
      .finally(() => setBusy(false))
  }
  return [busy, test]
}
