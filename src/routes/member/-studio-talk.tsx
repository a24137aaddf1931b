// The chat of the streamer's own room, for the studio: the viewers' column, with its red envelopes.
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense } from 'react'
import { useRoom } from '../../features/room/use-room.ts'
import { lazyPart } from '../../ui/layer/lazy-part.ts'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'

const ChatColumn = lazyPart(async () => (await import('../../features/chat/ChatColumn.tsx')).ChatColumn)
const EnvelopeDock = lazyPart(async () => (await import('../../features/gift/envelope/EnvelopeDock.tsx')).EnvelopeDock)
const RoomDialogs = lazyPart(async () => (await import('../../features/gift/RoomDialogs.tsx')).RoomDialogs)

function StudioTalk({ roomId }: { roomId: string }) {
  const { t } = useLingui()
  const read = useRoom(roomId)
  const waiting = <SkeletonRows label={t`数据加载中，请稍候！`} />
  if (!read.data) return read.isLoadingError ? <ErrorState onRetry={() => void read.refetch()} /> : waiting
  return (
    <Suspense fallback={waiting}>
      <ChatColumn room={read.data} above={<EnvelopeDock room={read.data} />} />
      <Suspense>
        <RoomDialogs room={read.data} />
      </Suspense>
    </Suspense>
  )
}

export const studioTalk = (roomId: string): ReactNode => <StudioTalk roomId={roomId} />
