// The four immediate-notice switches of R-ALERT-7: the default for follows without their own choice.
import { Trans, useLingui } from '@lingui/react/macro'
import { SwitchRow } from '../../../../ui/form/SwitchRow.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import { deviceAlerts } from '../../../alert/alert-state.ts'
import styles from '../Settings.module.css'
import { useSave } from '../use-save.ts'

export function NoticeSwitches() {
  const { t } = useLingui()
  const { settings } = useStore(deviceAlerts)
  const save = useSave()
  const flag = (key: 'value1' | 'value2' | 'value3' | 'value4') => ({
    checked: settings[key],
    onCheckedChange: (on: boolean) => save({ [key]: on }),
  })
  return (
    <Panel padded aria-labelledby="notice-switches">
      <SectionHead id="notice-switches" title={<Trans>即时提醒</Trans>} />
      <div className={styles.switches}>
        <SwitchRow {...flag('value1')} hint={t`点球、乌龙球也算；取消和更正总会跟着进球一起说明`}>
          <Trans>足球进球</Trans>
        </SwitchRow>
        <SwitchRow {...flag('value2')} hint={t`加时和点球大战也在内；中场要单独选`}>
          <Trans>开赛与完场</Trans>
        </SwitchRow>
        <SwitchRow {...flag('value3')} hint={t`罚下场，以及进球和判罚的复核`}>
          <Trans>足球红牌与 VAR</Trans>
        </SwitchRow>
        <SwitchRow {...flag('value4')} hint={t`你关注的主播开播、改期时提醒`}>
          <Trans>主播开播</Trans>
        </SwitchRow>
      </div>
      <p className={styles.note}>
        <Trans>改期和推迟总会提醒。联赛、球队和单场比赛可以在下面另外选择。</Trans>
      </p>
    </Panel>
  )
}
