// /member?type=6: alert settings of this device. Available to guests: nothing here needs an account.
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { useTitle } from '../../../../ui/page/use-title.ts'
import { SoundSwitches } from '../../../alert/SoundSwitches.tsx'
import { CalendarPanel } from './CalendarPanel.tsx'
import { DevicePanel } from './DevicePanel.tsx'
import { FollowChoices } from './FollowChoices.tsx'
import { GuidePanel } from './GuidePanel.tsx'
import { NoticeSwitches } from './NoticeSwitches.tsx'
import styles from './SettingsPage.module.css'
import { SpoilerPanel } from './SpoilerPanel.tsx'
import { TimingPanel } from './TimingPanel.tsx'
import { WebhookPanel } from './WebhookPanel.tsx'

/** `offline`: the panel of offline packs, which the route passes in. */
export function SettingsPage({ offline }: { offline?: ReactNode }) {
  const { t } = useLingui()
  useTitle(t`提醒与设置`)
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <NoticeSwitches />
        <FollowChoices />
        <TimingPanel />
        <SpoilerPanel />
        <Panel padded aria-labelledby="in-page">
          <SectionHead id="in-page" title={<Trans>页面内的弹窗与声音</Trans>} />
          <SoundSwitches />
        </Panel>
      </div>
      <div className={styles.side}>
        <DevicePanel />
        <WebhookPanel />
        <CalendarPanel />
        <GuidePanel />
        {offline}
      </div>
    </div>
  )
}
