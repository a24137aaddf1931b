// Overlay in the player while the room is off the air, on top of its cover: ended or not started, what comes next, and recordings.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Play, Tv } from 'lucide-react'
import type { RoomInfo } from '../../../../../contract/room/room.ts'
import { groundOf } from '../../../../core/room/room-ground.ts'
import { dateText, dayOf, timeOf } from '../../../../core/text/format.ts'
import { lengthText } from '../../../../core/text/length-text.ts'
import { Num } from '../../../../ui/figure/Num.tsx'
import { Ground } from '../../../../ui/picture/Ground.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import { useRowView } from '../../../match/row-view.ts'
import { lastEnd } from '../../room-end.ts'
import { playbackQuery } from '../../room-queries.ts'
import { useRecordingsCovered, useRoomTitle } from '../../use-room-title.ts'
import styles from './ClosingCard.module.css'
import { NextShow } from './NextShow.tsx'

export function ClosingCard({ room }: { room: RoomInfo }) {
  const { t } = useLingui()
  const { lang, tz } = useRowView()
  const covered = useRecordingsCovered(room.id)
  const title = useRoomTitle(room)
  const { data } = useQuery(playbackQuery(room.id))
  const list = data?.list ?? []
  const isOver = room.stream.state === 'over'
  // The streamer is on the air, as the studio shows, but no media has arrived yet.
  const isAwaited = room.is_live && !isOver
  const last = useStore(lastEnd)
  const why = last?.room_id === room.id ? last.reason : null
  return (
    <div className={styles.card}>
      <div className={styles.cover} aria-hidden="true">
        {room.cover && !covered ? (
          <img src={room.cover} alt="" decoding="async" />
        ) : (
          <Ground sport={groundOf(room.category)} marks="centre" />
        )}
      </div>
      <div className={styles.words} role="status">
        <Tv size={28} aria-hidden="true" />
        <b>{isOver ? <Trans>直播已结束</Trans> : isAwaited ? <Trans>等待画面</Trans> : <Trans>未开始</Trans>}</b>
        <span>
          {isAwaited ? (
            <Trans>主播已经开播，画面一到就自动播放</Trans>
          ) : room.next_at ? (
            <Trans>
              下一场 {dateText(dayOf(room.next_at, tz), lang)} <Num>{timeOf(room.next_at, tz)}</Num>
            </Trans>
          ) : isOver && why === 'away' ? (
            <Trans>主播的画面断开太久，直播自动结束了</Trans>
          ) : isOver && why === 'blocked' ? (
            <Trans>这个直播间被运营停播了</Trans>
          ) : isOver ? (
            <Trans>谢谢观看，下次再来</Trans>
          ) : (
            <Trans>开播后会自动播放</Trans>
          )}
        </span>
      </div>
      {!isAwaited && <NextShow room={room} />}
      {list.length > 0 && (
        <ul className={styles.list} aria-label={t`回放`}>
          {list.slice(0, 6).map((one) => (
            <li key={one.id}>
              <Link to="/live" search={{ id: room.id, playback: one.id }} className={styles.playback}>
                <Play size={14} fill="currentColor" aria-hidden="true" />
                <span className={styles.title}>{(!covered && one.title) || title}</span>
                <Num className={styles.when}>
                  {dateText(dayOf(one.started_at, tz), lang)} {timeOf(one.started_at, tz)}
                </Num>
                {!covered && <Num>{lengthText(one.duration_seconds)}</Num>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
