// Seeks to the match event that the viewer chose on another page, as long as it is within the seekable range.
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { RoomInfo } from '../../../../contract/room/room.ts'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { jumpTo } from '../stream/jump.ts'
import type { Player } from '../stream/player-handle.ts'
import { requestedTime } from '../stream/requested-time.ts'

export function useRequestedTime(player: Player | null, { id, picture_offset }: RoomInfo, isOnAir: boolean): void {
  const { t } = useLingui()
  useEffect(() => {
    const at = isOnAir ? requestedTime.of(id) : null
    if (!player || at === null) return
    const leave = player.time.subscribe(() => {
      // Before its first frame a stream has no known seekable range.
      if (player.state.get().phase !== 'playing' || player.pictureTime() === null) return
      leave()
      requestedTime.done()
      if (!jumpTo(player, { kind: 'home', at: at + picture_offset })) toast(t`回看里没有这一刻了`, { tone: 'plain' })
    })
    return leave
  }, [player, id, picture_offset, isOnAir, t])
}
