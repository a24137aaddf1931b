// Rarely used options: room clock, audio only, sleep timer, statistics.
import { Trans, useLingui } from '@lingui/react/macro'
import { ChartNoAxesColumn, Ellipsis } from 'lucide-react'
import { Num } from '../../../../ui/figure/Num.tsx'
import { Switch } from '../../../../ui/form/Switch.tsx'
import { roomClock } from '../clock/room-clock.ts'
import { useFollowing } from '../clock/use-room-clock.ts'
import { usePlayer } from '../player-context.ts'
import { playerSettings } from '../player-settings.ts'
import { useCell } from '../use-cell.ts'
import styles from './Choice.module.css'
import { PlayerPanel } from './PlayerPanel.tsx'
import { type Sleep, sleepChoices } from './sleep-timer.ts'

interface MoreMenuProps {
  kind: 'live' | 'playback'
  sleep: Sleep
  onStatistics(): void
}

export function MoreMenu({ kind, sleep: [sleep, setSleep], onStatistics }: MoreMenuProps) {
  const { t } = useLingui()
  const player = usePlayer()
  const audioOnly = useCell(player.state, (state) => state.audioOnly)
  const following = useFollowing()
  const follow = (on: boolean): void => {
    playerSettings.set({ follow: on })
    roomClock.follow(on)
  }
  return (
    <PlayerPanel label={t`更多播放设置`} face={<Ellipsis size={20} aria-hidden="true" />} isOn={sleep !== null || audioOnly}>
      {(close) => (
        <>
          {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control */}
          <label className={styles.row}>
            <span>
              <Trans>比分随画面</Trans>
              <small>{kind === 'live' ? t`比分、事件和提醒等画面播到那一刻才出现` : t`比分和事件等画面播到那一刻才出现`}</small>
            </span>
            <Switch checked={following} onCheckedChange={follow} />
          </label>
          {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control */}
          <label className={styles.row}>
            <span>
              <Trans>仅声音</Trans>
            </span>
            <Switch checked={audioOnly} onCheckedChange={player.setAudioOnly} />
          </label>
          <fieldset className={styles.row} aria-label={t`定时关闭`}>
            <span>
              <Trans>几分钟后停止播放</Trans>
              <span className={styles.chips}>
                <button type="button" aria-pressed={sleep === null} onClick={() => setSleep(null)}>
                  <Trans>不关闭</Trans>
                </button>
                {sleepChoices.map((minutes) => (
                  <button
                    key={minutes}
                    type="button"
                    aria-label={t`${minutes} 分钟`}
                    aria-pressed={sleep === minutes}
                    onClick={() => setSleep(minutes)}
                  >
                    <Num>{minutes}</Num>
                  </button>
                ))}
              </span>
            </span>
          </fieldset>
          <div className={styles.list}>
            <button
              type="button"
              className={styles.choice}
              onClick={() => {
                onStatistics()
                close()
              }}
            >
              <ChartNoAxesColumn size={16} aria-hidden="true" />
              <span>
                <Trans>播放统计</Trans>
              </span>
            </button>
          </div>
        </>
      )}
    </PlayerPanel>
  )
}
