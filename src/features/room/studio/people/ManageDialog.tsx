// Member management of a room as a dialog over any page, for its owner and its managers.
import { Trans } from '@lingui/react/macro'
import type { RoomRole } from '../../../../../contract/room/room-card.ts'
import { Dialog } from '../../../../ui/layer/Dialog.tsx'
import { PeopleTab } from './PeopleTab.tsx'

interface ManageDialogProps {
  room: { id: string; nickname: string }
  by: RoomRole
  onClose(): void
}

export function ManageDialog({ room, by, onClose }: ManageDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title={<Trans>房间管理</Trans>} text={<span translate="no">{room.nickname}</span>} width={720}>
      <PeopleTab roomId={room.id} by={by} />
    </Dialog>
  )
}
