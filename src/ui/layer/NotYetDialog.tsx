// 开发中...: shown in place of a feature that is switched off. R-SHELL-12.
import { Trans } from '@lingui/react/macro'
import { Button } from '../button/Button.tsx'
import { Dialog } from './Dialog.tsx'

export function NotYetDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>开发中...</Trans>}
      text={<Trans>这项功能还没有开放，请过些时候再来看看。</Trans>}
      width={360}
    >
      <Button variant="primary" block onClick={onClose}>
        <Trans>知道了</Trans>
      </Button>
    </Dialog>
  )
}
