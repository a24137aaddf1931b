// Whoever chose an event of the match on another page sees it first, as long as the room can go back to it.
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { RoomInfo } from '../../../../contract/room/room.ts'
import { toast } from '../../../ui/layer/toast.ts'
import { jumpTo } from '../../stream/jump.ts'
import type { Player } from '../../stream/player-handle.ts'
import { wishedMoment } from '../../stream/wished-moment.ts'

export function useWishedMoment(player: Player | null, { id, picture_offset }: RoomInfo, isOnAir: boolean): void {
  const { t } = useLingui()
  useEffect(() => {
    const at = isOnAir ? wishedMoment.of(id) : null
    if (!player || at === null) return
    const leave = player.time.subscribe(() => {
      // Before its first picture a stream has not said which moments it has.
      if (player.state.get().phase !== 'playing' || player.moment() === null) return
      leave()
      wishedMoment.done()
      if (!jumpTo(player, { kind: 'home', at: at + picture_offset })) toast(t`回看里没有这一刻了`, { tone: 'plain' })
    })
    return leave
  }, [player, id, picture_offset, isOnAir, t])
}
