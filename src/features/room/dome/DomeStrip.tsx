// 可以换进来: live rooms outside the dome, each added with one tap; when the dome is full, the user chooses which room to replace.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import type { RoomCard } from '../../../../contract/room/room-card.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { MoreLink } from '../../../ui/button/MoreLink.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { Menu } from '../../../ui/layer/Menu.tsx'
import { RoomTile } from '../list/RoomTile.tsx'
import { useRoomRows } from '../list/use-room-rows.ts'
import { hotRoomsQuery } from '../room-queries.ts'
import styles from './DomeStrip.module.css'
import { mostRooms } from './dome-search.ts'

const most = 5

export interface DomeStripProps {
  /** Room ids in the dome. */
  ids: readonly string[]
  nameOf(id: string): string
  /** @param gone the room to replace; '' to fill a free place */
  onBring(id: string, gone: string): void
}

export function DomeStrip({ ids, nameOf, onBring }: DomeStripProps) {
  const heading = useId()
  const { data } = useQuery(hotRoomsQuery())
  const others = data?.list.filter(({ id, is_live }) => is_live && !ids.includes(id)).slice(0, most) ?? []
  useRoomRows(others)
  if (others.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <SectionHead
        id={heading}
        title={<Trans>可以换进来</Trans>}
        more={
          <MoreLink render={<Link to="/anchor" />}>
            <Trans>全部</Trans>
          </MoreLink>
        }
      />
      <ul className={styles.strip}>
        {others.map((room) => (
          <li key={room.id} className={styles.room}>
            <RoomTile room={room} />
            <BringIn room={room} ids={ids} nameOf={nameOf} onBring={onBring} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function BringIn({ room, ids, nameOf, onBring }: DomeStripProps & { room: RoomCard }) {
  const { t } = useLingui()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  if (ids.length < mostRooms)
    return (
      <Button size="sm" onClick={() => onBring(room.id, '')} aria-label={t`放进来 ${room.nickname}`}>
        <Trans>放进来</Trans>
      </Button>
    )
  return (
    <>
      <Button
        ref={anchor}
        size="sm"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        aria-label={t`换入 ${room.nickname}`}
      >
        <Trans>换入</Trans>
      </Button>
      <Menu
        anchor={anchor}
        label={t`换下哪一格`}
        open={open}
        onOpenChange={setOpen}
        items={ids.map((id, place) => ({ key: id, label: `${place + 1} ${nameOf(id)}`, onSelect: () => onBring(room.id, id) }))}
      />
    </>
  )
}
