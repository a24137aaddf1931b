// When alerts may arrive: minutes before the start, quiet hours, snooze, and the delay for slow streams.
import { Trans, useLingui } from '@lingui/react/macro'
import { Segmented } from '../../../../ui/form/Segmented.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import { deviceAlerts } from '../../../alert/alert-state.ts'
import styles from '../Settings.module.css'
import { useSave } from '../use-save.ts'
import { DelayField } from './DelayField.tsx'
import { QuietField } from './QuietField.tsx'
import { SnoozeField } from './SnoozeField.tsx'

const leads = [20, 30, 45, 60]

export function TimingPanel() {
  const { t } = useLingui()
  const { settings } = useStore(deviceAlerts)
  const save = useSave()
  return (
    <Panel padded aria-labelledby="timing">
      <SectionHead id="timing" title={<Trans>什么时候提醒</Trans>} />
      <SnoozeField />
      <div className={styles.field}>
        <div className={styles.label}>
          <b>
            <Trans>赛前提醒</Trans>
          </b>
          <small>
            <Trans>预约的比赛，和选了“开赛前”的关注</Trans>
          </small>
        </div>
        <Segmented
          label={t`赛前提醒`}
          value={String(settings.lead)}
          onChange={(lead) => save({ lead: Number(lead) })}
          options={leads.map((minutes) => ({
            value: String(minutes),
            label: (
              <span className={styles.whole}>
                <Trans>{minutes} 分钟</Trans>
              </span>
            ),
          }))}
        />
      </div>
      <QuietField />
      <DelayField />
    </Panel>
  )
}
