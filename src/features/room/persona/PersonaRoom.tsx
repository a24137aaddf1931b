// What a streamer's page shows of the room: following, the room itself, what is announced, recordings.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Anchor } from '../../../../contract/room/room.ts'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { RoomTile } from '../list/RoomTile.tsx'
import { PlaybackList } from '../PlaybackList.tsx'
import { playbackQuery, roomQuery } from '../room-queries.ts'
import styles from './PersonaPage.module.css'

export function PersonaRoom({ anchor }: { anchor: Anchor }) {
  const { data: room } = useQuery(roomQuery(anchor.id))
  const { data: playbacks } = useQuery(playbackQuery(anchor.id))
  return (
    <>
      <Panel padded>
        <SectionHead title={<Trans>直播间</Trans>} />
        {room?.signature && <p className={styles.text}>{room.signature}</p>}
        <div className={styles.tiles}>
          <RoomTile room={anchor} />
        </div>
      </Panel>
      <Panel padded>
        <SectionHead title={<Trans>回放</Trans>} />
        <PlaybackList room={anchor} list={playbacks?.list ?? []} />
      </Panel>
    </>
  )
}
