// A room in a list: its image with the score of its match, title, streamer, viewers.
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import type { RoomCard } from '../../../../contract/room/room-card.ts'
import { leagueName } from '../../../../rules/text/name/name.ts'
import { groundOf } from '../../../core/room/room-ground.ts'
import { lost } from '../../../core/socket/hearing.ts'
import { countText } from '../../../core/text/count-text.ts'
import { dateText, dayOf, timeOf } from '../../../core/text/format.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import { PictureTile } from '../../../ui/picture/PictureTile.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { matchSearch } from '../../match/match-link.ts'
import { LiveTag } from '../../match/parts/LiveTag.tsx'
import { useRowView } from '../../match/row-view.ts'
import { useMatchCovered, useTalkCovered } from '../../match/state/use-match-covered.ts'
import { useRoomTitle } from '../use-room-title.ts'
import { LaterMotion } from './LaterMotion.tsx'
import { RoomBug } from './RoomBug.tsx'
import styles from './RoomTile.module.css'
import { useTypeMessages } from './type-messages.ts'
import { useAsked } from './use-asked.ts'
import { useKnownRow } from './use-room-rows.ts'

export interface RoomTileProps {
  room: RoomCard
  /** The match as loaded with the list; replaced by the row store's once available. */
  row?: MatchRow | undefined
  /** Heading level: 2 under a page title, 3 under a section title. */
  level?: 2 | 3
  /** Number of rooms with the same match that this card represents. */
  same?: number
  /** Without the score: the page is about this match. */
  plain?: boolean
}

const asked = { 'data-asked': '' }

export function RoomTile({ room, row, level = 3, same = 1, plain = false }: RoomTileProps) {
  const { isAsked, pointer } = useAsked()
  // The image would reveal what the user has chosen to hide.
  const matchCovered = useMatchCovered(room.match_id)
  const talkCovered = useTalkCovered(room.match_id, `room:${room.id}`)
  const covered = matchCovered || (room.match_id === null && talkCovered)
  return (
    <PictureTile
      {...pointer}
      data={isAsked ? asked : undefined}
      className={classNames(styles.card, !room.is_live && styles.off)}
      picture={matchCovered ? '' : room.cover}
      ground={groundOf(room.category)}
      motion={isAsked && room.is_live && !covered && <LaterMotion id={room.id} />}
      title={useRoomTitle(room)}
      link={<Link to="/live" search={{ id: room.id }} />}
      level={level}
      short
      tag={<RoomTag room={room} row={row} plain={plain} />}
      scrim={room.is_live && <RoomFoot room={room} row={row} same={same} />}
      face={<PersonPicture path={room.avatar} size={32} />}
      notes={<span translate="no">{room.nickname}</span>}
    />
  )
}

interface RoomPartProps extends Pick<RoomTileProps, 'room' | 'same' | 'plain'> {
  row: MatchRow | undefined
}

/** League or room type, number of rooms with the same match, and viewer count. */
function RoomFoot({ room, row: read, same = 1 }: RoomPartProps) {
  const { lang } = useRowView()
  const messages = useTypeMessages()
  const row = useKnownRow(room.match_id) ?? read
  // The viewer count is no longer current.
  const isLost = useStore(lost)
  const rooms = Math.max(same, same > 1 ? (row?.rooms ?? 0) : 0)
  return (
    <>
      <span className={styles.left}>
        <span className={styles.what}>{row ? leagueName(row, lang) : messages[room.category]}</span>
        {row && rooms > 1 && (
          <Link to="/score-live" search={matchSearch(row)} className={styles.same}>
            <Trans>
              同场 <Num>{rooms}</Num> 间
            </Trans>
          </Link>
        )}
      </span>
      {room.viewers > 0 && !isLost && (
        <span className={styles.viewers}>
          <Users size={12} aria-hidden="true" />
          <Num>{countText(room.viewers, lang)}</Num>
        </span>
      )}
    </>
  )
}

function RoomTag({ room: { is_live, next_at, match_id }, row: read, plain }: RoomPartProps) {
  const { lang, tz } = useRowView()
  const row = useKnownRow(match_id) ?? read
  if (is_live && row?.status === 'live' && !plain) return <RoomBug row={row} isLive />
  if (is_live) return <LiveTag />
  return (
    <Tag>
      {next_at ? (
        <>
          {dateText(dayOf(next_at, tz), lang)} <Num>{timeOf(next_at, tz)}</Num>
        </>
      ) : (
        <Trans>未开播</Trans>
      )}
    </Tag>
  )
}
