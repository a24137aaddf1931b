// Comment thread of a room's match, on the room clock: comments of minute 67 appear when the picture is at minute 67.
import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { productAtServer } from '../../core/clock/product-clock.ts'
import { MatchThread } from '../../features/comment/Thread.tsx'
import { roomClock } from '../../features/room/stream/clock/room-clock.ts'
import { useWaiting } from '../../features/room/stream/clock/use-room-clock.ts'
import { Panel } from '../../ui/frame/Panel.tsx'
import { communityMessages } from '../../ui/messages/community-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'

export function RoomThread({ matchId }: { matchId: string }) {
  const { t } = useLingui()
  const waits = useWaiting()
  // Once there was a picture, the thread stays with its draft, whatever happens to the stream.
  const [begun, setBegun] = useState(false)
  useEffect(() => {
    if (!waits) setBegun(true)
  }, [waits])
  const last = useRef(0)
  const matchNow = useCallback(() => {
    if (!roomClock.isWaiting()) last.current = productAtServer(roomClock.matchDisplayTime())
    return last.current
  }, [])
  return (
    <Panel padded>
      {begun ? (
        <WithMessages catalogs={communityMessages}>
          <MatchThread id={matchId} matchNow={matchNow} />
        </WithMessages>
      ) : (
        <SkeletonRows count={2} height={72} label={t`数据加载中，请稍候！`} />
      )}
    </Panel>
  )
}
