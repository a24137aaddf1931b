// Troubleshooting for alerts that do not reach this device, for the browser in use.
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useStore } from '../../../../ui/use-store.ts'
import { deviceAlerts } from '../../../alert/alert-state.ts'
import styles from './AlertAdvice.module.css'
import { type AlertHelp, alertHelp } from './alert-help.ts'

const advice: Record<AlertHelp, ReactNode> = {
  'allow-chromium': <Trans>点地址栏左边的图标，打开“网站设置”，把“通知”改成“允许”，再刷新这一页。</Trans>,
  'allow-android': <Trans>点地址栏左边的图标，进“权限”，允许“通知”；手机系统设置里也要允许这个浏览器发通知。</Trans>,
  'allow-firefox': <Trans>点地址栏左边的锁，清除“通知”里被阻止的权限，再刷新这一页。</Trans>,
  'allow-safari': <Trans>打开 Safari 的“设置 → 网站 → 通知”，找到本站，选“允许”。</Trans>,
  'allow-ios': <Trans>打开系统的“设置 → 通知”，找到本应用，允许通知。</Trans>,
  'other-push-service': (
    <Trans>
      Chrome 的推送走 Google 的服务，在中国大陆通常连不上。换用 Edge 或 Firefox
      打开本站往往就能收到；也可以用下面的推送地址、日历，或者开着这个页面。
    </Trans>
  ),
  'push-service-later': <Trans>浏览器的推送服务暂时连不上，稍后再试；也可以用下面的推送地址或日历。</Trans>,
  'ask-operator': <Trans>这台服务器只接受几家常见的推送服务。可以换一个浏览器，或者用下面的推送地址、日历。</Trans>,
  'install-ios': <Trans>点 Safari 底部的分享按钮，选“添加到主屏幕”，再从主屏幕打开它，回到这里打开提醒。</Trans>,
  'update-ios': <Trans>网页推送要 iOS 16.4 或更新的系统。更新系统后，把本站添加到主屏幕，再打开提醒。</Trans>,
  'open-outside': <Trans>聊天软件里的网页收不到推送。点右上角的菜单，选“在浏览器打开”。</Trans>,
  'other-browser': <Trans>这个浏览器不支持网页推送，可以换 Edge、Firefox、Chrome 或 Safari；也可以用下面的推送地址或日历。</Trans>,
}

export function AlertAdvice() {
  const { state } = useStore(deviceAlerts)
  const help = alertHelp(state, navigator.userAgent)
  if (!help) return null
  return (
    <div className={styles.advice} data-help={help}>
      <p>{advice[help]}</p>
      {help === 'install-ios' && (
        <Link to="/downLoad">
          <Trans>看图说明</Trans>
        </Link>
      )}
    </div>
  )
}
