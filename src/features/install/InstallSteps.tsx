// Manual installation steps for each platform.
import { Trans } from '@lingui/react/macro'
import { EllipsisVertical, MonitorDown, Share, SquarePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Num } from '../../ui/figure/Num.tsx'
import styles from './InstallSteps.module.css'
import type { Platform } from './platform.ts'

export function InstallSteps({ platform }: { platform: Platform }) {
  return (
    <ol className={styles.steps}>
      {steps[platform].map(({ key, text }, place) => (
        <li key={key} className={styles.step}>
          <Num strong className={styles.number} aria-hidden="true">
            {place + 1}
          </Num>
          <div>{text}</div>
        </li>
      ))}
    </ol>
  )
}

const steps: Record<Platform, readonly { key: string; text: ReactNode }[]> = {
  ios: [
    { key: 'open', text: <Trans>用 Safari 打开本页。微信里请点右上角，选“在 Safari 中打开”。</Trans> },
    {
      key: 'share',
      text: (
        <Trans>
          点屏幕下方的分享按钮 <Share size={18} />。
        </Trans>
      ),
    },
    {
      key: 'add',
      text: (
        <Trans>
          往下找到“添加到主屏幕” <SquarePlus size={18} />
          ，点“添加”。
        </Trans>
      ),
    },
    { key: 'alerts', text: <Trans>从主屏幕打开它，关注一场比赛，允许通知。iOS 16.4 起，装好后才能收到进球提醒。</Trans> },
  ],
  android: [
    { key: 'open', text: <Trans>用 Chrome、Edge、三星浏览器或火狐打开本页。</Trans> },
    {
      key: 'menu',
      text: (
        <Trans>
          点上面的安装按钮；没有这个按钮时，点浏览器菜单 <EllipsisVertical size={18} />
          ，选“安装应用”或“添加到主屏幕”。
        </Trans>
      ),
    },
    { key: 'alerts', text: <Trans>从桌面打开它，关注一场比赛，允许通知。</Trans> },
  ],
  desktop: [
    { key: 'open', text: <Trans>用 Chrome 或 Edge 打开本页。</Trans> },
    {
      key: 'add',
      text: (
        <Trans>
          点上面的安装按钮；没有这个按钮时，点地址栏右侧的安装图标 <MonitorDown size={18} />。
        </Trans>
      ),
    },
    { key: 'safari', text: <Trans>Mac 上的 Safari：菜单“文件”里选“添加到程序坞”。</Trans> },
  ],
}
