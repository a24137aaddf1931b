// The recharge dialog, opened over any page where diamonds are short.
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import { deviceWords } from '../../../ui/words/device-words.ts'
import { WithWords } from '../../../ui/words/WithWords.tsx'
import { RechargeBox } from './RechargeBox.tsx'

export interface RechargeDialogProps {
  onClose(): void
}
/** Milliseconds that its leaving takes. */
const leaving = 250

export function RechargeDialog({ onClose }: RechargeDialogProps) {
  return (
    <WithWords catalogs={deviceWords} waiting={null}>
      <Inside onClose={onClose} />
    </WithWords>
  )
}

function Inside({ onClose }: RechargeDialogProps) {
  const [open, setOpen] = useState(true)
  const close = (): void => {
    setOpen(false)
    setTimeout(onClose, leaving)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={<Trans>充值钻石</Trans>}
      text={<Trans>1 元 = 10 钻石</Trans>}
      width={440}
    >
      <RechargeBox onDone={close} />
    </Dialog>
  )
}
