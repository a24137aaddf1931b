// The rooms that show a match, on the match page: a few, with a link to all of them.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { MoreLink } from '../../../ui/button/MoreLink.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { roomMessages } from '../../../ui/messages/room-messages.ts'
import { WithMessages } from '../../../ui/messages/WithMessages.tsx'
import { matchSearch } from '../../match/match-link.ts'
import { roomsOfMatchQuery } from '../room-queries.ts'
import styles from './MatchRooms.module.css'
import { RoomTile } from './RoomTile.tsx'

const few = 3

export function MatchRooms({ row }: { row: MatchRow }) {
  return (
    <WithMessages catalogs={roomMessages}>
      <Inside row={row} />
    </WithMessages>
  )
}

function Inside({ row }: { row: MatchRow }) {
  const { data } = useQuery(roomsOfMatchQuery(row.id))
  if (!data || data.list.length === 0) return null
  const { list, total } = data
  return (
    <Panel padded aria-labelledby="stands">
      <SectionHead
        id="stands"
        title={<Trans>选看台</Trans>}
        more={
          <MoreLink render={<Link to="/score-live" search={matchSearch(row)} />}>
            <Trans>全部 {total} 间</Trans>
          </MoreLink>
        }
      />
      <div className={styles.tiles}>
        {list.slice(0, few).map((room) => (
          <RoomTile key={room.id} room={room} plain />
        ))}
      </div>
    </Panel>
  )
}
