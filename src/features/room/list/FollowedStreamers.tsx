// The followed streamers, those on the air first: a tab of /attention.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Radio } from 'lucide-react'
import type { RoomCard } from '../../../../contract/room/room-card.ts'
import { openDialog } from '../../../core/session/open-dialog.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { roomMessages } from '../../../ui/messages/room-messages.ts'
import { WithMessages } from '../../../ui/messages/WithMessages.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { arranged, isSpecial } from '../../follow/follow-order.ts'
import { useFollowOrder } from '../../follow/use-follow-order.ts'
import { followedStreamersQuery } from '../room-queries.ts'
import styles from './RoomStrip.module.css'
import { RoomTile } from './RoomTile.tsx'
import { useRoomRows } from './use-room-rows.ts'

const none: readonly RoomCard[] = []

export function FollowedStreamers() {
  return (
    <WithMessages catalogs={roomMessages}>
      <Inside />
    </WithMessages>
  )
}

function Inside() {
  const { t } = useLingui()
  const { phase } = useStore(sessionStore)
  const { order } = useFollowOrder()
  const { data, isLoadingError, refetch } = useQuery({ ...followedStreamersQuery(), enabled: phase === 'in' })
  useRoomRows(data?.list ?? none)
  if (phase === 'out')
    return (
      <EmptyState
        icon={<Radio />}
        title={t`登录后关注主播`}
        text={t`关注的主播开播时会提醒你，在播的排在最前。`}
        action={
          <Button variant="primary" onClick={() => openDialog('login')}>
            <Trans>登录</Trans>
          </Button>
        }
      />
    )
  if (!data)
    return isLoadingError ? (
      <ErrorState onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows count={4} height={64} label={t`数据加载中，请稍候！`} />
    )
  if (data.list.length === 0)
    return (
      <EmptyState
        icon={<Radio />}
        title={t`还没有关注主播`}
        text={t`在直播间点关注，开播时会提醒你。`}
        action={<Button render={<Link to="/anchor" />}>{t`看看正在直播的`}</Button>}
      />
    )
  const items = data.list.map((room) => ({ kind: 'streamer' as const, id: room.uid, room }))
  const special = (item: (typeof items)[number]): boolean => order !== null && isSpecial(order, item)
  // Special follows first, then streamers on the air, then the member's own order.
  const shown = (order ? arranged(items, order) : items).sort(
    (left, right) => Number(special(right)) - Number(special(left)) || Number(right.room.is_live) - Number(left.room.is_live),
  )
  return (
    <div className={styles.tiles}>
      {shown.map(({ room }) => (
        <RoomTile key={room.id} room={room} level={2} />
      ))}
    </div>
  )
}
