// Chat of the selected stand; without one, a message that explains why.
import { Trans, useLingui } from '@lingui/react/macro'
import { DoorClosed, MessageSquareText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RoomInfo } from '../../../../contract/room/room.ts'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useRoom } from '../use-room.ts'

export function StandTalk({ id, chat }: { id: string | null; chat(room: RoomInfo): ReactNode }) {
  const { t } = useLingui()
  const { data: room, isLoadingError, refetch } = useRoom(id ?? '')
  if (id === null) return <EmptyState icon={<MessageSquareText />} title={t`还没有看台`} text={t`有主播开播后，在这里和大家一起聊。`} />
  if (!room)
    return isLoadingError ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonRows label={t`数据加载中，请稍候！`} height={22} />
  if (room.me?.kicked) return <EmptyState icon={<DoorClosed />} title={<Trans>你已被请出这个直播间</Trans>} />
  return chat(room)
}
