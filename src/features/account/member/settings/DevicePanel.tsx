// 这台设备: whether alerts reach this device, the last delivery, a test, troubleshooting, and a button that disables them.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '../../../../core/api/failure.ts'
import { serverNow } from '../../../../core/clock/server-time.ts'
import { preferences, shownZone } from '../../../../core/store/preferences.ts'
import { relativeTime } from '../../../../core/text/format.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { toast } from '../../../../ui/layer/toast/toast.ts'
import { useStore } from '../../../../ui/use-store.ts'
import { AlertStatus } from '../../../alert/AlertStatus.tsx'
import { deviceAlerts } from '../../../alert/alert-state.ts'
import { disableAlerts } from '../../../alert/device/device-alerts.ts'
import { ConfirmDialog } from '../../../follow/ConfirmDialog.tsx'
import styles from '../Settings.module.css'
import { AlertAdvice } from './AlertAdvice.tsx'
import { statusKey, useDeviceStatus } from './device-status.ts'

export function DevicePanel() {
  const { t } = useLingui()
  const { state } = useStore(deviceAlerts)
  const [asked, setAsked] = useState(false)
  const queryClient = useQueryClient()
  const end = (): void => {
    disableAlerts()
      .then(
        () => toast(t`操作成功`, { tone: 'ok' }),
        (error: unknown) => {
          console.warn('alert deactivation failed', error)
          toast(failureOf(error) === 'offline' ? t`现在离线，联网后再关闭` : t`没有关闭成功，请稍后再试`, { tone: 'danger' })
        },
      )
      .finally(() => void queryClient.invalidateQueries({ queryKey: statusKey }))
  }
  return (
    <Panel padded aria-labelledby="this-device">
      <SectionHead id="this-device" title={<Trans>这台设备</Trans>} />
      <div className={styles.status}>
        <AlertStatus />
        <AlertAdvice />
      </div>
      <StatusFacts />
      {state === 'working' && (
        <Button variant="plain" size="sm" onClick={() => setAsked(true)}>
          <Trans>关闭本机提醒</Trans>
        </Button>
      )}
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t`关闭本机提醒？`}
        text={t`推送、推送地址和日历地址会一起停用；关注仍留在这台设备上。`}
        act={t`关闭提醒`}
        onConfirm={end}
      />
    </Panel>
  )
}

/** Delivery status from the server: the last delivered alert and the failures. */
function StatusFacts() {
  const { data } = useDeviceStatus()
  const chosen = useStore(preferences)
  if (!data) return null
  const ago = (timestamp: string): string => relativeTime(timestamp, serverNow(), chosen.lang, shownZone(chosen))
  const { last_delivered, failures, last_failure, waiting, push } = data
  return (
    <dl className={styles.facts}>
      {last_delivered && (
        <div>
          <dt>
            <Trans>最近送达</Trans>
          </dt>
          <dd>{ago(last_delivered)}</dd>
        </div>
      )}
      {failures > 0 && last_failure && (
        <div>
          <dt>
            <Trans>七天内没送到</Trans>
          </dt>
          <dd>
            <Trans>
              {failures} 条，最近一次 {ago(last_failure)}
            </Trans>
          </dd>
        </div>
      )}
      {waiting > 0 && (
        <div>
          <dt>
            <Trans>等着合成摘要</Trans>
          </dt>
          <dd>
            <Trans>{waiting} 条</Trans>
          </dd>
        </div>
      )}
      {push === 'gone' && (
        <div>
          <dt>
            <Trans>推送订阅</Trans>
          </dt>
          <dd>
            <Trans>浏览器已经取消，按“测试”会重新订阅</Trans>
          </dd>
        </div>
      )}
    </dl>
  )
}
