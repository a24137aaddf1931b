// 关注 button for a streamer, on the persona page.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import type { Anchor } from '../../../../contract/room/room.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { roomQuery } from '../room-queries.ts'
import { useAttention } from '../use-attention.ts'

export function FollowStreamer({ anchor }: { anchor: Pick<Anchor, 'id' | 'uid' | 'nickname'> }) {
  const { data: room } = useQuery(roomQuery(anchor.id))
  const isFollowed = room?.is_followed ?? false
  const { pending, toggle } = useAttention({ ...anchor, is_followed: isFollowed })
  return (
    <Button variant={isFollowed ? 'line' : 'primary'} disabled={pending || !room} aria-pressed={isFollowed} onClick={toggle}>
      {isFollowed ? <Check size={16} aria-hidden="true" /> : <Plus size={16} aria-hidden="true" />}
      {isFollowed ? <Trans>已关注</Trans> : <Trans>关注</Trans>}
    </Button>
  )
}
