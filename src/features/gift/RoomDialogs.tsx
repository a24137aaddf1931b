// Dialogs of a room, wherever its chat is shown: in the room, in the stands of a match, in the studio.
import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { RoomInfo } from '../../../contract/room/room.ts'
import { roomDialog } from '../../core/room/room-dialog.ts'
import { Dialog } from '../../ui/layer/Dialog.tsx'
import { laterPart } from '../../ui/layer/later-part.ts'
import { OpenLater } from '../../ui/layer/OpenedLater.tsx'
import { useStore } from '../../ui/use-store.ts'
import { GiftPicker } from './GiftPicker.tsx'

const statusDialog = laterPart(() => import('./guard/StatusDialog.tsx').then((part) => part.StatusDialog))
const advertDialog = laterPart(() => import('./AdvertDialog.tsx').then((part) => part.AdvertDialog))
const hornDialog = laterPart(() => import('./horn/HornDialog.tsx').then((part) => part.HornDialog))
const envelopeSendDialog = laterPart(() => import('./envelope/EnvelopeSendDialog.tsx').then((part) => part.EnvelopeSendDialog))
const envelopeDialog = laterPart(() => import('./envelope/EnvelopeDialog.tsx').then((part) => part.EnvelopeDialog))

export function RoomDialogs({ room }: { room: RoomInfo }) {
  const dialog = useStore(roomDialog)
  // Leaving the room closes its dialog.
  useEffect(() => () => roomDialog.set(null), [])
  const close = (): void => roomDialog.set(null)
  return (
    <>
      <Dialog open={dialog?.type === 'gifts'} onOpenChange={(open) => !open && close()} title={<Trans>送礼物</Trans>} width={460}>
        {dialog?.type === 'gifts' && <GiftPicker room={room} isSheet />}
      </Dialog>
      {dialog?.type === 'status' && <OpenLater part={statusDialog} props={{ room, kind: dialog.kind, onClose: close }} />}
      {dialog?.type === 'advert' && <OpenLater part={advertDialog} props={{ room, onClose: close }} />}
      {dialog?.type === 'horn' && <OpenLater part={hornDialog} props={{ onClose: close }} />}
      {dialog?.type === 'envelope-send' && <OpenLater part={envelopeSendDialog} props={{ room, onClose: close }} />}
      {dialog?.type === 'envelope' && <OpenLater key={dialog.id} part={envelopeDialog} props={{ room, id: dialog.id, onClose: close }} />}
    </>
  )
}
