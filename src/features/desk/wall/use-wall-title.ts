// What a room is called at the desk: its title as its streamer wrote it, whatever it tells.
import { useLingui } from '@lingui/react/macro'
import type { RoomCard } from '../../../../contract/room/room-card.ts'

export function useWallTitle({ title, nickname }: Pick<RoomCard, 'title' | 'nickname'>): string {
  const { t } = useLingui()
  return title || t`${nickname} 的直播间`
}
