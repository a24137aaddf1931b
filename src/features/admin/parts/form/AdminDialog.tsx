// Form dialog of the admin console: fields, error, and submit button. Enter submits.
import { Trans } from '@lingui/react/macro'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../../../ui/button/Button.tsx'
import { Dialog } from '../../../../ui/layer/Dialog.tsx'
import styles from '../Admin.module.css'

export interface AdminDialogProps {
  title: ReactNode
  onClose(): void
  /** Label of the submit button. */
  act: ReactNode
  /** For actions that are sent immediately. */
  busy?: boolean
  error?: string | null
  onSubmit(): void
  disabled?: boolean
  /** A second action beside it. */
  beside?: ReactNode
  width?: number
  children: ReactNode
}

export function AdminDialog({ title, onClose, act, busy, error, onSubmit, disabled, beside, width = 480, children }: AdminDialogProps) {
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} width={width}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {children}
        {error && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
        <div className={styles.acts}>
          <Button onClick={onClose}>
            <Trans>取消</Trans>
          </Button>
          {beside}
          <Button type="submit" variant="primary" disabled={busy || disabled}>
            {act}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
