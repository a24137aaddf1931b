// Title of a room in the admin console: as the streamer wrote it, including scores.
import { useLingui } from '@lingui/react/macro'
import type { RoomCard } from '../../../../contract/room/room-card.ts'

export function useWallTitle({ title, nickname }: Pick<RoomCard, 'title' | 'nickname'>): string {
  const { t } = useLingui()
  return title || t`${nickname} 的直播间`
}
