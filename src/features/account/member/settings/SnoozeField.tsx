// 暂停提醒: snoozes alerts for an hour or until tomorrow morning; while snoozed, shows the end and a button that resumes them.
import { Trans } from '@lingui/react/macro'
import { quietEnd } from '../../../../../rules/alert/quiet-hours.ts'
import { serverNow } from '../../../../core/clock/server-time.ts'
import { preferences, shownZone } from '../../../../core/store/preferences.ts'
import { dayLabel, dayOf, timeOf } from '../../../../core/text/format.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import { deviceAlerts } from '../../../alert/alert-state.ts'
import { useNowValue } from '../../../match/state/row/use-now-value.ts'
import styles from '../Settings.module.css'
import { useSave } from '../use-save.ts'

const hour = 3_600_000
/** End of a snooze until tomorrow morning, local time. */
const morning = '08:00'

export function SnoozeField() {
  const { settings } = useStore(deviceAlerts)
  const chosen = useStore(preferences)
  const save = useSave()
  const until = settings.snooze_until === null ? 0 : Date.parse(settings.snooze_until)
  const snoozed = useNowValue(() => until > serverNow())
  const snooze = (end: number): void => save({ snooze_until: new Date(end).toISOString() })
  const tz = shownZone(chosen)
  const untilText = `${dayLabel(dayOf(until, tz), chosen.lang, dayOf(serverNow(), tz))} ${timeOf(until, tz)}`
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <b>{snoozed ? <Trans>提醒已暂停到{untilText}</Trans> : <Trans>暂停提醒</Trans>}</b>
        <small>
          <Trans>暂停期间什么也不响，错过的会合成一条摘要</Trans>
        </small>
      </div>
      <div className={styles.acts}>
        {snoozed ? (
          <Button size="sm" variant="primary" onClick={() => save({ snooze_until: null })}>
            <Trans>恢复提醒</Trans>
          </Button>
        ) : (
          <>
            <Button size="sm" onClick={() => snooze(serverNow() + hour)}>
              <Trans>1 小时</Trans>
            </Button>
            <Button size="sm" onClick={() => snooze(quietEnd({ on: true, from: '00:00', to: morning, tz: chosen.tz }, serverNow()))}>
              <Trans>到明早 8 点</Trans>
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
