// The recharge dialog, opened over any page where the user lacks diamonds.
import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import { deviceMessages } from '../../../ui/messages/device-messages.ts'
import { WithMessages } from '../../../ui/messages/WithMessages.tsx'
import { RechargeBox } from './RechargeBox.tsx'

export interface RechargeDialogProps {
  onClose(): void
}

export function RechargeDialog({ onClose }: RechargeDialogProps) {
  return (
    <WithMessages catalogs={deviceMessages} waiting={null}>
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={<Trans>充值钻石</Trans>}
        text={<Trans>1 元 = 10 钻石</Trans>}
        width={440}
      >
        <RechargeBox onDone={onClose} />
      </Dialog>
    </WithMessages>
  )
}
