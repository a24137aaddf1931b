// 直播 button: whether playback is live, its delay, and a way back to the live edge.
import { Trans, useLingui } from '@lingui/react/macro'
import { classNames } from '../../../../ui/class-names.ts'
import { Num } from '../../../../ui/figure/Num.tsx'
import { useBehind } from '../clock/use-room-clock.ts'
import { usePlayer } from '../player-context.ts'
import { behindText } from '../player-messages.ts'
import { useCell } from '../use-cell.ts'
import styles from './Controls.module.css'

export function LiveEdge() {
  const { t, i18n } = useLingui()
  const player = usePlayer()
  const atEdge = useCell(player.time, (time) => time.atEdge)
  const paused = useCell(player.state, (state) => state.paused)
  const behind = useBehind()
  const delay = behind === null ? '' : behindText(behind * 100, i18n)
  const isLive = atEdge && !paused
  const label = isLive ? t`直播中` : t`回到直播`
  return (
    <button
      type="button"
      className={classNames(styles.edge, isLive && styles.lit)}
      aria-label={delay ? t`${label}，你比直播慢 ${delay}` : label}
      onClick={() => player.toLive()}
    >
      <i aria-hidden="true" />
      {isLive ? <Trans>直播</Trans> : <Trans>回到直播</Trans>}
    </button>
  )
}

export function LiveDelay() {
  const { i18n } = useLingui()
  const behind = useBehind()
  if (behind === null) return null
  return (
    <span className={styles.delay} aria-hidden="true">
      <Trans>
        你比直播慢 <Num>{behindText(behind * 100, i18n)}</Num>
      </Trans>
    </span>
  )
}
