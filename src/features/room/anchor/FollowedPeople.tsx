// The followed streamers, each with their current match or next broadcast: rows of the side menu, on phones a strip of avatars.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import type { RoomCard } from '../../../../contract/room/room-card.ts'
import { lost } from '../../../core/socket/hearing.ts'
import { timeOf } from '../../../core/text/format.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { useRowView } from '../../match/row-view.ts'
import { usePulse } from '../../match/state/row/use-pulse.ts'
import { useHidden } from '../../spoiler/revealed.ts'
import { useKnownRow } from '../list/use-room-rows.ts'
import styles from './FollowedPeople.module.css'
import { useFollowedShows } from './use-followed-shows.ts'

/** Maximum number of rows in the side menu and of avatars in the strip. */
const mostRows = 6
const mostFaces = 12

export function FollowedRows() {
  const { t } = useLingui()
  const { shows } = useFollowedShows()
  if (!shows || shows.total === 0) return null
  return (
    <nav className={styles.rows} aria-label={t`关注的主播`}>
      <p className={styles.title}>
        <Trans>关注的主播</Trans>
        <Num>
          {shows.live} / {shows.total}
        </Num>
      </p>
      {shows.list.slice(0, mostRows).map((room) => (
        <Link key={room.id} to="/live" search={{ id: room.id }} className={classNames(styles.row, !room.is_live && styles.off)}>
          <PersonPicture path={room.avatar} size={26} isLive={room.is_live} />
          <span className={styles.name} translate="no">
            {room.nickname}
          </span>
          <Shows room={room} />
        </Link>
      ))}
      <Link to="/attention" search={{ kind: 'streamer' }} className={styles.all}>
        <Trans>全部关注</Trans>
        <ChevronRight size={16} aria-hidden="true" />
      </Link>
    </nav>
  )
}

/** The score of the streamer's match, 'on the air', or the time of the next broadcast. */
function Shows({ room }: { room: RoomCard }) {
  const { tz } = useRowView()
  const row = useKnownRow(room.match_id)
  const isLost = useStore(lost)
  if (room.is_live && row?.status === 'live') return <Score row={row} />
  if (room.is_live) return <span className={styles.live}>{isLost ? <Trans>刚才在播</Trans> : <Trans>直播</Trans>}</span>
  return room.next_at ? (
    <Num>{timeOf(room.next_at, tz)}</Num>
  ) : (
    <span className={styles.offline}>
      <Trans>未开播</Trans>
    </span>
  )
}

function Score({ row }: { row: MatchRow }) {
  const { t } = useLingui()
  const hidden = useHidden(row)
  const { live } = usePulse(row)
  if (hidden)
    return (
      <span className={classNames(live && styles.live)} role="img" aria-label={t`比分已隐藏`}>
        –:–
      </span>
    )
  return (
    <Num className={classNames(live && styles.live)}>
      {row.home_score}:{row.away_score}
    </Num>
  )
}

export function FollowedFaces() {
  const { t } = useLingui()
  const { tz } = useRowView()
  const isLost = useStore(lost)
  const { shows } = useFollowedShows()
  if (!shows || shows.total === 0) return null
  return (
    <nav className={styles.faces} aria-label={t`关注的主播`}>
      {shows.list.slice(0, mostFaces).map(({ id, avatar, nickname, is_live, next_at }) => (
        <Link key={id} to="/live" search={{ id }} className={styles.face}>
          <span className={styles.picture}>
            <PersonPicture path={avatar} size={48} isLive={is_live} />
            {is_live
              ? !isLost && (
                  <span className={classNames(styles.badge, styles.on)}>
                    <Trans>直播</Trans>
                  </span>
                )
              : next_at && <Num className={styles.badge}>{timeOf(next_at, tz)}</Num>}
          </span>
          <span className={styles.name} translate="no">
            {nickname}
          </span>
        </Link>
      ))}
      <Link to="/attention" search={{ kind: 'streamer' }} className={styles.face}>
        <span className={styles.more}>
          <ChevronRight size={20} aria-hidden="true" />
        </span>
        <span className={styles.name}>
          <Trans>全部</Trans>
        </span>
      </Link>
    </nav>
  )
}
