// Room section of a streamer's page: follow button, the room, announced broadcasts, recordings.
import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Anchor } from '../../../../contract/room/room.ts'
import { playbackSize } from '../../../../rules/screen/bodies.ts'
import { pagedQuery } from '../../../core/api/paged-query.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { RoomTile } from '../list/RoomTile.tsx'
import { PlaybackList } from '../PlaybackList.tsx'
import { roomQuery } from '../room-queries.ts'
import styles from './PersonaPage.module.css'

export function PersonaRoom({ anchor }: { anchor: Anchor }) {
  const { data: room } = useQuery(roomQuery(anchor.id))
  const read = useInfiniteQuery(pagedQuery('POST api/Live_streaming/getLivePlaybackList', { id: anchor.id }, playbackSize))
  // A recording added between two page reads shifts the others.
  const playbacks = [...new Map(read.data?.pages.flatMap(({ list }) => list).map((one) => [one.id, one])).values()]
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
        <PlaybackList room={anchor} list={playbacks} />
        {read.hasNextPage && (
          <Button size="sm" block disabled={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
            <Trans>更多</Trans>
          </Button>
        )}
      </Panel>
    </>
  )
}
