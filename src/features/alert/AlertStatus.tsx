// Status line: whether alerts reach this device, when that was last tested, and what to do if they do not.
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { serverNow, serverTimeOf } from '../../core/clock/server-time.ts'
import { preferences, shownZone } from '../../core/store/preferences.ts'
import { dateText, dayOf, timeOf } from '../../core/text/format.ts'
import { Button } from '../../ui/button/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useStore } from '../../ui/use-store.ts'
import styles from './AlertStatus.module.css'
import { type AlertState, deviceAlerts } from './alert-state.ts'
import { askForAlerts } from './device/device-alerts.ts'
import { useTestAlert } from './device/use-test-alert.ts'

/** 09:12 if today, else with its day. */
function LastTest({ at }: { at: number }) {
  const chosen = useStore(preferences)
  const tz = shownZone(chosen)
  const today = dayOf(serverNow(), tz)
  const testedAt = serverTimeOf(at)
  const day = dayOf(testedAt, tz)
  const testTime = day === today ? timeOf(testedAt, tz) : `${dateText(day, chosen.lang, today)} ${timeOf(testedAt, tz)}`
  return <Trans>上次测试 {testTime}</Trans>
}

export function AlertStatus() {
  const { state, lastTest } = useStore(deviceAlerts)
  const [busy, test] = useTestAlert()
  const messages: Record<AlertState, [ReactNode, ReactNode]> = {
    unasked: [<Trans key="a">本机还没有打开提醒</Trans>, <Trans key="b">关掉网页也能收到进球</Trans>],
    working: [<Trans key="a">本机提醒正常</Trans>, lastTest ? <LastTest key="b" at={lastTest} /> : <Trans key="b">还没有测试过</Trans>],
    denied: [<Trans key="a">浏览器拦住了通知</Trans>, <Trans key="b">在地址栏的网站设置里允许通知，再回到这里</Trans>],
    unreachable: [<Trans key="a">推送服务连不上</Trans>, <Trans key="b">页面打开时仍会弹出提醒</Trans>],
    refused: [<Trans key="a">这个浏览器的推送服务不被接受</Trans>, <Trans key="b">页面打开时仍会弹出提醒</Trans>],
    unsupported: [<Trans key="a">这个浏览器不支持推送</Trans>, <Trans key="b">页面打开时仍会弹出提醒</Trans>],
    'needs-install': [<Trans key="a">先把本站装到主屏幕</Trans>, <Trans key="b">iPhone 和 iPad 安装后才能收到提醒</Trans>],
  }
  const works = state === 'working'
  const [title, hint] = messages[state]
  return (
    <div className={classNames(styles.status, works ? styles.ok : styles.warn)} data-alerts={state}>
      {works ? <CircleCheck size={20} aria-hidden="true" /> : <CircleAlert size={20} aria-hidden="true" />}
      <p>
        {title}
        <small>{hint}</small>
      </p>
      {works && (
        <Button size="sm" disabled={busy} onClick={test}>
          <Trans>测试</Trans>
        </Button>
      )}
      {(state === 'unasked' || state === 'unreachable') && (
        <Button size="sm" variant="primary" onClick={askForAlerts}>
          {state === 'unasked' ? <Trans>打开</Trans> : <Trans>重试</Trans>}
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
