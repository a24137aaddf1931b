// The picture of a room before one enters it: its cover, then the room itself without sound; the way in.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { VolumeX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { RoomCard } from '../../../../contract/room/room-card.ts'
import { groundOf } from '../../../core/room/room-ground.ts'
import { lost } from '../../../core/socket/hearing.ts'
import { countText } from '../../../core/text/count-text.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Ground } from '../../../ui/picture/Ground.tsx'
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { LiveTag } from '../../match/parts/LiveTag.tsx'
import { useRowView } from '../../match/row-view.ts'
import { roomQuery } from '../room-queries.ts'
import { useRoomTitle } from '../use-room-title.ts'
import styles from './PreviewPicture.module.css'
import { usePreview } from './use-preview.ts'

/** Milliseconds between two looks at whether it still plays. */
const lookEvery = 30_000

export interface PreviewPictureProps {
  room: RoomCard
  /** What plays there would tell what the reader does not want to know. */
  still?: boolean
  /** Told the room once its picture moves, and null when it no longer does. */
  onPlaying?(roomId: string | null): void
}

export function PreviewPicture({ room, still = false, onPlaying }: PreviewPictureProps) {
  const { t } = useLingui()
  const { lang } = useRowView()
  const video = useRef<HTMLVideoElement>(null)
  // Without the socket: who looks in from here is no viewer yet.
  const { data } = useQuery({ ...roomQuery(room.id), refetchInterval: lookEvery })
  const isShown = usePreview(video, still ? null : data && { url: data.stream.url, kind: 'live', state: data.stream.state })
  useEffect(() => {
    if (!isShown) return
    onPlaying?.(room.id)
    return () => onPlaying?.(null)
  }, [isShown, room.id, onPlaying])
  const title = useRoomTitle(room)
  const isLost = useStore(lost)
  return (
    <div className={styles.preview}>
      {room.cover ? (
        <img src={room.cover} alt="" width={640} height={360} decoding="async" className={styles.cover} />
      ) : (
        <Ground sport={groundOf(room.category)} marks="centre" className={styles.cover} />
      )}
      <video
        ref={video}
        className={classNames(styles.video, isShown && styles.shown)}
        playsInline
        muted
        disablePictureInPicture
        tabIndex={-1}
        aria-hidden="true"
      />
      <div className={styles.top}>
        <LiveTag />
        {isShown && (
          <span className={styles.mute} title={t`静音预览`}>
            <VolumeX size={16} aria-hidden="true" />
          </span>
        )}
      </div>
      <div className={styles.foot}>
        <PersonPicture path={room.avatar} size={40} />
        <span className={styles.words}>
          <Link to="/live" search={{ id: room.id }} className={styles.link}>
            {title}
          </Link>
          <span className={styles.meta}>
            <span translate="no">{room.nickname}</span>
            {room.viewers > 0 && !isLost && (
              <>
                {' · '}
                <Trans>
                  <Num>{countText(room.viewers, lang)}</Num> 人在看台
                </Trans>
              </>
            )}
          </span>
        </span>
        <Button
          variant="lamp"
          className={styles.enter}
          tabIndex={-1}
          aria-hidden="true"
          render={<Link to="/live" search={{ id: room.id }} />}
        >
          <Trans>进入看台</Trans>
        </Button>
      </div>
    </div>
  )
}
