// Confirms an action that cannot be undone immediately, with a field for the payment password where required.
import { Trans } from '@lingui/react/macro'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { SteadyButton } from '../../../ui/button/SteadyButton.tsx'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import type { OpenProps } from '../../../ui/layer/OpenedLater.tsx'
import fields from '../Field.module.css'
import notices from '../Notice.module.css'

interface ConfirmStepProps extends OpenProps {
  title: ReactNode
  text: ReactNode
  /** Label of the confirm button. */
  act: ReactNode
  busy: boolean
  failure: string | null
  onConfirm(): void
  children?: ReactNode
}

export function ConfirmStep({ open, onOpenChange, title, text, act, busy, failure, onConfirm, children }: ConfirmStepProps) {
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    onConfirm()
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} width={380}>
      <form className={fields.form} onSubmit={submit}>
        <p className={notices.warn}>{text}</p>
        {children}
        {failure && (
          <p className={notices.failure} role="alert">
            {failure}
          </p>
        )}
        <div className={fields.acts}>
          <Button disabled={busy} onClick={() => onOpenChange(false)}>
            <Trans>取消</Trans>
          </Button>
          <SteadyButton type="submit" variant="primary" disabled={busy}>
            {act}
          </SteadyButton>
        </div>
      </form>
    </Dialog>
  )
}
