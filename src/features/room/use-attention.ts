// Follows and unfollows a streamer.
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RoomInfo } from '../../../contract/room/room.ts'
import { call } from '../../core/api/api.ts'
import { needLogin } from '../../core/session/open-dialog.ts'
import { toast } from '../../ui/layer/toast/toast.ts'
import { setFollow } from '../follow/follow-store.ts'
import { roomQuery } from './room-queries.ts'

export function useAttention(room: Pick<RoomInfo, 'id' | 'uid' | 'is_followed' | 'nickname'>): { pending: boolean; toggle(): void } {
  const { t } = useLingui()
  const client = useQueryClient()
  const { isPending, mutate } = useMutation({
    mutationFn: async (on: boolean) => {
      const result = await call('POST api/Member/attention', { body: { uid: room.uid, on } })
      // A read in flight would overwrite the optimistic state.
      await client.cancelQueries(roomQuery(room.id))
      return result
    },
    onSuccess: ({ followed, followers }) => {
      // This device is also notified of the streamer's broadcasts, from the next one on.
      setFollow('streamer', room.uid, room.nickname, followed)
      client.setQueryData<RoomInfo>(roomQuery(room.id).queryKey, (known) => known && { ...known, is_followed: followed, followers })
      toast(followed ? t`已关注 ${room.nickname}，开播会提醒你` : t`已取消关注 ${room.nickname}`, { tone: 'plain' })
    },
    onError: () => toast(t`没有办成，请稍后再试`, { tone: 'danger' }),
  })
  return {
    pending: isPending,
    toggle: () => {
      if (!needLogin()) mutate(!room.is_followed)
    },
  }
}
