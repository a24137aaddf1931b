// One honest line: do alerts reach this device, when was that last seen, and what to do when not.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { timeOf } from '../../core/format.ts'
import { preferences, shownZone } from '../../core/preferences.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { toast } from '../../ui/toast.ts'
import { useStore } from '../../ui/use-store.ts'
import styles from './AlertPanel.module.css'
import { type AlertState, askForAlerts, deviceAlerts, testAlerts } from './device-alerts.ts'

export function AlertStatus() {
  const { t } = useLingui()
  const { state, lastTest } = useStore(deviceAlerts)
  const chosen = useStore(preferences)
  const [busy, setBusy] = useState(false)
  const words: Record<AlertState, [ReactNode, ReactNode]> = {
    unasked: [<Trans key="a">本机还没有打开提醒</Trans>, <Trans key="b">关掉网页也能收到进球</Trans>],
    working: [
      <Trans key="a">本机提醒正常</Trans>,
      lastTest ? <Trans key="b">上次测试 {timeOf(lastTest, shownZone(chosen))}</Trans> : <Trans key="b">还没有测试过</Trans>,
    ],
    denied: [<Trans key="a">浏览器拦住了通知</Trans>, <Trans key="b">在地址栏的网站设置里允许通知，再回到这里</Trans>],
    unreachable: [<Trans key="a">推送服务连不上</Trans>, <Trans key="b">页面打开时仍会弹出提醒</Trans>],
    unsupported: [<Trans key="a">这个浏览器不支持推送</Trans>, <Trans key="b">页面打开时仍会弹出提醒</Trans>],
    'needs-install': [<Trans key="a">先把看台装到主屏幕</Trans>, <Trans key="b">iPhone 和 iPad 安装后才能收到提醒</Trans>],
  }
  const test = async (): Promise<void> => {
    setBusy(true)
    try {
      await testAlerts()
      toast(t`测试提醒已发出`, { tone: 'ok' })
    } catch (error) {
      console.warn('the test alert was not sent', error)
      toast(t`测试提醒没有发出，请稍后再试`, { tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  const works = state === 'working'
  const [title, hint] = words[state]
  return (
    <div className={classNames(styles.status, works ? styles.ok : styles.warn)}>
      {works ? <CircleCheck size={20} aria-hidden="true" /> : <CircleAlert size={20} aria-hidden="true" />}
      <p>
        {title}
        <small>{hint}</small>
      </p>
      {works && (
        <Button size="sm" disabled={busy} onClick={() => void test()}>
          <Trans>测试</Trans>
        </Button>
      )}
      {(state === 'unasked' || state === 'unreachable') && (
        <Button size="sm" variant="primary" onClick={askForAlerts}>
          <Trans>打开</Trans>
        </Button>
      )}
      {state === 'needs-install' && (
        <Button size="sm" render={<Link to="/downLoad" />}>
          <Trans>怎么装</Trans>
        </Button>
      )}
    </div>
  )
}
