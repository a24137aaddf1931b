// One room of the dome: its video with the score at that playback time, its name, and whether its audio plays.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowLeftRight, ExternalLink, Volume2, VolumeX, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { MatchEvent } from '../../../../contract/match/match-event.ts'
import { ApiError } from '../../../core/api/api.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { useMatchCovered } from '../../match/state/use-match-covered.ts'
import { ScoreBug } from '../live/score/ScoreBug.tsx'
import { type RoomMatch, useRoomMatch } from '../live/use-room-match.ts'
import { createRoomClock } from '../stream/clock/room-clock.ts'
import { ClockContext } from '../stream/clock/use-room-clock.ts'
import { createPlayer } from '../stream/player.ts'
import { PlayerContext } from '../stream/player-context.ts'
import type { Player } from '../stream/player-handle.ts'
import { playerSettings } from '../stream/player-settings.ts'
import { StateCover } from '../stream/StateCover.tsx'
import { useRoom } from '../use-room.ts'
import styles from './DomePage.module.css'
import type { DomeRoom } from './dome-events.ts'

export interface DomeTileProps {
  id: string
  /** Number of the tile, also its shortcut key. */
  place: number
  isHeard: boolean
  /** One of several tiles: uses the lowest quality unless its audio plays. */
  isSmall: boolean
  /** Replays an earlier event. */
  isBack: boolean
  register(id: string, player: Player): () => void
  /** Reports the match state up to the playback time; null: none. */
  onRoomRead(id: string, room: DomeRoom | null): void
  onHear(): void
  onChange(): void
  onRemove(): void
  /** Returns to the shared playback time. */
  onReturn(): void
}

/** Each tile has its own room clock, so its score and events wait for its own video. */
export function DomeTile(props: DomeTileProps) {
  const [clock] = useState(() => createRoomClock())
  return (
    <ClockContext value={clock}>
      <Tile {...props} attach={clock.attach} follow={clock.follow} />
    </ClockContext>
  )
}

type TileProps = DomeTileProps & Pick<ReturnType<typeof createRoomClock>, 'attach' | 'follow'>

function Tile(props: TileProps) {
  const { id, place, isHeard, isSmall, isBack, register, onRoomRead, onHear, onChange, onRemove, onReturn, attach, follow } = props
  const { t } = useLingui()
  const video = useRef<HTMLVideoElement>(null)
  const [player, setPlayer] = useState<Player | null>(null)
  const { data: room, error, refetch, isLoadingError } = useRoom(id)
  const ask = useRef(refetch)
  ask.current = refetch
  useEffect(() => {
    if (!video.current) return
    const own = createPlayer(video.current, { small: true, onTrouble: () => void ask.current() })
    setPlayer(own)
    follow(playerSettings.get().follow)
    const leave = [register(id, own), attach({ pictureTime: own.pictureTime, isComing: () => own.state.get().phase === 'opening' })]
    return () => {
      for (const one of leave) one()
      own.close()
    }
  }, [register, attach, follow, id])
  const { url = null, state = 'idle' } = room?.stream ?? {}
  useEffect(() => player?.open({ url, kind: 'live', state }), [player, url, state])
  useEffect(() => player?.setMuted(!isHeard), [player, isHeard])
  useEffect(() => player?.choose(isSmall && !isHeard ? 'smooth' : 'auto'), [player, isHeard, isSmall])
  const matchId = room?.match_id ?? null
  const match = useRoomMatch(matchId, room?.picture_offset ?? 0)
  const covered = useMatchCovered(matchId)
  const shown = room?.is_live ? match : null
  const furthest = useFurthest(shown)
  useEffect(() => onRoomRead(id, furthest && { id, match: furthest, covered }), [onRoomRead, id, furthest, covered])
  useEffect(() => () => onRoomRead(id, null), [onRoomRead, id])
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
      {isLoadingError && !room && (
        <p className={styles.failed}>
          {error instanceof ApiError && error.error === 'not-found' ? <Trans>没有这个直播间</Trans> : <Trans>直播间没有加载出来</Trans>}
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
      <div className={styles.top}>
        <div className={styles.bug}>
          {player && shown && (
            <PlayerContext value={player}>
              <ScoreBug row={shown.row} word={false} />
            </PlayerContext>
          )}
        </div>
        {isBack ? (
          <Button size="sm" variant="lamp" className={styles.act} onClick={onReturn}>
            <Trans>回到直播</Trans>
          </Button>
        ) : (
          <span className={styles.sound}>
            {isHeard ? <Volume2 size={16} aria-hidden="true" /> : <VolumeX size={16} aria-hidden="true" />}
            {isHeard && (
              <span className={styles.word}>
                <Trans>在听</Trans>
              </span>
            )}
          </span>
        )}
      </div>
      <div className={styles.foot}>
        {isSmall && <Num className={styles.place}>{place}</Num>}
        <span className={styles.name} translate="no">
          {name}
        </span>
        <IconButton label={t`换掉 ${name}`} className={styles.act} onClick={onChange}>
          <ArrowLeftRight size={16} />
        </IconButton>
        <IconButton label={t`进入直播间 ${name}`} className={styles.act} render={<Link to="/live" search={{ id }} />}>
          <ExternalLink size={16} />
        </IconButton>
        <IconButton label={t`移出 ${name}`} className={styles.act} onClick={onRemove}>
          <X size={16} />
        </IconButton>
      </div>
    </section>
  )
}

/** Keeps events that the video has already shown while the viewer replays an earlier one. */
function useFurthest(match: RoomMatch | null): RoomMatch | null {
  const events = useRef<{ id: string; list: readonly MatchEvent[] }>({ id: '', list: [] })
  const latest = useRef<{ of: RoomMatch | null; match: RoomMatch | null }>({ of: null, match: null })
  if (latest.current.of === match) return latest.current.match
  if (match) {
    if (events.current.id !== match.row.id || match.events.length >= events.current.list.length)
      events.current = { id: match.row.id, list: match.events }
  }
  latest.current = { of: match, match: match && { ...match, events: events.current.list } }
  return latest.current.match
}
