// Gifts of a room: a bar below the player on wide screens, a sheet on phones, and the room's dialogs.
import type { RoomInfo } from '../../../contract/room/room.ts'
import { useWide } from '../match/use-wide.ts'
import { GiftPicker } from './GiftPicker.tsx'
import { RoomDialogs } from './RoomDialogs.tsx'

export function GiftBar({ room }: { room: RoomInfo }) {
  const isWide = useWide()
  return (
    <>
      {isWide && <GiftPicker room={room} />}
      <RoomDialogs room={room} />
    </>
  )
}
