// Confirms a destructive action. Loads its dialog when it first opens.
import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/layer/Dialog.tsx'
import type { OpenProps } from '../../ui/layer/OpenedLater.tsx'
import styles from './ConfirmDialog.module.css'

export interface ConfirmDialogProps extends OpenProps {
  title: string
  text?: string
  /** Label of the confirm button. */
  act: string
  onConfirm(): void
}

export function ConfirmDialog({ open, onOpenChange, title, text, act, onConfirm }: ConfirmDialogProps) {
  const confirm = (): void => {
    onOpenChange(false)
    onConfirm()
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} width={360}>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.acts}>
        <Button onClick={() => onOpenChange(false)}>
          <Trans>取消</Trans>
        </Button>
        <Button variant="primary" onClick={confirm}>
          {act}
        </Button>
      </div>
    </Dialog>
  )
}
