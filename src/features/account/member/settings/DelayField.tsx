// 提醒延后: delays alerts, so that none is ahead of a slow stream: none, 15 to 300 seconds, or the latency of the stream watched here.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { SwitchRow } from '../../../../ui/form/SwitchRow.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import { deviceAlerts } from '../../../alert/alert-state.ts'
import styles from '../Settings.module.css'
import { useSave } from '../use-save.ts'

const step = 15
const most = 300

export function DelayField() {
  const { t } = useLingui()
  const { settings } = useStore(deviceAlerts)
  const save = useSave()
  // Updates the figure while dragging; saves on release.
  const [dragged, setDragged] = useState<number | null>(null)
  const seconds = dragged ?? settings.delay
  const commit = (): void => {
    if (dragged !== null && dragged !== settings.delay) save({ delay: dragged })
    setDragged(null)
  }
  const { stream } = settings
  const text = seconds === 0 ? t`不延后` : t`延后 ${seconds} 秒`
  return (
    <div className={styles.stack}>
      <div className={styles.field}>
        <div className={styles.label}>
          <b>
            <Trans>等等我的直播</Trans>
          </b>
          <small>
            <Trans>直播比现场慢时，让提醒晚一点到</Trans>
          </small>
        </div>
        {stream === null && (
          <label className={styles.range}>
            <span>{text}</span>
            <input
              type="range"
              min={0}
              max={most}
              step={step}
              value={seconds}
              aria-label={t`提醒延后`}
              aria-valuetext={text}
              onChange={({ target }) => setDragged(Number(target.value))}
              onPointerUp={commit}
              onKeyUp={commit}
              onBlur={commit}
            />
          </label>
        )}
      </div>
      <SwitchRow
        checked={stream !== null}
        onCheckedChange={(on) => save({ stream: on ? 0 : null })}
        hint={
          stream === null ? (
            <Trans>跟着这台设备上看的直播，它慢多少，提醒就晚多少</Trans>
          ) : stream === 0 ? (
            <Trans>打开一场直播，就知道要等多久</Trans>
          ) : (
            <Trans>刚看的直播慢约 {stream} 秒</Trans>
          )
        }
      >
        <Trans>等到我的直播播到那一刻</Trans>
      </SwitchRow>
    </div>
  )
}
