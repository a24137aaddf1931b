// 免打扰: start and end in the time zone of this device, the matches exempt from it, and the digest at its end.
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { QuietHours } from '../../../../../contract/alert.ts'
import { preferences } from '../../../../core/store/preferences.ts'
import { IconButton } from '../../../../ui/button/IconButton.tsx'
import { SwitchRow } from '../../../../ui/form/SwitchRow.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import { deviceAlerts } from '../../../alert/alert-state.ts'
import { matchMarks, setMark } from '../../../follow/match-marks.ts'
import styles from '../Settings.module.css'
import { useSave } from '../use-save.ts'

export function QuietField() {
  const { t } = useLingui()
  const { settings } = useStore(deviceAlerts)
  const { tz } = useStore(preferences)
  const marks = useStore(matchMarks)
  const save = useSave()
  const { quiet, digest } = settings
  const set = (patch: Partial<QuietHours>): void => save({ quiet: { ...quiet, tz, ...patch } })
  const through = Object.entries(marks).filter(([, mark]) => mark.through)
  const time = (key: 'from' | 'to', label: string) => (
    <label className={styles.time}>
      {label}
      <input
        type="time"
        value={quiet[key]}
        required
        onChange={({ target }) => {
          // An empty field is not a time: keeps the last value.
          if (/^\d\d:\d\d$/.test(target.value)) set({ [key]: target.value })
        }}
      />
    </label>
  )
  return (
    <div className={styles.stack}>
      <SwitchRow checked={quiet.on} onCheckedChange={(on) => set({ on })} hint={t`这段时间不响也不弹，单场比赛可以例外`}>
        <b className={styles.strong}>
          <Trans>免打扰</Trans>
        </b>
      </SwitchRow>
      {quiet.on && (
        <div className={styles.inset}>
          <div className={styles.times}>
            {time('from', t`从`)}
            {time('to', t`到`)}
            <small>
              <Trans>按本机时区 {tz}</Trans>
            </small>
          </div>
          {quiet.from === quiet.to && (
            <p className={styles.warn}>
              <Trans>开始和结束一样，等于没有免打扰</Trans>
            </p>
          )}
          <p className={styles.note}>
            {through.length === 0 ? <Trans>没有例外。在一场比赛的提醒里打开“免打扰时段也提醒这场”。</Trans> : <Trans>照样提醒的比赛</Trans>}
          </p>
          {through.length > 0 && (
            <ul className={styles.exceptions}>
              {through.map(([id, { name }]) => (
                <li key={id}>
                  <span translate="no">{name}</span>
                  <IconButton label={t`不再例外 ${name}`} onClick={() => setMark(id, name, { through: false })}>
                    <X size={16} />
                  </IconButton>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <SwitchRow checked={digest} onCheckedChange={(on) => save({ digest: on })} hint={t`免打扰或暂停时错过的，结束后合成一条`}>
        <Trans>早间摘要</Trans>
      </SwitchRow>
    </div>
  )
}
