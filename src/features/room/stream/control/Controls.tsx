// Control bar below the video, with the seek bar above it.
import { Trans, useLingui } from '@lingui/react/macro'
import { Maximize, Minimize, Pause, PictureInPicture2, Play, RectangleHorizontal } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { lengthText } from '../../../../core/text/length-text.ts'
import { IconButton } from '../../../../ui/button/IconButton.tsx'
import { Num } from '../../../../ui/figure/Num.tsx'
import { toast } from '../../../../ui/layer/toast/toast.ts'
import { useStore } from '../../../../ui/use-store.ts'
import { toggleFullscreen, useFullscreen } from '../fullscreen.ts'
import type { Marker } from '../marker.ts'
import { canPip, togglePip } from '../pip.ts'
import { usePlayer } from '../player-context.ts'
import { playerSettings } from '../player-settings.ts'
import { useCell } from '../use-cell.ts'
import styles from './Controls.module.css'
import { LiveDelay, LiveEdge } from './LiveEdge.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { QualityMenu } from './QualityMenu.tsx'
import { SeekBar } from './SeekBar.tsx'
import { useSleep } from './sleep-timer.ts'
import { VolumeControl } from './VolumeControl.tsx'

export interface ControlsProps {
  frame: RefObject<HTMLElement | null>
  stage: RefObject<HTMLDivElement | null>
  kind: 'live' | 'playback'
  markers: readonly Marker[]
  markerText(marker: Marker): string
  hideLength: boolean
  hideStills: boolean
  tools?: ReactNode
  onStatistics(): void
}

export function Controls({ frame, stage, kind, markers, markerText, hideLength, hideStills, tools, onStatistics }: ControlsProps) {
  const { t } = useLingui()
  const player = usePlayer()
  const paused = useCell(player.state, (state) => state.paused)
  const phase = useCell(player.state, (state) => state.phase)
  const sleep = useSleep(player)
  const isFull = useFullscreen()
  const { theatre } = useStore(playerSettings)
  const isIdle = phase === 'not-started' || phase === 'over'
  const toggle = (): void => (player.state.get().paused ? player.play() : player.pause())
  const pip = (): void => {
    const box = stage.current
    if (box) togglePip(box, toggle).catch(() => toast(t`这里打不开画中画`, { tone: 'plain' }))
  }
  return (
    <div className={styles.controls} data-controls="">
      {!isIdle && <SeekBar markers={markers} markerText={markerText} hideStills={hideStills} />}
      <div className={styles.row}>
        {!isIdle && (
          <>
            <IconButton label={paused ? t`播放` : t`暂停`} className={styles.button} onClick={toggle}>
              {paused ? <Play size={22} fill="currentColor" /> : <Pause size={22} fill="currentColor" strokeWidth={0.5} />}
            </IconButton>
            {kind === 'live' && <LiveEdge />}
            <VolumeControl />
            {kind === 'live' ? <LiveDelay /> : <Length hidden={hideLength} />}
          </>
        )}
        <span className={styles.space} />
        {!isIdle && (
          <>
            {tools}
            <QualityMenu />
            <MoreMenu kind={kind} sleep={sleep} onStatistics={onStatistics} />
          </>
        )}
        <IconButton
          label={theatre ? t`退出影院模式` : t`影院模式`}
          aria-pressed={theatre}
          className={`${styles.button} ${styles.wide}`}
          onClick={() => playerSettings.set({ theatre: !theatre })}
        >
          <RectangleHorizontal size={20} />
        </IconButton>
        {!isIdle && canPip() && (
          <IconButton label={t`画中画`} className={`${styles.button} ${styles.wide}`} onClick={pip}>
            <PictureInPicture2 size={20} />
          </IconButton>
        )}
        <IconButton
          label={isFull ? t`退出全屏` : t`全屏`}
          className={styles.button}
          onClick={() => frame.current && toggleFullscreen(frame.current)}
        >
          {isFull ? <Minimize size={20} /> : <Maximize size={20} />}
        </IconButton>
      </div>
    </div>
  )
}

function Length({ hidden }: { hidden: boolean }) {
  const player = usePlayer()
  const position = useCell(player.time, (time) => lengthText(time.position - time.start))
  const whole = useCell(player.time, (time) => lengthText(time.end - time.start))
  return (
    <Num className={styles.time}>
      {hidden ? (
        position
      ) : (
        <Trans>
          {position} / {whole}
        </Trans>
      )}
    </Num>
  )
}
