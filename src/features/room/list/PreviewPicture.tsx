// Preview of a room: its cover, then its muted video; the whole preview links to the room.
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { RoomCard } from '../../../../contract/room/room-card.ts'
import { groundOf } from '../../../core/room/room-ground.ts'
import { lost } from '../../../core/socket/hearing.ts'
import { countText } from '../../../core/text/count-text.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Ground } from '../../../ui/picture/Ground.tsx'
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { LiveTag } from '../../match/parts/LiveTag.tsx'
import { useRowView } from '../../match/row-view.ts'
import { useRoomTitle } from '../use-room-title.ts'
import { PreviewMotion } from './PreviewMotion.tsx'
import styles from './PreviewPicture.module.css'

export interface PreviewPictureProps {
  room: RoomCard
  /** Does not play: the video would reveal what the user has chosen to hide. */
  still?: boolean
}

export function PreviewPicture({ room, still = false }: PreviewPictureProps) {
  const { lang } = useRowView()
  const title = useRoomTitle(room)
  const isLost = useStore(lost)
  return (
    <div className={styles.preview}>
      {room.cover && !still ? (
        <img src={room.cover} alt="" width={640} height={360} decoding="async" className={styles.cover} />
      ) : (
        <Ground sport={groundOf(room.category)} marks="centre" className={styles.cover} />
      )}
      <PreviewMotion roomId={room.id} still={still} />
      <div className={styles.top}>
        <LiveTag />
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
