// The gifts of a room: a bar under the player on wide screens, a sheet on phones, and the dialogs that the room asks for.
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useEffect } from 'react'
import type { RoomInfo } from '../../../contract/room/room.ts'
import { roomDialog } from '../../core/room/room-dialog.ts'
import { Dialog } from '../../ui/layer/Dialog.tsx'
import { useStore } from '../../ui/use-store.ts'
import { useWide } from '../match/use-wide.ts'
import { GiftPicker } from './GiftPicker.tsx'

const StatusDialog = lazy(async () => ({ default: (await import('./guard/StatusDialog.tsx')).StatusDialog }))
const AdvertDialog = lazy(async () => ({ default: (await import('./AdvertDialog.tsx')).AdvertDialog }))
const EnvelopeSendDialog = lazy(async () => ({ default: (await import('./envelope/EnvelopeSendDialog.tsx')).EnvelopeSendDialog }))
const EnvelopeDialog = lazy(async () => ({ default: (await import('./envelope/EnvelopeDialog.tsx')).EnvelopeDialog }))

export function GiftBar({ room }: { room: RoomInfo }) {
  const dialog = useStore(roomDialog)
  const isWide = useWide()
  // A room that is left takes its dialog along.
  useEffect(() => () => roomDialog.set(null), [])
  const close = (): void => roomDialog.set(null)
  return (
    <>
      {isWide && <GiftPicker room={room} />}
      <Dialog open={dialog?.is === 'gifts'} onOpenChange={(open) => !open && close()} title={<Trans>送礼物</Trans>} width={460}>
        {dialog?.is === 'gifts' && <GiftPicker room={room} isSheet />}
      </Dialog>
      <Suspense>
        {dialog?.is === 'status' && <StatusDialog room={room} kind={dialog.kind} onClose={close} />}
        {dialog?.is === 'advert' && <AdvertDialog room={room} onClose={close} />}
        {dialog?.is === 'envelope-send' && <EnvelopeSendDialog room={room} onClose={close} />}
        {dialog?.is === 'envelope' && <EnvelopeDialog key={dialog.id} room={room} id={dialog.id} onClose={close} />}
      </Suspense>
    </>
  )
}
