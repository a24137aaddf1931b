// Shows an example alert, with or without its score, then enables alerts: the browser asks for permission only when the user presses the
// button.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { hidesScores, preferences } from '../../../core/store/preferences.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { SwitchRow } from '../../../ui/form/SwitchRow.tsx'
import { StepBody } from '../../../ui/layer/StepDialog.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { deviceAlerts } from '../../alert/alert-state.ts'
import { askForAlerts, setAlertSettings } from '../../alert/device/device-alerts.ts'
import { obstacle } from '../../alert/device/subscription.ts'
import { useFollowedIds } from '../../follow/use-follow.ts'
import { hotMatchesQuery } from '../../match/queries.ts'
import styles from './AlertStep.module.css'
import { type AskState, askState } from './ask-state.ts'
import { ExampleAlert } from './ExampleAlert.tsx'
import { exampleMatch } from './example-notice.ts'

const waitForStream = (on: boolean): void =>
  void setAlertSettings({ stream: on ? 0 : null }).catch((error: unknown) => console.warn('alert settings save failed', error))

export function AlertStep({ titleRef, onEnd }: { titleRef: Ref<HTMLHeadingElement>; onEnd(): void }) {
  const { t } = useLingui()
  const hides = hidesScores(useStore(preferences))
  const { state, settings } = useStore(deviceAlerts)
  const teams = useFollowedIds('team')
  const { data: hot } = useQuery(hotMatchesQuery())
  const example = exampleMatch(hot?.list ?? [], teams)
  const asked = askState({
    state,
    obstacle: obstacle(),
    permission: 'Notification' in window ? Notification.permission : undefined,
  })
  const notes: Record<AskState, ReactNode> = {
    ask: <Trans>点“开启提醒”后，浏览器会再问一次。选了“不允许”也能照常看球，之后可在“提醒与设置”里打开。</Trans>,
    working: <Trans>这台设备的提醒已经打开。</Trans>,
    denied: <Trans>浏览器拦住了通知。先在网站设置里允许，再到“提醒与设置”里打开。</Trans>,
    'needs-install': <Trans>iPhone 和 iPad 先把本站装到主屏幕，才能收到提醒。</Trans>,
    unsupported: <Trans>这个浏览器收不到推送，页面打开时仍会弹出提醒。</Trans>,
  }
  return (
    <StepBody
      title={<Trans>进球时，它长这样</Trans>}
      titleRef={titleRef}
      text={<Trans>只提醒你选的：进球、红牌、完场。</Trans>}
      stacked
      foot={
        asked === 'ask' ? (
          <>
            <Button
              variant="primary"
              size="lg"
              block
              data-next=""
              onClick={() => {
                askForAlerts()
                onEnd()
              }}
            >
              <Trans>开启提醒，进入看台</Trans>
            </Button>
            <Button variant="plain" size="lg" block className={styles.later} onClick={onEnd}>
              <Trans>先不提醒</Trans>
            </Button>
          </>
        ) : (
          <Button variant="primary" size="lg" block data-next="" onClick={onEnd}>
            <Trans>进入看台</Trans>
          </Button>
        )
      }
    >
      {example && <ExampleAlert row={example} teams={teams} hides={hides} />}
      <div className={styles.switches}>
        <SwitchRow
          checked={hides}
          onCheckedChange={(on) => preferences.set({ hideScores: on, hideFollowed: false })}
          hint={t`通知、列表里先不写比分，点一下再看`}
        >
          <b>
            <Trans>防剧透</Trans>
          </b>
        </SwitchRow>
        <SwitchRow checked={settings.stream !== null} onCheckedChange={waitForStream} hint={t`正在看直播时，等你的画面播到再提醒`}>
          <b>
            <Trans>等到我的直播播到那一刻</Trans>
          </b>
        </SwitchRow>
      </div>
      <p className={styles.note} data-ask={asked}>
        <Bell size={16} aria-hidden="true" />
        <span>{notes[asked]}</span>
      </p>
    </StepBody>
  )
}
