// One of several rooms on screen: its picture, its name, and whether it is the one that is heard.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ExternalLink, Volume2, VolumeX, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { createPlayer } from '../../stream/player.ts'
import { PlayerContext } from '../../stream/player-context.ts'
import type { Player } from '../../stream/player-handle.ts'
import { StateCover } from '../../stream/StateCover.tsx'
import { useRoom } from '../use-room.ts'
import styles from './DomePage.module.css'

export interface DomeTileProps {
  id: string
  /** Its number, which is its key too. */
  place: number
  isHeard: boolean
  /** One of several: the smallest quality will do, but for the one that is heard. */
  isSmall: boolean
  /** Seconds that the others wait for it; null: not for long. */
  slow: number | null
  /** The others have left it behind. */
  isLeft: boolean
  /** The others wait for it no more, or again. */
  onLeave(isLeft: boolean): void
  register(id: string, player: Player): () => void
  onHear(): void
  onRemove(): void
}

export function DomeTile({ id, place, isHeard, isSmall, slow, isLeft, onLeave, register, onHear, onRemove }: DomeTileProps) {
  const { t } = useLingui()
  const video = useRef<HTMLVideoElement>(null)
  const [player, setPlayer] = useState<Player | null>(null)
  const { data: room, refetch, isError } = useRoom(id)
  const ask = useRef(refetch)
  ask.current = refetch
  useEffect(() => {
    if (!video.current) return
    const own = createPlayer(video.current, { small: true, onTrouble: () => void ask.current() })
    setPlayer(own)
    const leave = register(id, own)
    return () => {
      leave()
      own.close()
    }
  }, [register, id])
  const { url = null, state = 'idle' } = room?.stream ?? {}
  useEffect(() => player?.open({ url, kind: 'live', state }), [player, url, state])
  useEffect(() => player?.setMuted(!isHeard), [player, isHeard])
  useEffect(() => player?.choose(isSmall && !isHeard ? 'smooth' : 'auto'), [player, isHeard, isSmall])
  const name = room?.nickname ?? ''
  return (
    <section className={classNames(styles.tile, isHeard && styles.heard)} aria-label={name || t`直播间`}>
      {/* biome-ignore lint/a11y/useMediaCaption: a live picture has none */}
      <video ref={video} className={styles.video} playsInline tabIndex={-1} />
      {player && room && (
        <PlayerContext value={player}>
          <StateCover kind="live" />
        </PlayerContext>
      )}
      {isError && !room && (
        <p className={styles.failed}>
          <Trans>没有这个直播间</Trans>
        </p>
      )}
      <button
        type="button"
        className={styles.hear}
        aria-pressed={isHeard}
        aria-label={t`听 ${name}`}
        aria-keyshortcuts={String(place)}
        onClick={onHear}
      />
      <div className={styles.bar}>
        {isSmall && <Num className={styles.place}>{place}</Num>}
        {isHeard ? <Volume2 size={16} aria-hidden="true" /> : <VolumeX size={16} aria-hidden="true" />}
        <span className={styles.name} translate="no">
          {name}
        </span>
        <IconButton label={t`进入直播间 ${name}`} className={styles.act} render={<Link to="/live" search={{ id }} />}>
          <ExternalLink size={16} />
        </IconButton>
        <IconButton label={t`移出 ${name}`} className={styles.act} onClick={onRemove}>
          <X size={16} />
        </IconButton>
      </div>
      {(isLeft || slow !== null) && (
        <p className={styles.slow}>
          {!isLeft && (
            <span>
              <Trans>
                慢 <Num>{slow}</Num> 秒，其他画面在等
              </Trans>
            </span>
          )}
          <Button
            size="sm"
            variant="lamp"
            className={styles.leave}
            onClick={() => onLeave(!isLeft)}
            aria-label={isLeft ? t`重新等它：${name}` : t`不等它：${name}`}
          >
            {isLeft ? <Trans>重新等它</Trans> : <Trans>不等它</Trans>}
          </Button>
        </p>
      )}
    </section>
  )
}
