// Recordings of the room, beside its current broadcast.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { RoomInfo } from '../../../../contract/room/room.ts'
import { MoreLink } from '../../../ui/button/MoreLink.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { PlaybackList } from '../PlaybackList.tsx'
import { playbackQuery } from '../room-queries.ts'

/** Recordings in the panel; the streamer's page lists more. */
const most = 6

export function PlaybackPanel({ room, current }: { room: RoomInfo; current: string | undefined }) {
  const { t } = useLingui()
  const { data, isLoadingError, refetch } = useQuery(playbackQuery(room.id))
  const list = data?.list ?? []
  return (
    <Panel padded>
      <SectionHead
        title={<Trans>回放</Trans>}
        more={
          list.length > most && (
            <MoreLink render={<Link to="/persona" search={{ id: room.uid }} />}>
              <Trans>全部</Trans>
            </MoreLink>
          )
        }
      />
      {data ? (
        <PlaybackList room={room} list={list.filter(({ id }, index) => index < most || id === current)} current={current} />
      ) : isLoadingError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows count={3} height={56} label={t`数据加载中，请稍候！`} />
      )}
    </Panel>
  )
}
