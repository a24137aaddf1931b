// The picture of the stage: the latest still of the room that streams the match, and the link to the room. The video covers it once it
// plays.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Tv, Users } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import type { RoomCard } from '../../../contract/room/room-card.ts'
import { groundOf } from '../../core/room/room-ground.ts'
import { stageChoice } from '../../core/room/stage-choice.ts'
import { lost } from '../../core/socket/hearing.ts'
import { countText } from '../../core/text/count-text.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Num } from '../../ui/figure/Num.tsx'
import { Ground } from '../../ui/picture/Ground.tsx'
import { PersonPicture } from '../../ui/picture/PersonPicture.tsx'
import { useStore } from '../../ui/use-store.ts'
import { LiveTag } from '../match/parts/LiveTag.tsx'
import { useRowView } from '../match/row-view.ts'
import { useStageRooms } from '../match/state/use-stage-rooms.ts'
import { useTitleCovered } from '../match/state/use-title-covered.ts'
import { useHidden } from '../spoiler/revealed.ts'
import styles from './StagePicture.module.css'

interface StagePictureProps {
  row: MatchRow
  /** The video that plays over the still. */
  motion: ReactNode
}

export function StagePicture({ row, motion }: StagePictureProps) {
  const { chosen, isRead } = useStageRooms(row.id)
  const isHidden = useHidden(row)
  const roomId = chosen?.id
  // Stores the choice, so that this room stays even if another one becomes more popular.
  useEffect(() => {
    const before = stageChoice.get()
    if (roomId !== undefined && (before?.matchId !== row.id || before.roomId !== roomId)) stageChoice.set({ matchId: row.id, roomId })
  }, [row.id, roomId])
  if (chosen) return <RoomStill key={chosen.id} room={chosen} isHidden={isHidden} motion={motion} />
  if (!isRead) return <Ground sport={row.sport} marks="centre" className={styles.waiting} />
  return (
    <p className={styles.over}>
      <Tv size={28} aria-hidden="true" />
      <Trans>这场比赛的直播刚刚结束</Trans>
    </p>
  )
}

interface RoomStillProps extends Pick<StagePictureProps, 'motion'> {
  room: RoomCard
  /** Hides the still, because it could reveal the score. */
  isHidden: boolean
}

function RoomStill({ room, isHidden, motion }: RoomStillProps) {
  const { t } = useLingui()
  const { lang } = useRowView()
  const isCovered = useTitleCovered(room)
  // While the connection is lost the viewer count is unknown.
  const isLost = useStore(lost)
  const title = (!isCovered && room.title) || t`${room.nickname} 的直播间`
  return (
    <div className={styles.still}>
      {room.cover && !isHidden ? (
        <img src={room.cover} alt="" width={640} height={360} fetchPriority="high" decoding="async" className={styles.cover} />
      ) : (
        <Ground sport={groundOf(room.category)} marks="centre" className={styles.cover} />
      )}
      {motion}
      <div className={styles.top}>
        <LiveTag />
        {room.viewers > 0 && !isLost && (
          <span className={styles.viewers}>
            <Users size={12} aria-hidden="true" />
            <span>
              <Trans>
                <Num>{countText(room.viewers, lang)}</Num> 人在看台
              </Trans>
            </span>
          </span>
        )}
      </div>
      <div className={styles.foot}>
        <PersonPicture path={room.avatar} size={40} />
        <span className={styles.words}>
          <Link to="/live" search={{ id: room.id }} className={styles.link}>
            {title}
          </Link>
          <span className={styles.name} translate="no">
            {room.nickname}
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
