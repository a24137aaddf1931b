// A room in a list: its picture with what is on, title, streamer, viewers.
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import type { RoomCard } from '../../../../contract/room/room-card.ts'
import { groundOf } from '../../../core/room/room-ground.ts'
import { countText } from '../../../core/text/count-text.ts'
import { dateText, dayOf, timeOf } from '../../../core/text/format.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import { PictureTile } from '../../../ui/picture/PictureTile.tsx'
import { useRowView } from '../../match/row-view.ts'
import { useRoomTitle } from '../use-room-title.ts'

export interface RoomTileProps {
  room: RoomCard
  /** Of the heading: under the title of a page, or of a section. */
  level?: 2 | 3
}

export function RoomTile({ room, level = 3 }: RoomTileProps) {
  const { lang } = useRowView()
  const isWatched = room.is_live && room.viewers > 0
  return (
    <PictureTile
      picture={room.cover}
      ground={groundOf(room.category)}
      title={useRoomTitle(room)}
      link={<Link to="/live" search={{ id: room.id }} />}
      level={level}
      short
      tag={<RoomTag room={room} />}
      scrim={
        isWatched && (
          <>
            <Users size={12} aria-hidden="true" />
            <Num>{countText(room.viewers, lang)}</Num>
          </>
        )
      }
      face={<PersonPicture path={room.avatar} size={32} />}
      notes={<span translate="no">{room.nickname}</span>}
    />
  )
}

function RoomTag({ room: { is_live, next_at } }: RoomTileProps) {
  const { lang, tz } = useRowView()
  if (is_live)
    return (
      <Tag tone="live">
        <Trans>直播</Trans>
      </Tag>
    )
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
