// The player: video, overlays, controls. Dark in both themes.
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { roomClock } from './clock/room-clock.ts'
import { Controls } from './control/Controls.tsx'
import { Statistics } from './control/Statistics.tsx'
import type { Marker } from './marker.ts'
import styles from './Player.module.css'
import { leavePip } from './pip.ts'
import { createPlayer } from './player.ts'
import { PlayerContext } from './player-context.ts'
import type { Player as PlayerHandle, Source } from './player-handle.ts'
import { playerSettings } from './player-settings.ts'
import { StateCover } from './StateCover.tsx'
import { usePlayerKeys } from './use-player-keys.ts'
import { usePlaying } from './use-playing.ts'
import { useQuiet } from './use-quiet.ts'

export interface PlayerProps {
  source: Source
  title: string
  artist: string
  /** Path of the image for the media session and the poster; empty: none. */
  poster: string
  markers: readonly Marker[]
  /** Tooltip text of a marker. */
  markerText(marker: Marker): string
  /** Hides the duration, which could reveal how a match went. */
  hideLength?: boolean
  /** Hides stills of unseen scenes, which could reveal a score. */
  hideStills?: boolean
  /** Top left: the score bug. */
  top?: ReactNode
  /** Over the video, and moved with it into picture-in-picture: danmaku. */
  overlay?: ReactNode
  /** Right side of the control bar. */
  tools?: ReactNode
  /** Replaces the message when the room is off the air. */
  closing?: ReactNode
  onTrouble?(): void
  /** Called with the player once it exists, so that other parts of the page can seek. */
  onPlayer?(player: PlayerHandle): void
}

export function Player({
  source,
  title,
  artist,
  poster,
  markers,
  markerText,
  hideLength = false,
  hideStills = false,
  top,
  overlay,
  tools,
  closing,
  onTrouble,
  onPlayer,
}: PlayerProps) {
  const { t } = useLingui()
  const frame = useRef<HTMLElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const trouble = useRef(onTrouble)
  trouble.current = onTrouble
  const handler = useRef(onPlayer)
  handler.current = onPlayer
  const [player, setPlayer] = useState<PlayerHandle | null>(null)
  const [statistics, setStatistics] = useState(false)
  useEffect(() => {
    if (!video.current) return
    const own = createPlayer(video.current, { onTrouble: () => trouble.current?.() })
    setPlayer(own)
    handler.current?.(own)
    roomClock.follow(playerSettings.get().follow)
    const leave = roomClock.attach({ pictureTime: own.pictureTime, isComing: () => own.state.get().phase === 'opening' })
    return () => {
      leave()
      own.close()
    }
  }, [])
  useLayoutEffect(() => leavePip, [])
  const { url, kind, state } = source
  useEffect(() => player?.open({ url, kind, state }), [player, url, kind, state])
  const quiet = useQuiet(frame, player)
  usePlayerKeys(frame, player)
  usePlaying(player, title, artist, poster)
  return (
    <section
      ref={frame}
      className={classNames(styles.player, quiet && styles.quiet)}
      data-quiet={quiet ? '' : undefined}
      aria-label={t({ message: '播放器', context: 'label of a part of the page' })}
    >
      <div ref={stage} className={styles.stage}>
        {/* biome-ignore lint/a11y/useMediaCaption: a live picture has none */}
        <video ref={video} className={styles.video} playsInline poster={poster || undefined} tabIndex={-1} />
        {player && <PlayerContext value={player}>{overlay}</PlayerContext>}
      </div>
      {player && (
        <PlayerContext value={player}>
          <StateCover kind={kind} closing={closing} />
          {top && <div className={styles.top}>{top}</div>}
          {statistics && <Statistics onClose={() => setStatistics(false)} />}
          <Controls
            frame={frame}
            stage={stage}
            kind={kind}
            markers={markers}
            markerText={markerText}
            hideLength={hideLength}
            hideStills={hideStills}
            tools={tools}
            onStatistics={() => setStatistics(!statistics)}
          />
        </PlayerContext>
      )}
    </section>
  )
}
