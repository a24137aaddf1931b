// Mute button and volume slider.
import { Trans, useLingui } from '@lingui/react/macro'
import { Volume1, Volume2, VolumeX } from 'lucide-react'
import { IconButton } from '../../../../ui/button/IconButton.tsx'
import { usePlayer } from '../player-context.ts'
import { useCell } from '../use-cell.ts'
import styles from './Controls.module.css'
import { Slider } from './Slider.tsx'

export function VolumeControl() {
  const { t } = useLingui()
  const player = usePlayer()
  const muted = useCell(player.state, (state) => state.muted)
  const silenced = useCell(player.state, (state) => state.silenced)
  const volume = useCell(player.state, (state) => state.volume)
  const pictureAlone = useCell(player.state, (state) => state.pictureAlone)
  const Icon = muted || volume === 0 ? VolumeX : volume < 0.5 ? Volume1 : Volume2
  const shown = muted ? 0 : Math.round(volume * 100)
  if (pictureAlone)
    return (
      <span className={styles.soundless} role="status" title={t`没有收到浏览器能播放的声音，画面照常播放`}>
        <VolumeX size={20} aria-hidden="true" />
        <Trans>没有声音</Trans>
      </span>
    )
  return (
    <div className={styles.volume}>
      <IconButton label={muted ? t`打开声音` : t`静音`} className={styles.button} onClick={() => player.setMuted(!muted)}>
        <Icon size={20} />
      </IconButton>
      {silenced ? (
        <button type="button" className={styles.silenced} onClick={() => player.setMuted(false)}>
          <Trans>打开声音</Trans>
        </button>
      ) : (
        <Slider
          label={t`音量`}
          value={shown}
          text={`${shown}%`}
          onChange={(value) => player.setVolume(value / 100)}
          className={styles.loud}
        />
      )}
    </div>
  )
}
